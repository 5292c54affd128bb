import { sql } from 'kysely'
import type { Connection, Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transaction.server'
import { hashSecret } from './tokens/secrets.server'

/** In the database, so that limits survive a restart; by address, whether it has an account or not. */
const keyOf = (what: string, email: string) => `${what}:${hashSecret(email)}`

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

export function resetAttempts(connection: Connection, what: string, email: string) {
  return connection.deleteFrom('identity_attempts').where('key', '=', keyOf(what, email)).execute()
}
