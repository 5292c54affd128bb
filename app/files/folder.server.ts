import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** A folder to write in. `root` must exist: no folder is made where a disk is missing. */
export interface Folder {
  root: string
  path: string
}

/** Returns the folder that is set, or one of this name below `dataDir`. */
export const folderOf = (set: string | undefined, dataDir: string, name: string): Folder =>
  set === undefined ? { root: dataDir, path: join(dataDir, name) } : { root: set, path: set }

/** Writes a file whole and syncs it: readers see nothing or all of it. */
export async function writeWhole({ root, path }: Folder, name: string, bytes: Uint8Array) {
  const file = join(path, name)
  try {
    await writeBeside(file, bytes)
  } catch (error) {
    if (!isMissing(error)) throw error
    await makeBelow(root, dirname(file))
    await writeBeside(file, bytes)
  }
  return file
}

export const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** The ending of a file that is still being written; a killed process leaves one behind. */
export const UNFINISHED = '.part'
const WRITTEN_WITHIN_MS = 600_000

/**
 * Tells whether a killed process left the file: it is unfinished and was not written for ten
 * minutes. A writer that only paused starts over.
 */
export const isLeftBehind = (name: string, mtimeMs: number) =>
  name.endsWith(UNFINISHED) && Date.now() - mtimeMs > WRITTEN_WITHIN_MS

async function writeBeside(file: string, bytes: Uint8Array) {
  const part = `${file}.${randomUUID()}${UNFINISHED}`
  try {
    await writeFile(part, bytes, { flush: true })
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true }).catch(() => {})
    throw error
  }
}

async function makeBelow(root: string, path: string) {
  if (path === root || path === dirname(path)) return
  await makeBelow(root, dirname(path))
  await mkdir(path).catch((error) => {
    if (error.code !== 'EEXIST') throw error
  })
}
