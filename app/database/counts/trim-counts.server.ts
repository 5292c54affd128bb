import { sql } from 'kysely'
import { repeat } from '../jobs/repeat.server'
import { type Database, engineOf } from '../tables.server'
import { inTransaction } from '../transactions/transaction.server'

/** The most counts of a table: strangers choose the keys, so the first to end go early. */
const MOST_COUNTS = 500_000
const ROWS_AT_ONCE = 2000
const EVERY_MS = 60_000

/** The tables of counts, each with the column of their end (epoch milliseconds). */
const COUNTS = [
  ['identity_attempts', 'until'],
  ['rate_limits', 'expire'],
] as const

/** Deletes the counts that have ended or are too many. */
export async function trimCounts(db: Database, now = Date.now(), most = MOST_COUNTS) {
  for (const [table, end] of COUNTS)
    while ((await deleteSome(db, { table, end, now, most })) === ROWS_AT_ONCE);
}

interface Trimmed {
  table: string
  end: string
  now: number
  most: number
}

/** Deletes a few rows at a time, so that nobody waits long, and skips locked ones. */
async function deleteSome(db: Database, { table, end, now, most }: Trimmed) {
  const ends = sql.ref(end)
  const over = sql`(select ${ends} from ${sql.table(table)} order by ${ends} desc limit 1 offset ${most})`
  const free = sql.raw(engineOf(db) === 'postgres' ? 'for update skip locked' : '')
  const { numAffectedRows = 0n } = await inTransaction(
    db,
    (connection) =>
      sql`delete from ${sql.table(table)} where key in (
        select key from ${sql.table(table)} where ${ends} < ${now} or ${ends} <= ${over}
        limit ${ROWS_AT_ONCE} ${free})`.execute(connection),
    { synced: false },
  )
  return Number(numAffectedRows)
}

export const startTrimmingCounts = (db: Database, onError: (error: unknown) => void) =>
  repeat(() => trimCounts(db), EVERY_MS, onError)
