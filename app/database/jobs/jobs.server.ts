import { sql } from 'kysely'
import type { Connection, Database, JobsTable } from '../tables.server'
import { timeOrderedId } from '../time-ordered-id.server'
import { inTransaction } from '../transactions/transaction.server'

/** `key` is unique among stored jobs; `runAt` is epoch milliseconds, `note` says why it waits. */
export interface NewJob {
  kind: string
  payload: unknown
  key?: string
  runAt?: number
  note?: string
  /** Of a mail about an order. */
  orderId?: number
}

const listeners = new Set<(kinds: string[]) => void>()

/** Told of jobs that are due at once, before the transaction that enqueues them commits. */
export function onEnqueued(listener: (kinds: string[]) => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** It runs if and only if the transaction commits. A second job with the same key is dropped. */
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
  const due = rows.filter((row) => row.state === 'waiting' && row.run_at <= now)
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

/** False when there is no dead job of that id. */
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

/** Whom a mail or a text message is for, and which one it is. */
export function mailOf({ kind, payload }: JobsTable) {
  if (kind !== 'mail' && kind !== 'sms') return {}
  const { template, to } = JSON.parse(payload) as { template?: string; to?: string }
  return { template, to }
}

/** A mail held back on purpose (`held:` by versions before 044) goes only when it is named. */
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

/** By kind and state; `oldest` is epoch milliseconds, of those whose time has come. */
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
