import { createReadStream, existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { config } from '../../config.server'
import {
  backupFolder,
  backupWaits,
  enqueueBackup,
  listBackups,
} from '../../database/backups/scheduled-backups.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { DeskFault, endpoint } from '../api/endpoint'

const backups = () => {
  const folder = backupFolder()
  return (existsSync(folder) ? listBackups(folder) : []).map((name) => {
    const { size, mtimeMs } = statSync(join(folder, name))
    return { name, size, at: Math.round(mtimeMs) }
  })
}

export const backupEndpoints = [
  endpoint({
    method: 'GET',
    path: '/backups',
    right: 'health.read',
    handle: async ({ db }) => ({
      backups: backups(),
      schedule: config.BACKUP_SCHEDULE,
      kept: config.BACKUP_KEEP,
      waiting: await backupWaits(db),
    }),
  }),
  endpoint({
    method: 'POST',
    path: '/backups',
    right: 'backups.make',
    handle: ({ db, audit }) =>
      inTransaction(db, async (connection) => {
        await enqueueBackup(connection, new Date())
        await audit(connection, { action: 'backup.made', subject: 'backup' })
        return {}
      }),
  }),
  // A download link cannot ask for a proof of identity, so that this request asks first.
  endpoint({
    method: 'POST',
    path: '/backups/:name/download',
    right: 'backups.make',
    sensitive: true,
    handle: async ({ db, params, audit }) => {
      const { name } = found(params.name)
      await audit(db, { action: 'backup.downloaded', subject: name })
      return { href: `/api/desk/backups/${name}` }
    },
  }),
  endpoint({
    method: 'GET',
    path: '/backups/:name',
    right: 'backups.make',
    sensitive: true,
    handle: async ({ params }) => {
      const { name, size } = found(params.name)
      const file = createReadStream(join(backupFolder(), name))
      return new Response(Readable.toWeb(file) as ReadableStream, {
        headers: {
          'Content-Type': 'application/vnd.sqlite3',
          'Content-Length': String(size),
          'Content-Disposition': `attachment; filename="${name}"`,
          'Cache-Control': 'no-store',
        },
      })
    },
  }),
]

/** Finds the backup in the list, so that no name leads to another path. */
function found(name: string | undefined) {
  const one = backups().find((backup) => backup.name === name)
  if (!one) throw new DeskFault(404, 'not_found', 'There is no such backup any more.')
  return one
}
