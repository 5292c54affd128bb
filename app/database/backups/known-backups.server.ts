import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Cron } from 'croner'
import { config } from '../../config.server'
import { backupFolder, listBackups } from './scheduled-backups.server'

/** The paths of backups made by command, one a line: they may lie in any folder. */
const FILE = 'backups-made'

const listFile = () => join(resolve(config.DATA_DIR), FILE)

/** Remembers the path of a backup that a command made. */
export const noteBackup = (path: string) =>
  appendFileSync(listFile(), `${path.replaceAll('\n', ' ')}\n`, { mode: 0o600 })

export interface KnownBackup {
  path: string
  /** The epoch milliseconds when the shop deletes it; undefined when only its owner does. */
  until?: number
}

/** Returns all known backups, also the unfinished ones of the backup folder. */
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

/** The newest backup has place 0; the shop deletes it after BACKUP_KEEP newer ones. */
function untilOf(place: number, now: Date) {
  if (config.BACKUP_SCHEDULE === 'off') return {}
  const after = Math.max(1, config.BACKUP_KEEP - place)
  const made = new Cron(config.BACKUP_SCHEDULE, { paused: true }).nextRuns(after, now).at(-1)
  return made ? { until: made.getTime() } : {}
}
