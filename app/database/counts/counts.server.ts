import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { Connection, Database } from '../tables.server'
import { inTransaction } from '../transactions/transaction.server'

/** Only the hash of the subject, such as an address, is stored. */
export const countKey = (what: string, subject: string) =>
  `${what}:${hash('sha256', subject, 'base64url')}`

/** What clocks of two machines may differ by. */
export const SKEW_MS = 60_000

/**
 * Counts start again after `seconds`, or when the clock was set back; gives the sums by key, over
 * all processes.
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
      // Sorted, so that two transactions lock several rows in one sequence.
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

/** Counts an attempt under each key at once, which need not outlive a power cut; gives the sums. */
export const countAttempts = (db: Database, keys: string[], seconds: number) =>
  inTransaction(
    db,
    (connection) => addCounts(connection, new Map(keys.map((key) => [key, 1])), seconds),
    { synced: false },
  )
