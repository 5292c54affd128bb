import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Cron } from 'croner'
import { config } from '../../config.server'
import { backupFolder, listBackups } from './scheduled-backups.server'

/** Paths of backups that were asked for, a line each: no folder that is searched need hold them. */
const FILE = 'backups-made'

const listFile = () => join(resolve(config.DATA_DIR), FILE)

/** So that it is known where one lies that a command was asked for. */
export const noteBackup = (path: string) =>
  appendFileSync(listFile(), `${path.replaceAll('\n', ' ')}\n`, { mode: 0o600 })

export interface KnownBackup {
  path: string
  /** When the shop deletes it, epoch milliseconds; undefined where only its owner does. */
  until?: number
}

/** In the folder of backups, its unfinished ones too, and where commands were asked for some. */
export function knownBackups(now = new Date()): { there: KnownBackup[]; gone: string[] } {
  const folder = backupFolder()
  const scheduled = existsSync(folder) ? listBackups(folder) : []
  const made = existsSync(listFile()) ? readFileSync(listFile(), 'utf8').split('\n') : []
  const elsewhere = [...new Set(made.filter(Boolean))].filter(
    (path) => !path.startsWith(join(folder, '/')),
  )
  const there = existsSync(folder) ? filesOf(folder) : []
  return {
    there: [
      ...there.map((path) => {
        const place = scheduled.findIndex((name) => join(folder, name) === path)
        return { path, ...(place >= 0 && untilOf(place, now)) }
      }),
      ...elsewhere.filter(existsSync).map((path) => ({ path })),
    ],
    gone: elsewhere.filter((path) => !existsSync(path)),
  }
}

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort()

/** The newest is at place 0, and goes when BACKUP_KEEP newer ones are made. */
function untilOf(place: number, now: Date) {
  if (config.BACKUP_SCHEDULE === 'off') return {}
  const after = Math.max(1, config.BACKUP_KEEP - place)
  const made = new Cron(config.BACKUP_SCHEDULE, { paused: true }).nextRuns(after, now).at(-1)
  return made ? { until: made.getTime() } : {}
}
