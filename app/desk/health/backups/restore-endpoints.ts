import { checkedBackups } from '../../../database/backups/checked-backups.server'
import { openProcesses } from '../../../database/backups/data-lock.server'
import {
  lastRestore,
  noteRestoreAsked,
  noteRestoreEnded,
} from '../../../database/backups/last-restore.server'
import { isStopping } from '../../../http/close-gracefully.server'
import { restoreBySupervisor } from '../../../supervisor/supervised'
import { DeskFault, type Endpoint, endpoint } from '../../api/endpoint'
import { isChecking } from './check-apart.server'
import { foundBackup } from './found-backup.server'

/** The time in which the supervisor stops this server, in milliseconds. */
const TAKEN_UP_MS = 15_000

export const restoreEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/restore',
    right: 'backups.make',
    handle: async () => ({ restored: lastRestore() }),
  }),
  endpoint({
    method: 'POST',
    path: '/backups/:name/restore',
    right: 'backups.make',
    sensitive: true,
    async handle({ db, params, staff, audit }) {
      const { name, path } = foundBackup(params.name)
      const restore = restoreBySupervisor()
      if (!restore)
        throw new DeskFault(
          409,
          'by_command',
          'This shop runs by itself, without the supervisor of npm start, so that nobody would start it again. Stop it and run: npm run shop -- restore FILE --yes',
        )
      if (lastRestore()?.state === 'running')
        throw new DeskFault(409, 'under_way', 'A backup is being restored already.')
      if (!checkedBackups()(path)?.holds)
        throw new DeskFault(409, 'not_read', 'Read the backup first: only a whole one is restored.')
      if (isChecking())
        throw new DeskFault(409, 'under_way', 'A backup is being read. Wait for its end.')
      if ((await openProcesses(db)) > 1)
        throw new DeskFault(
          409,
          'several',
          'Several processes serve this shop, or a command uses it. Stop all of them and run: npm run shop -- restore FILE --yes',
        )
      await audit(db, { action: 'backup.restore_asked', subject: name })
      const id = noteRestoreAsked(name, { id: staff.id, name: staff.name })
      restore(path)
      setTimeout(() => {
        if (!isStopping() && lastRestore()?.id === id)
          noteRestoreEnded('failed', ['Nothing was changed: a new version was just being started.'])
      }, TAKEN_UP_MS).unref()
      return { id }
    },
  }),
]
