import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { HOUR_MS } from '../durations'

/** Milliseconds: longer than any upload, or the work on one, takes. */
const LEFT_MS = HOUR_MS

/** Returns the folder of uploads that are worked on before they are answered. */
export const uploadFolder = (dataDir: string) => join(dataDir, 'uploads')

/**
 * Writes a body as it comes, never holding all of it, and returns its size in bytes. A body that
 * breaks off leaves no file.
 */
export async function writeBody(file: string, body: ReadableStream | null) {
  try {
    await pipeline(
      body ? Readable.fromWeb(body) : Readable.from([]),
      createWriteStream(file, { mode: 0o600, flags: 'wx' }),
    )
    return (await stat(file)).size
  } catch (error) {
    await rm(file, { force: true })
    throw error
  }
}

/** Keeps a body in a file of `folder` for as long as `use` takes. */
export async function withUpload<T>(
  folder: string,
  body: ReadableStream | null,
  use: (file: string) => Promise<T>,
): Promise<T> {
  const file = join(folder, crypto.randomUUID())
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeBody(file, body)
  try {
    return await use(file)
  } finally {
    await rm(file, { force: true })
  }
}

/** Removes the files that killed processes left: old ones that are not known to be in use. */
export async function sweepLeft(
  folder: string,
  isOurs: (name: string) => boolean = () => true,
  now = Date.now(),
) {
  for (const name of await readdir(folder).catch(() => [])) {
    if (!isOurs(name)) continue
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined)
    if (found && now - found.mtimeMs > LEFT_MS)
      // It belongs to another user.
      await rm(path, { recursive: true, force: true }).catch(() => {})
  }
}
