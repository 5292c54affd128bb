import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Folder, isMissing, writeWhole } from '../files/folder.server'

/** The store of pictures that came from elsewhere, by names such as `7-0-9c1d3e5f70`. */
export interface Masters {
  /** Returns a local file to draw from; undefined when there is none. Throws MastersAway. */
  find(name: string): Promise<string | undefined>
  /** Returns the file. Throws MastersAway. */
  keep(name: string, bytes: Buffer): Promise<string>
  /** Lists the names of all masters, sorted. Throws MastersAway. */
  list(): Promise<string[]>
  /** Returns a master as it is kept; undefined when there is none. Throws MastersAway. */
  read(name: string): Promise<Buffer | undefined>
  /** Deletes a master and what was drawn from it here; an unknown one too. Throws MastersAway. */
  remove(name: string): Promise<void>
}

export class MastersAway extends Error {}

/**
 * Thrown when the source does not answer at all. This picture is not at fault, so for a moment none
 * of the others is asked for either.
 */
export class NoAnswer extends MastersAway {}

/** A master's file name. It is never trimmed (`trim-sizes.server.ts`): its source may be gone. */
export const MASTER = 'master.webp'

export const masterPath = (name: string) => `products/${name}/${MASTER}`

/** Names a picture that the merchant brought by the hash of its file: it has no other source. */
export const ownMaster = (hash: string) => `own-${hash}`

/** The beginning of the names of reviews' photos. */
export const REVIEW_MASTERS = 'review-'

/** Names a photo of a review by its random name: two reviews never share one. */
export const reviewMaster = (name: string) => REVIEW_MASTERS + name

/** Keeps masters in a folder of this machine, or in one that several machines share. */
export function folderMasters(folder: Folder): Masters {
  return {
    async find(name) {
      const file = join(folder.path, masterPath(name))
      try {
        await stat(file)
        return file
      } catch (error) {
        if (!isMissing(error)) throw away(error)
        await stat(folder.root).catch((cause) => {
          throw away(cause)
        })
        return undefined
      }
    },
    async keep(name, bytes) {
      try {
        return await writeWhole(folder, masterPath(name), bytes)
      } catch (error) {
        throw away(error)
      }
    },
    async list() {
      const names = await readdir(join(folder.path, 'products')).catch((error) => {
        if (isMissing(error)) return []
        throw away(error)
      })
      const found: string[] = []
      for (const name of names.sort())
        if (await stat(join(folder.path, masterPath(name))).catch(() => undefined)) found.push(name)
      return found
    },
    read: (name) =>
      readFile(join(folder.path, masterPath(name))).catch((error) => {
        if (isMissing(error)) return undefined
        throw away(error)
      }),
    remove: (name) =>
      rm(dirname(join(folder.path, masterPath(name))), { recursive: true, force: true }).catch(
        (error) => {
          throw away(error)
        },
      ),
  }
}

const away = (cause: unknown) =>
  new NoAnswer(`the folder of pictures cannot be used: ${(cause as Error).message}`, { cause })
