import { mkdir, rm } from 'node:fs/promises'
import { extname, join, resolve } from 'node:path'
import type { ReadableStream } from 'node:stream/web'
import { config } from '../../../config.server'
import { writeBody } from '../../../files/uploads.server'
import { TABLE_KINDS } from '../sheets/table-kinds'

export const MOST_FILE_BYTES = 50 * 1024 * 1024

export const kindOfFile = (name: string) =>
  TABLE_KINDS.find((kind) => kind === extname(name).toLowerCase())

export const importFolder = () => join(resolve(config.DATA_DIR), 'imports')

/** Returns the path of an import's file; its extension decides how it is read. */
export const fileOf = ({ id, name }: { id: string; name: string }) =>
  join(importFolder(), `${id}${kindOfFile(name)}`)

/** Returns the folder of the pictures that were sent beside an import's file. */
export const sentFolderOf = (id: string) => join(importFolder(), `${id}.pictures`)

/** Stores the upload and returns its bytes; a broken one leaves nothing. */
export async function keepFile(file: string, body: ReadableStream | null) {
  await mkdir(importFolder(), { recursive: true, mode: 0o700 })
  return writeBody(file, body)
}

export const forgetFile = (file: string) => rm(file, { force: true })
