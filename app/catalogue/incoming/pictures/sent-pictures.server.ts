import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { ReadableStream } from 'node:stream/web'
import { isMissing } from '../../../files/folder.server'
import { MOST_PICTURE_BYTES } from '../../../files/pictures/picture-kind'
import { writeBody } from '../../../files/uploads.server'
import { BadPicture, PictureNotFound } from '../../../media/bad-picture'
import { RefusedSource } from '../refused-source'
import { openPictures, type PictureFiles, TOO_LARGE } from './picture-files.server'

/** The most bytes of one archive of pictures that the desk takes. */
export const MOST_ARCHIVE_BYTES = 200 * 1024 * 1024
/** The most files of one import; many pictures come in an archive. */
export const MOST_SENT = 500
/** A file system's names have 255 bytes. */
const MOST_NAME_BYTES = 200
/** Marks a whole file, so that a name such as `..` is harmless and a half one is never read. */
const WHOLE = 'sent '

/** Tells whether pictures can be kept under this name. */
export const isSentName = (name: string) =>
  name !== '' && !/[/\\\0]/.test(name) && Buffer.byteLength(name) <= MOST_NAME_BYTES

interface Sent {
  folder: string
  name: string
  body: ReadableStream | null
  /** Runs once the body has arrived; what it throws keeps nothing. */
  admit(): Promise<void>
}

/** Keeps a picture or an archive of them; one of the same name is replaced. */
export async function keepSent({ folder, name, body, admit }: Sent) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const half = join(folder, crypto.randomUUID())
  await writeBody(half, body)
  try {
    await admit()
    await rename(half, join(folder, WHOLE + name.normalize('NFC')))
  } finally {
    await rm(half, { force: true })
  }
}

/** Returns the names of the files of a folder, none where it does not exist. */
export async function sentNames(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error) => {
    if (isMissing(error)) return [] as string[]
    throw error
  })
  return names.flatMap((name) => (name.startsWith(WHOLE) ? name.slice(WHOLE.length) : [])).sort()
}

export const forgetSent = (folder: string) => rm(folder, { recursive: true, force: true })

/**
 * Opens the pictures that were sent beside a sheet, one by one and in archives. Names are found
 * without their folder, in whichever case. Throws RefusedSource for an archive that cannot be read.
 */
export async function openSent(folder: string): Promise<PictureFiles> {
  const names = await sentNames(folder)
  const byKey = new Map(names.map((name) => [keyOf(name), join(folder, WHOLE + name)]))
  const archives: PictureFiles[] = []
  const close = () => {
    for (const archive of archives) archive.close()
  }
  for (const name of names.filter((one) => extname(one).toLowerCase() === '.zip')) {
    const path = join(folder, WHOLE + name)
    archives.push(
      await openPictures(path).catch((error) => {
        close()
        if (!(error instanceof RefusedSource)) throw error
        throw new RefusedSource(error.message.replaceAll(path, name))
      }),
    )
  }
  return {
    async read(name) {
      const file = byKey.get(keyOf(name))
      if (file) {
        if ((await stat(file)).size > MOST_PICTURE_BYTES) throw new BadPicture(TOO_LARGE)
        return readFile(file)
      }
      for (const archive of archives)
        try {
          return await archive.read(name)
        } catch (error) {
          if (!(error instanceof PictureNotFound)) throw error
        }
      throw new PictureNotFound('is not among the pictures that were sent')
    },
    close,
  }
}

const keyOf = (name: string) =>
  (name.trim().split(/[\\/]/).at(-1) ?? '').normalize('NFC').toLowerCase()
