import { createWriteStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { extname, join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { config } from '../../../config.server'

/** In bytes. */
export const MOST_FILE_BYTES = 50 * 1024 * 1024

const KINDS = ['.csv', '.xlsx'] as const
type Kind = (typeof KINDS)[number]

export const kindOfFile = (name: string): Kind | undefined =>
  KINDS.find((kind) => kind === extname(name).toLowerCase())

const folder = () => join(resolve(config.DATA_DIR), 'imports')

/** Where the file of an import stands; its name tells how it is read. */
export const fileOf = ({ id, name }: { id: string; name: string }) =>
  join(folder(), `${id}${kindOfFile(name)}`)

/** Writes it as it comes and gives its bytes; one that broke off leaves nothing. */
export async function keepFile(file: string, body: ReadableStream | null) {
  await mkdir(folder(), { recursive: true, mode: 0o700 })
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

export const forgetFile = (file: string) => rm(file, { force: true })
