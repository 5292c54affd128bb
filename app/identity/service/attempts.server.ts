import { sql } from 'kysely'
import type { Connection, Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transaction.server'
import { hashSecret } from './tokens/secrets.server'

/**
 * Attempts are counted in the database, so that limits survive a restart and hold across
 * processes, and by address, so that nothing shows whether an account exists.
 */
const keyOf = (what: string, email: string) => `${what}:${hashSecret(email)}`

/** Whether `limit` attempts were counted in the current window. */
export async function isThrottled(db: Database, what: string, email: string, limit: number) {
  const row = await db
    .selectFrom('identity_attempts')
    .select('count')
    .where('key', '=', keyOf(what, email))
    .where('until', '>', Date.now())
    .executeTakeFirst()
  return Boolean(row && row.count >= limit)
}

/** Counts one attempt; returns how many there are in the window, which is `seconds` long. */
export function countAttempt(db: Database, what: string, email: string, seconds: number) {
  const now = Date.now()
  const expired = sql<boolean>`identity_attempts.until <= ${now}`
  return inTransaction(
    db,
    async (connection) => {
      const { count } = await connection
        .insertInto('identity_attempts')
        .values({ key: keyOf(what, email), count: 1, until: now + seconds * 1000 })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            count: sql`case when ${expired} then 1 else identity_attempts.count + 1 end`,
            until: sql`case when ${expired} then excluded.until else identity_attempts.until end`,
          }),
        )
        .returning('count')
        .executeTakeFirstOrThrow()
      return count
    },
    { synced: false },
  )
}

/** In the transaction of the sign-in that proves the owner. */
export function resetAttempts(connection: Connection, what: string, email: string) {
  return connection.deleteFrom('identity_attempts').where('key', '=', keyOf(what, email)).execute()
}
