import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { Cron } from 'croner'
import { config } from '../../config.server'
import { enqueue } from '../jobs.server'
import type { Database } from '../tables.server'
import { verifyBackup } from './backup.server'

const KIND = 'backup'
const NAME = /^shop-\d{4}-\d\d-\d\dT\d{4}Z\.sqlite$/

/** The folder of the setting BACKUP_DIR, else `backups` beside the data. */
export const backupFolder = () => resolve(config.BACKUP_DIR ?? join(config.DATA_DIR, 'backups'))

/** `shop-2026-11-22T0330Z.sqlite`: sorts by time. */
const nameOf = (time: Date) => `shop-${time.toISOString().slice(0, 16).replace(':', '')}Z.sqlite`

/**
 * The job: makes one backup in a process of its own (the shop goes on serving), opens it to see that
 * it is whole, then deletes all but the newest BACKUP_KEEP. Throws when the backup failed; older ones
 * are kept then, and the job is tried again.
 */
export async function makeScheduledBackup(now = new Date()) {
  const folder = backupFolder()
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, nameOf(now))
  rmSync(path, { force: true }) // of a try in the same minute
  await promisify(execFile)(process.execPath, ['scripts/shop.mjs', 'backup', path])
  verifyBackup(path)
  for (const old of listBackups(folder).slice(config.BACKUP_KEEP)) rmSync(join(folder, old))
  return path
}

/** The names of the backups in a folder, the newest first; other files are left alone. */
export const listBackups = (folder: string) =>
  readdirSync(folder)
    .filter((name) => NAME.test(name))
    .sort()
    .reverse()

export const backupHandler = () => async () => {
  await makeScheduledBackup()
}

/** Backs up by the setting BACKUP_SCHEDULE, once however many processes there are. */
export function scheduleBackups(db: Database, onError: (error: unknown) => void) {
  if (config.BACKUP_SCHEDULE === 'off') return { stop() {} }
  const schedule = new Cron(config.BACKUP_SCHEDULE, { unref: true }, () => {
    const key = `${KIND}-${nameOf(new Date())}`
    return enqueue(db, { kind: KIND, payload: {}, key }).catch(onError)
  })
  return { stop: () => schedule.stop() }
}
