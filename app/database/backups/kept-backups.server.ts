import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { backupFolder } from './scheduled-backups.server'

/** How a backup came into the backup folder. */
type BackupKind = 'made' | 'before_restore' | 'uploaded'

const NAMES: [BackupKind, RegExp][] = [
  ['made', /^shop-\d{4}-\d\d-\d\dT\d{4}Z\.(tar|sqlite)$/],
  ['before_restore', /^before-restore-\d{4}-\d\d-\d\dT\d+Z\.tar$/],
  ['uploaded', /^uploaded-\d{4}-\d\d-\d\dT\d+Z\.(tar|sqlite)$/],
]

export interface KeptBackup {
  name: string
  path: string
  kind: BackupKind
  /** Bytes. */
  size: number
  /** Epoch milliseconds. */
  at: number
}

/** Names a file of the backup folder by the moment: `before-restore-2026-11-22T033012123Z.tar`. */
export const momentName = (kind: 'before-restore' | 'uploaded', ending: 'tar' | 'sqlite') =>
  `${kind}-${new Date().toISOString().replace(/[:.]/g, '')}.${ending}`

/** Lists the backups in the backup folder, the newest first; other files in it are left out. */
export function keptBackups(): KeptBackup[] {
  const folder = backupFolder()
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .flatMap((name) => {
      const kind = NAMES.find(([, form]) => form.test(name))?.[0]
      return kind ? stated(folder, name, kind) : []
    })
    .sort((a, b) => b.at - a.at || b.name.localeCompare(a.name))
}

function stated(folder: string, name: string, kind: BackupKind): KeptBackup[] {
  const path = join(folder, name)
  const found = statSync(path, { throwIfNoEntry: false }) // An old one may be deleted just now.
  if (!found?.isFile()) return []
  return [{ name, path, kind, size: found.size, at: Math.round(found.mtimeMs) }]
}
