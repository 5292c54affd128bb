import { addCounts, countKey } from '../../database/counts.server'
import type { Connection, Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transaction.server'

/** By address, whether it has an account or not. */
export async function isThrottled(db: Database, what: string, email: string, limit: number) {
  const row = await db
    .selectFrom('identity_attempts')
    .select('count')
    .where('key', '=', countKey(what, email))
    .where('until', '>', Date.now())
    .executeTakeFirst()
  return Boolean(row && row.count >= limit)
}

/** Counts one attempt; returns how many there are in the window, which is `seconds` long. */
export async function countAttempt(db: Database, what: string, email: string, seconds: number) {
  const key = countKey(what, email)
  const counts = await inTransaction(
    db,
    (connection) => addCounts(connection, new Map([[key, 1]]), seconds),
    { synced: false },
  )
  return counts.get(key) as number
}

export function resetAttempts(connection: Connection, what: string, email: string) {
  return connection
    .deleteFrom('identity_attempts')
    .where('key', '=', countKey(what, email))
    .execute()
}
