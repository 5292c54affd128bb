import { keptBackups } from '../../../database/backups/kept-backups.server'
import { DeskFault } from '../../api/endpoint'

/** Finds a backup in the list, so that no name leads to another path. Throws DeskFault. */
export function foundBackup(name: string | undefined) {
  const one = keptBackups().find((backup) => backup.name === name)
  if (!one) throw new DeskFault(404, 'not_found', 'There is no such backup any more.')
  return one
}
