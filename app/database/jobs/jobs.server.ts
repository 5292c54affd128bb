import { sql } from 'kysely'
import type { Connection, Database, JobsTable } from '../tables.server'
import { timeOrderedId } from '../time-ordered-id.server'
import { inTransaction } from '../transactions/transaction.server'

/** A job to store: `key` is unique, `runAt` is epoch milliseconds, `note` says why it waits. */
interface NewJob {
  kind: string
  payload: unknown
  key?: string
  runAt?: number
  note?: string
  orderId?: number
}

const listeners = new Set<(kinds: string[]) => void>()

/** Calls `listener` with the kinds of due jobs, before their transaction commits. */
export function onEnqueued(listener: (kinds: string[]) => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Stores a job with the caller's transaction; a second job with the same key is dropped. */
export const enqueue = (connection: Connection, job: NewJob) => enqueueAll(connection, [job])

export async function enqueueAll(connection: Connection, jobs: NewJob[]) {
  if (jobs.length === 0) return
  const now = Date.now()
  const rows = jobs.map(({ kind, payload, key, runAt, note, orderId }) => ({
    id: timeOrderedId(now),
    kind,
    dedupe_key: key ?? null,
    payload: JSON.stringify(payload),
    attempts: 0,
    run_at: runAt ?? now,
    state: 'waiting',
    last_error: note ?? null,
    created_at: now,
    order_id: orderId ?? null,
  }))
  await inTransaction(connection, (one) =>
    one
      .insertInto('jobs')
      .values(rows)
      .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
      .execute(),
  )
  const due = rows.filter((row) => row.run_at <= now)
  if (due.length > 0) for (const listener of listeners) listener(due.map(({ kind }) => kind))
}

export const listDeadJobs = (db: Database, limit = 100) =>
  db
    .selectFrom('jobs')
    .selectAll()
    .where('state', '=', 'dead')
    .orderBy('run_at')
    .limit(limit)
    .execute()

/** Returns false when there is no dead job of that id. */
export async function retryJob(db: Connection, id: string) {
  const { numUpdatedRows } = await inTransaction(db, (connection) =>
    connection
      .updateTable('jobs')
      .set((column) => ({ state: 'waiting', attempts: 0, run_at: column.ref('created_at') }))
      .where('id', '=', id)
      .where('state', '=', 'dead')
      .executeTakeFirst(),
  )
  return numUpdatedRows > 0n
}

export function mailOf({ kind, payload }: JobsTable) {
  if (kind !== 'mail' && kind !== 'sms') return {}
  const { template, to } = JSON.parse(payload) as { template?: string; to?: string }
  return { template, to }
}

/** Tells whether a mail was held back on purpose (`held:` before 044); it goes only when named. */
export const isHeld = ({ last_error }: JobsTable) => /^(held:|restored from)/.test(last_error ?? '')

export async function countJobs(db: Database) {
  const rows = await db
    .selectFrom('jobs')
    .select(['state', sql<number>`count(*)`.as('count')])
    .groupBy('state')
    .execute()
  const of = (state: string) => rows.find((row) => row.state === state)?.count ?? 0
  return { waiting: of('waiting'), dead: of('dead') }
}

/** Returns counts by kind and state; `oldest` is epoch milliseconds, of due jobs. */
export const jobFigures = (db: Database, now = Date.now()) =>
  db
    .selectFrom('jobs')
    .select([
      'kind',
      'state',
      sql<number>`count(*)`.as('count'),
      sql<number | null>`min(case when run_at <= ${now} or attempts > 0 then created_at end)`.as(
        'oldest',
      ),
    ])
    .groupBy(['kind', 'state'])
    .execute()
