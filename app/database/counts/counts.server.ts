import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { Connection, Database } from '../tables.server'
import { inTransaction } from '../transactions/transaction.server'

/** Returns the key of a count, which holds only a hash of the subject, such as an address. */
export const countKey = (what: string, subject: string) =>
  `${what}:${hash('sha256', subject, 'base64url')}`

/** The most by which the clocks of two machines may differ. */
export const SKEW_MS = 60_000

/**
 * Adds to the counts of all processes and returns the sums by key. A count starts again after
 * `seconds`, or when the clock was set back.
 */
export async function addCounts(
  connection: Connection,
  amounts: ReadonlyMap<string, number>,
  seconds: number,
) {
  if (amounts.size === 0) return new Map<string, number>()
  const now = Date.now()
  const windowMs = seconds * 1000
  const expired = sql<boolean>`(identity_attempts.until <= ${now}
    or identity_attempts.until > ${now + windowMs + SKEW_MS})`
  const rows = await connection
    .insertInto('identity_attempts')
    .values(
      // Sorting makes transactions lock rows in one order.
      [...amounts].sort().map(([key, count]) => ({ key, count, until: now + windowMs })),
    )
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when ${expired} then excluded.count
          else identity_attempts.count + excluded.count end`,
        until: sql`case when ${expired} then excluded.until else identity_attempts.until end`,
      }),
    )
    .returning(['key', 'count'])
    .execute()
  return new Map(rows.map(({ key, count }) => [key, count]))
}

/** Counts an attempt under each key and returns the sums. A power cut may lose them. */
export const countAttempts = (db: Database, keys: string[], seconds: number) =>
  inTransaction(
    db,
    (connection) => addCounts(connection, new Map(keys.map((key) => [key, 1])), seconds),
    { synced: false },
  )
