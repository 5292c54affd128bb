import { updateRows } from '../../database/rows.server'
import { type Connection, type Database, engineOf } from '../../database/tables.server'
import { inTransaction, RetryTransaction } from '../../database/transactions/transaction.server'
import type { TrialPayment, TrialStore } from '../trial/trial-store'

const AT_ONCE = 100

/** Keeps the payments of the built-in test in the database. */
export function keptTrials(db: Database): TrialStore {
  return {
    async get(ref) {
      return parsed(await rowOf(db, ref))
    },
    change: (ref, change) =>
      inTransaction(db, async (connection) => {
        const stored = parsed(await rowOf(connection, ref, true))
        const next = change(stored)
        if (!next) return stored
        const values = { payment: JSON.stringify(next), taken_at: next.takenAt ?? null }
        if (stored) await updateRows(connection, 'trial_payments', { provider_ref: ref }, values)
        else await add(connection, ref, values)
        return next
      }),
    async *taken(from, until) {
      for (let after = { at: from, ref: '' }; ; ) {
        const rows = await takenAfter(db, after, until)
        for (const row of rows) yield JSON.parse(row.payment) as TrialPayment
        const last = rows.at(-1)
        if (!last || rows.length < AT_ONCE) return
        after = { at: last.taken_at ?? until, ref: last.provider_ref }
      }
    },
  }
}

const parsed = (row: { payment: string } | undefined) =>
  row && (JSON.parse(row.payment) as TrialPayment)

const rowOf = (db: Connection, ref: string, locked = false) =>
  db
    .selectFrom('trial_payments')
    .select('payment')
    .where('provider_ref', '=', ref)
    .$if(locked && engineOf(db) === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()

/** Another process may have added it meanwhile: what it stored is changed then. */
async function add(
  connection: Connection,
  ref: string,
  values: { payment: string; taken_at: number | null },
) {
  const row = await connection
    .insertInto('trial_payments')
    .values({ provider_ref: ref, ...values })
    .onConflict((conflict) => conflict.doNothing())
    .returning('provider_ref')
    .executeTakeFirst()
  if (!row) throw new RetryTransaction(`test payment ${ref} was added meanwhile`)
}

const takenAfter = (db: Database, { at, ref }: { at: number; ref: string }, until: number) =>
  db
    .selectFrom('trial_payments')
    .selectAll()
    .where('taken_at', '<', until)
    .where((row) =>
      row.or([
        row('taken_at', '>', at),
        row.and([row('taken_at', '=', at), row('provider_ref', '>', ref)]),
      ]),
    )
    .orderBy('taken_at')
    .orderBy('provider_ref')
    .limit(AT_ONCE)
    .execute()
