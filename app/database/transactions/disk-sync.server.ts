import { closeSync, existsSync, fdatasync, openSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'

const dataSync = promisify(fdatasync)

export interface DiskSync {
  /** Resolves when all that was committed is on disk. While it waits, the process does other work. */
  synced(): Promise<void>
  close(): void
}

/**
 * What SQLite does itself at a commit with `synchronous=FULL`, holding up the thread. Undefined when
 * the file at `path` has no write-ahead log. `sync` takes the log's file descriptor.
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
 * After a sync that failed, a later one succeeds without what that one did not write (fsync(2)). So
 * the log is copied to the database file from memory and that is synced, before anything counts.
 */
function copyLog(database: DatabaseSync) {
  const { busy } = database.prepare('pragma wal_checkpoint(truncate)').get() ?? {}
  if (busy !== 0) throw Object.assign(new Error('another reads the log'), { syscall: 'fdatasync' })
}
