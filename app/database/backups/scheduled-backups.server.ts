import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Cron } from 'croner'
import { config } from '../../config.server'
import { runCommand } from '../../files/built.server'
import { enqueue } from '../jobs/jobs.server'
import type { Connection, Database } from '../tables.server'

const KIND = 'backup'
/** The names of scheduled backups; those of earlier versions end in `.sqlite`. */
const NAME = /^shop-\d{4}-\d\d-\d\dT\d{4}Z\.(tar|sqlite)$/

export const backupFolder = () => resolve(config.BACKUP_DIR ?? join(config.DATA_DIR, 'backups'))

/** Names sort by time: `shop-2026-11-22T0330Z.tar`. */
const nameOf = (time: Date) => `shop-${time.toISOString().slice(0, 16).replace(':', '')}Z.tar`

/**
 * Uses another process, as a backup blocks its thread and reads its file back. A failure throws and
 * deletes nothing.
 */
export async function makeScheduledBackup(now = new Date()) {
  const folder = backupFolder()
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, nameOf(now))
  rmSync(path, { force: true })
  await runCommand(['backup', path])
  for (const old of listBackups(folder).slice(config.BACKUP_KEEP)) rmSync(join(folder, old))
  return path
}

export const listBackups = (folder: string) =>
  readdirSync(folder)
    .filter((name) => NAME.test(name))
    .sort()
    .reverse()

export const backupHandler = () => async () => {
  await makeScheduledBackup()
}

/** Enqueues at most one backup a minute for all processes, by its key. */
export const enqueueBackup = (connection: Connection, now: Date) =>
  enqueue(connection, { kind: KIND, payload: {}, key: `${KIND}-${nameOf(now)}` })

export const backupWaits = async (db: Database) =>
  (await db
    .selectFrom('jobs')
    .select('id')
    .where('kind', '=', KIND)
    .where('state', '=', 'waiting')
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Returns the time of the next backup by schedule, in epoch milliseconds; null where there is none. */
export const nextBackup = () =>
  config.BACKUP_SCHEDULE === 'off'
    ? null
    : (new Cron(config.BACKUP_SCHEDULE, { paused: true }).nextRun()?.getTime() ?? null)

export function scheduleBackups(db: Database, onError: (error: unknown) => void) {
  if (config.BACKUP_SCHEDULE === 'off') return { stop() {} }
  const schedule = new Cron(config.BACKUP_SCHEDULE, { unref: true }, () => {
    return enqueueBackup(db, new Date()).catch(onError)
  })
  return { stop: () => schedule.stop() }
}
