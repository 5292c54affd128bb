import { closeSync, existsSync, fdatasync, openSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'

const dataSync = promisify(fdatasync)

export interface DiskSync {
  /** Resolves when all commits are on disk, without blocking the process. */
  synced(): Promise<void>
  close(): void
}

/**
 * Syncs like SQLite's own commits with `synchronous=FULL`, without blocking the thread. Returns
 * undefined when the file at `path` has no write-ahead log. `sync` takes the log's file descriptor.
 */
export function openDiskSync(
  database: DatabaseSync,
  path: string,
  sync: (log: number) => Promise<void> = dataSync,
): DiskSync | undefined {
  if (!existsSync(`${path}-wal`)) return undefined
  const log = openSync(`${path}-wal`, 'r+')
  let lost = false
  return {
    async synced() {
      if (lost) copyLog(database)
      lost = true
      await sync(log)
      lost = false
    },
    close: () => closeSync(log),
  }
}

/**
 * Copies the log from memory to the database file and syncs that, before any commit counts: after a
 * failed sync a later one succeeds without what the first did not write (fsync(2)).
 */
function copyLog(database: DatabaseSync) {
  const { busy } = database.prepare('pragma wal_checkpoint(truncate)').get() ?? {}
  if (busy !== 0) throw Object.assign(new Error('another reads the log'), { syscall: 'fdatasync' })
}
