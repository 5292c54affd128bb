import { rm } from 'node:fs/promises'
import { basename } from 'node:path'
import { sql } from 'kysely'
import { engineOf } from '../../database/engine.server'
import { enqueue } from '../../database/jobs/jobs.server'
import type { Connection, JobsTable } from '../../database/tables.server'
import { listOutbox, type OutboxFile } from '../../mail/outbox-files.server'

export const REST = 'erasure'

/** What is to be done once an erasure is committed. It names nobody. */
export interface Rest {
  /** Names of files in the outbox. */
  files: string[]
  /** Ids of orders and messages, and what else files are named by. */
  events: string[]
  /** Whether the bytes that deleted rows held are overwritten. */
  freed: boolean
}

/** A mail under way is written by then, or its worker has ended and another has its lease. */
const AFTER_MS = 90_000

/** Done at once by who erases, and again by a worker: what was interrupted, and mails under way. */
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

export async function sweepOutbox({ files, events }: Pick<Rest, 'files' | 'events'>) {
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

/** A key may have more after the event, such as which of several mails it is. */
export const isAbout = ({ event }: OutboxFile, events: ReadonlySet<string>) =>
  events.has(event) || events.has(event.split('_')[0] ?? '')

const ADVISORY_LOCK = 0x45524153 // "ERAS"

/** One erasure at a time, so that a second one of the same person finds nobody. */
export async function lockErasures(connection: Connection) {
  if (engineOf(connection) === 'postgres')
    await sql`select pg_advisory_xact_lock(${sql.lit(ADVISORY_LOCK)})`.execute(connection)
}
