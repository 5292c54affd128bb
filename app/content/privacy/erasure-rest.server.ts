import { rm } from 'node:fs/promises'
import { basename } from 'node:path'
import { enqueue } from '../../database/jobs/jobs.server'
import type { Connection, JobsTable } from '../../database/tables.server'
import { oneAtATime } from '../../database/transactions/one-at-a-time.server'
import { listOutbox, type OutboxFile } from '../../mail/outbox-files.server'

export const REST = 'erasure'

/** The work that remains once an erasure is committed. It names nobody. */
export interface Rest {
  /** Names of files in the outbox. */
  files: string[]
  /** Ids of orders and messages, and what else files are named by. */
  events: string[]
  /** True when the bytes of deleted rows must be overwritten. */
  freed: boolean
}

/** The wait in milliseconds: by then a mail under way is written, or its lease has ended. */
const AFTER_MS = 90_000

/**
 * Enqueues the rest. The eraser does it at once, and a worker again: for what was interrupted, and
 * for mails under way.
 */
export const enqueueRest = (connection: Connection, rest: Rest) =>
  enqueue(connection, { kind: REST, payload: rest, runAt: Date.now() + AFTER_MS })

export const waitingRests = (connection: Connection) =>
  connection.selectFrom('jobs').selectAll().where('kind', '=', REST).orderBy('id').execute()

export const restOf = ({ payload }: JobsTable) => JSON.parse(payload) as Rest

export const noteFreed = (connection: Connection, { id, payload }: JobsTable) =>
  connection
    .updateTable('jobs')
    .set({ payload: JSON.stringify({ ...(JSON.parse(payload) as Rest), freed: true }) })
    .where('id', '=', id)
    .execute()

export async function sweepErasedMails({ files, events }: Pick<Rest, 'files' | 'events'>) {
  const names = new Set(files)
  const known = new Set(events)
  let removed = 0
  for (const file of await listOutbox())
    if (names.has(basename(file.path)) || isAbout(file, known)) {
      await rm(file.path, { force: true })
      removed++
    }
  return removed
}

/** Tells whether a mail is about one of the events, whose key may continue after the event. */
export const isAbout = ({ event }: OutboxFile, events: ReadonlySet<string>) =>
  events.has(event) || events.has(event.split('_')[0] ?? '')

/** Lets one erasure run at a time, so that a second one of the same person finds nobody. */
export const lockErasures = (connection: Connection) => oneAtATime(connection, 'erasures')
