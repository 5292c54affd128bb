import { createWriteStream, mkdirSync, statfsSync, statSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { sweepLeft } from '../../files/uploads.server'
import { isDatabaseFile } from './database-file.server'
import { momentName } from './kept-backups.server'
import { backupFolder } from './scheduled-backups.server'
import { syncPath } from './working-folder.server'

/** The most bytes of a piece: a slow line sends these within REQUEST_SECONDS. */
export const MOST_PIECE_BYTES = 4 * 1024 ** 2
/** The most bytes of an uploaded backup. */
export const MOST_UPLOAD_BYTES = 64 * 1024 ** 3
/** The room that stays free for the shop itself. */
const SPARE_BYTES = 256 * 1024 ** 2

const UPLOAD = /^\.upload-[0-9a-f]{32}\.part$/

interface SentPiece {
  /** The upload's id, 32 hexadecimal digits that the sender chose. */
  id: string
  /** The byte of the file at which the piece begins. */
  at: number
  /** The whole file's bytes. */
  size: number
  body: ReadableStream | null
}

type TakenPiece =
  /** `have`: the bytes that are here, where the sender goes on. */
  | { ok: true; have: number; name?: string }
  | { ok: false; code: 'NO_ROOM'; freeBytes: number }
  /** The pieces before are not here (any more): the sender starts over. */
  | { ok: false; code: 'GAP'; have: number }

/**
 * Writes a piece of a backup as it comes. The last one gives the file a name that the list shows;
 * nothing here reads what it holds. A piece that is sent again is written again.
 */
export async function takePiece({ id, at, size, body }: SentPiece): Promise<TakenPiece> {
  const folder = backupFolder()
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, `.upload-${id}.part`)
  const have = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (at > have) return { ok: false, code: 'GAP', have }
  if (at === 0) {
    await sweepLeft(folder, (name) => UPLOAD.test(name))
    const freeBytes = freeIn(folder)
    if (size > freeBytes) return { ok: false, code: 'NO_ROOM', freeBytes }
  }
  const flags = have === 0 ? 'w' : 'r+'
  const piece = body ? Readable.fromWeb(body) : Readable.from([])
  await pipeline(piece, createWriteStream(file, { flags, start: at, mode: 0o600 }))
  const now = statSync(file).size
  if (now < size) return { ok: true, have: now }
  syncPath(file)
  const name = momentName('uploaded', (await isDatabaseFile(file)) ? 'sqlite' : 'tar')
  await rename(file, join(folder, name))
  return { ok: true, have: now, name }
}

function freeIn(folder: string) {
  const { bavail, bsize } = statfsSync(folder)
  return Math.max(0, bavail * bsize - SPARE_BYTES)
}
