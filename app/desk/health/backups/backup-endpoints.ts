import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { z } from 'zod'
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
import {
  MOST_PIECE_BYTES,
  MOST_UPLOAD_BYTES,
  takePiece,
} from '../../../database/backups/uploaded-backups.server'
import { inTransaction } from '../../../database/transactions/transaction.server'
import { isStopping } from '../../../http/close-gracefully.server'
import { requestUrl } from '../../../input/request-url'
import { restoreBySupervisor } from '../../../supervisor/supervised'
import { DeskFault, endpoint } from '../../api/endpoint'
import { may } from '../../rights/rights'
import { checkApart, isChecked, isChecking } from './check-apart.server'
import type { ListedBackup, ListedBackups } from './listed-backup'

/** The time in which the supervisor stops this server, in milliseconds. */
const TAKEN_UP_MS = 15_000

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
  // A whole backup takes longer than a request may: it comes in pieces, and goes on where it broke off.
  endpoint('PUT /backups', 'backups.make', {
    upload: MOST_PIECE_BYTES,
    async handle({ db, request, audit, judge }) {
      const query = Object.fromEntries(requestUrl(request).searchParams)
      const given = place.safeParse(query).data
      if (!given || given.at > given.size)
        throw new DeskFault(422, 'bad_piece', 'A piece names the upload, its place and the size.')
      if (given.size === 0) throw new DeskFault(422, 'empty', 'The file is empty.')
      if (given.size > MOST_UPLOAD_BYTES)
        throw new DeskFault(
          422,
          'too_large',
          `A backup that is uploaded has ${inGb(MOST_UPLOAD_BYTES)} at most. Copy it into the backup folder.`,
        )
      await judge(db)
      const body = request.body as ReadableStream | null
      const taken = await takePiece({ ...given, body })
      if (!taken.ok && taken.code === 'NO_ROOM')
        throw new DeskFault(
          422,
          'no_room',
          `There is no room for the file: ${inGb(given.size)} are needed, ${inGb(taken.freeBytes)} are free.`,
        )
      if (!taken.ok)
        throw new DeskFault(409, 'gap', 'The beginning of the file is not here. Send it again.', {
          have: taken.have,
        })
      if (taken.name) await audit(db, 'backup.uploaded', taken.name)
      return taken
    },
  }),
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

/** Finds a backup in the list, so that no name leads to another path. Throws DeskFault. */
function foundBackup(name: string | undefined) {
  const one = keptBackups().find((backup) => backup.name === name)
  if (!one) throw new DeskFault(404, 'not_found', 'There is no such backup any more.')
  return one
}

const GB = 1024 ** 3
const inGb = (bytes: number) => `${Math.round((bytes / GB) * 10) / 10} GB`

/** The place of a piece: the upload's id, the piece's place in the file, the file's size. */
const place = z.object({
  id: z.string().regex(/^[0-9a-f]{32}$/),
  at: z.coerce.number().int().min(0),
  size: z.coerce.number().int().min(0),
})
