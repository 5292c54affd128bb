import { sql } from 'kysely'
import type { Connection, Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transaction.server'
import { hashOf } from './tokens/secrets.server'

/**
 * Counts by account, in the database: they outlive a restart and hold across processes. Keys are
 * hashes of addresses, counted alike whether an account exists or not.
 */
const keyOf = (what: string, email: string) => `${what}:${hashOf(email)}`

/** Whether `limit` was reached within the running window. */
export async function isHeldBack(db: Database, what: string, email: string, limit: number) {
  const row = await db
    .selectFrom('identity_attempts')
    .select('count')
    .where('key', '=', keyOf(what, email))
    .where('until', '>', Date.now())
    .executeTakeFirst()
  return Boolean(row && row.count >= limit)
}

/** Counts one; answers how many there are in the window now. */
export function countAttempt(db: Database, what: string, email: string, seconds: number) {
  const now = Date.now()
  const over = sql<boolean>`identity_attempts.until <= ${now}`
  return inTransaction(
    db,
    async (connection) => {
      const { count } = await connection
        .insertInto('identity_attempts')
        .values({ key: keyOf(what, email), count: 1, until: now + seconds * 1000 })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            count: sql`case when ${over} then 1 else identity_attempts.count + 1 end`,
            until: sql`case when ${over} then excluded.until else identity_attempts.until end`,
          }),
        )
        .returning('count')
        .executeTakeFirstOrThrow()
      return count
    },
    { synced: false },
  )
}

/** Forgets the failures of an account, in the transaction of the success that ends them. */
export function forgetAttempts(connection: Connection, what: string, email: string) {
  return connection.deleteFrom('identity_attempts').where('key', '=', keyOf(what, email)).execute()
}
