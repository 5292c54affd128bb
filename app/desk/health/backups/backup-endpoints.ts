import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { config } from '../../../config.server'
import { checkedBackups } from '../../../database/backups/checked-backups.server'
import { openProcesses } from '../../../database/backups/data-lock.server'
import { keptBackups } from '../../../database/backups/kept-backups.server'
import {
  lastRestore,
  noteRestoreAsked,
  noteRestoreEnded,
} from '../../../database/backups/last-restore.server'
import {
  backupWaits,
  enqueueBackup,
  nextBackup,
} from '../../../database/backups/scheduled-backups.server'
import { inTransaction } from '../../../database/transactions/transaction.server'
import { isStopping } from '../../../http/close-gracefully.server'
import { restoreBySupervisor } from '../../../supervisor/supervised'
import { DeskFault, type Endpoint, endpoint } from '../../api/endpoint'
import { may } from '../../rights/rights'
import { checkApart, isChecked, isChecking } from './check-apart.server'
import type { ListedBackup, ListedBackups } from './listed-backup'
import { uploadEndpoints } from './upload-endpoints'

/** The time in which the supervisor stops this server, in milliseconds. */
const TAKEN_UP_MS = 15_000

const restoreEndpoints: Endpoint[] = [
  endpoint('GET /restore', 'backups.make', async () => ({ restored: lastRestore() })),
  endpoint('POST /backups/:name/restore', 'backups.make', {
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
      await audit(db, 'backup.restore_asked', name)
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

function listedBackups(): ListedBackup[] {
  const checked = checkedBackups()
  return keptBackups().map(({ path, ...one }) => ({
    ...one,
    checked: checked(path),
    checking: isChecked(path),
  }))
}

export const backupEndpoints = [
  endpoint(
    'GET /backups',
    'health.read',
    async ({ db, staff }): Promise<ListedBackups> => ({
      backups: listedBackups(),
      schedule: config.BACKUP_SCHEDULE,
      next: nextBackup(),
      kept: config.BACKUP_KEEP,
      waiting: await backupWaits(db),
      restores: restoreBySupervisor() !== undefined,
      ...(may(staff.role, 'backups.make') && { restored: lastRestore() }),
    }),
  ),
  endpoint('POST /backups', 'backups.make', ({ db, audit }) =>
    inTransaction(db, async (connection) => {
      await enqueueBackup(connection, new Date())
      await audit(connection, 'backup.made', 'backup')
      return {}
    }),
  ),
  // A download link cannot ask for a proof of identity, so that this request asks first.
  endpoint('POST /backups/:name/download', 'backups.make', {
    sensitive: true,
    handle: async ({ db, params, audit }) => {
      const { name } = foundBackup(params.name)
      await audit(db, 'backup.downloaded', name)
      return { href: `/api/desk/backups/${name}` }
    },
  }),
  endpoint('GET /backups/:name', 'backups.make', {
    sensitive: true,
    handle: async ({ params }) => {
      const { name, path, size } = foundBackup(params.name)
      return new Response(Readable.toWeb(createReadStream(path)) as ReadableStream, {
        headers: {
          'Content-Type': name.endsWith('.tar') ? 'application/x-tar' : 'application/vnd.sqlite3',
          'Content-Length': String(size),
          'Content-Disposition': `attachment; filename="${name}"`,
          'Cache-Control': 'no-store',
        },
      })
    },
  }),
  endpoint('POST /backups/:name/verify', 'backups.make', async ({ db, params, audit }) => {
    const { name, path } = foundBackup(params.name)
    await audit(db, 'backup.verified', name)
    if (!checkApart(path))
      throw new DeskFault(409, 'under_way', 'Another backup is being read. Wait for its end.')
    return {}
  }),
  endpoint('DELETE /backups/:name', 'backups.make', {
    sensitive: true,
    handle: async ({ db, params, audit }) => {
      const { name, path, kind, size, at } = foundBackup(params.name)
      if (kind === 'made')
        throw new DeskFault(409, 'by_schedule', 'The schedule deletes this backup when it is old.')
      if (isChecked(path) || lastRestore()?.state === 'running')
        throw new DeskFault(409, 'under_way', 'This backup is in use. Wait for the end of that.')
      await audit(db, 'backup.deleted', name, { before: { size, at } })
      await rm(path, { force: true })
      return {}
    },
  }),
  ...uploadEndpoints,
  ...restoreEndpoints,
]

/** Finds a backup in the list, so that no name leads to another path. Throws DeskFault. */
function foundBackup(name: string | undefined) {
  const one = keptBackups().find((backup) => backup.name === name)
  if (!one) throw new DeskFault(404, 'not_found', 'There is no such backup any more.')
  return one
}
