import { readFile, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { isMissing } from '../../../files/folder.server'
import { MOST_PICTURE_BYTES } from '../../../files/pictures/picture-kind'
import { openZip, UnusableZip } from '../../../files/zip.server'
import { BadPicture, PictureNotFound } from '../../../media/bad-picture'
import { RefusedSource } from '../refused-source'

export interface PictureFiles {
  read(name: string): Promise<Buffer>
  close(): void
}

export const TOO_LARGE = `is larger than ${MOST_PICTURE_BYTES / 1024 / 1024} MB`

/** Opens the pictures of a folder or a zip archive. Throws RefusedSource. */
export async function openPictures(path: string): Promise<PictureFiles> {
  const found = await stat(path).catch(() => undefined)
  if (!found) throw new RefusedSource(`there is no folder or archive ${path}`)
  return found.isDirectory() ? ofFolder(path) : ofArchive(path)
}

async function ofFolder(path: string): Promise<PictureFiles> {
  const root = await realpath(path)
  return {
    async read(name) {
      const within = withinOf(name)
      try {
        const file = await realpath(join(root, within))
        // A link may lead elsewhere.
        if (!file.startsWith(root + sep)) throw new BadPicture('is outside of the folder')
        const found = await stat(file)
        if (!found.isFile()) throw new BadPicture('is no file')
        if (found.size > MOST_PICTURE_BYTES) throw new BadPicture(TOO_LARGE)
        return await readFile(file)
      } catch (error) {
        throw isMissing(error) || isNoFolder(error)
          ? new PictureNotFound('is not in the folder')
          : error
      }
    },
    close() {},
  }
}

const isNoFolder = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOTDIR'

/** Finds a path relative to any folder of the archive, as files may be packed within one. */
async function ofArchive(path: string): Promise<PictureFiles> {
  const zip = await openZip(path).catch((error) => {
    throw error instanceof UnusableZip ? new RefusedSource(`${path}: ${error.message}`) : error
  })
  const byName = Map.groupBy(
    [...zip.entries.keys()].filter((each) => !each.startsWith('__MACOSX/')),
    (each) => each.split('/').at(-1) as string,
  )
  return {
    async read(name) {
      const within = withinOf(name)
      const near = byName.get(within.split('/').at(-1) as string) ?? []
      const found = zip.entries.has(within)
        ? [within]
        : near.filter((each) => each.endsWith(`/${within}`))
      const [only, other] = found
      if (only === undefined) throw new PictureNotFound('is not in the archive')
      if (other !== undefined)
        throw new BadPicture(`may be ${only} or ${other} in the archive; name its folder`)
      if ((zip.entries.get(only)?.uncompressedSize ?? 0) > MOST_PICTURE_BYTES)
        throw new BadPicture(TOO_LARGE)
      return zip.bytes(only, MOST_PICTURE_BYTES).catch((error) => {
        throw error instanceof UnusableZip ? new BadPicture(`is damaged: ${error.message}`) : error
      })
    },
    close: () => zip.close(),
  }
}

function withinOf(name: string) {
  const path = name
    .trim()
    .replaceAll('\\', '/')
    .replace(/^(\.\/)+/, '')
  const parts = path.split('/')
  if (path.includes('\0') || parts.includes('..') || parts[0] === '' || /^[a-z]:/i.test(path))
    throw new BadPicture('is outside of the folder')
  return path
}
