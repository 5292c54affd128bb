import {
  closeSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { HOUR_MS } from '../../durations'
import { BadBackup } from './bad-backup'

/** Names the folders that backups, verifications and restores work in, next to their result. */
type WorkingFolder = '.backup-' | '.verify-' | '.restore-'

const LEFT = /^\.(backup|verify|restore)-\w{6}$/

/**
 * Runs `body` in a folder of its own within `parent`, and deletes the folder. Throws `BadBackup` where
 * the disk became full meanwhile.
 */
export async function inWorkingFolder<T>(
  parent: string,
  prefix: WorkingFolder,
  body: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(parent, prefix))
  try {
    return await body(folder)
  } catch (error) {
    if (!isFull(error) && freeBytes(parent) > LEAST_BYTES) throw error
    const said = `The disk of ${parent} is full: make room, or use another disk`
    throw new BadBackup(said, { cause: error })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Node's code of a full disk, of a full share of it, and SQLite's. */
const FULL = new Set<unknown>(['ENOSPC', 'EDQUOT', 13])

const isFull = (error: unknown) => {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  return FULL.has(code) || FULL.has(errcode)
}

/**
 * Deletes what killed processes left in `parent`, which is whole or partial copies of customers and
 * keys: folders in which nothing was written for an hour.
 */
export function sweepWorkingFolders(parent: string, now = Date.now()) {
  for (const name of readdirSync(parent).filter((one) => LEFT.test(one))) {
    const folder = join(parent, name)
    if (lastWritten(folder) < now - HOUR_MS) rmSync(folder, { recursive: true, force: true })
  }
}

function lastWritten(folder: string) {
  try {
    const files = readdirSync(folder).map((name) => join(folder, name))
    return Math.max(...[folder, ...files].map((one) => statSync(one).mtimeMs))
  } catch {
    return Number.POSITIVE_INFINITY // Its owner deletes it at this moment.
  }
}

const MB = 1024 ** 2
/** The room that is left to the shop itself. */
const SPARE_BYTES = 16 * MB

/** The fewest bytes to read: of fewer, a file that was cut off looks damaged. */
const LEAST_BYTES = MB / 4

function freeBytes(folder: string) {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** Throws `BadBackup` where the disk of `folder` has no room for `bytes`. */
export function requireRoom(folder: string, bytes: number, what: string) {
  const free = freeBytes(folder)
  if (free >= bytes + SPARE_BYTES) return
  const inMb = (one: number) => Math.ceil(one / MB)
  throw new BadBackup(
    `${what} needs ${inMb(bytes + SPARE_BYTES)} MB in ${folder}, where ${inMb(free)} MB are free: make room, or use another disk`,
  )
}

/** Syncs a file, or the names in a folder, to the disk. */
export function syncPath(path: string) {
  const handle = openSync(path, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
