import type { CheckedBackup } from '../../../database/backups/checked-backups.server'
import type { KeptBackup } from '../../../database/backups/kept-backups.server'
import type { LastRestore } from '../../../database/backups/last-restore.server'

export interface ListedBackup extends Omit<KeptBackup, 'path'> {
  /** What reading it showed; undefined where nobody has read it as it is now. */
  checked?: CheckedBackup
  /** True while it is read. */
  checking: boolean
}

export interface ListedBackups {
  backups: ListedBackup[]
  schedule: string
  /** The time of the next one by schedule; null where there is none. */
  next: number | null
  kept: number
  /** True while a backup is being made. */
  waiting: boolean
  /** True where the shop can be restored at the desk: only under its supervisor. */
  restores: boolean
  /** The last restore; only for those who may make one. */
  restored?: LastRestore
}
