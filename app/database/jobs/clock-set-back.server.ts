import { sql } from 'kysely'
import type { Database } from '../tables.server'
import { inTransaction } from '../transactions/transaction.server'

interface Delays {
  /** The longest right wait after `attempts` attempts, milliseconds. */
  longest: (attempts: number) => number
  limit: number
}

/**
 * Moves jobs that a clock set back has left in the future. A job not begun waits as long as asked,
 * from now; one begun at most its own delay. Returns how many were moved.
 */
export async function bringJobsForward(db: Database, delays: Delays) {
  const now = sql`cast(${Date.now()} as bigint)`
  const misplaced = sql<boolean>`state = 'waiting' and case when attempts = 0
    then created_at > ${now} else run_at > ${now} + ${waitOf(delays)} end`
  const any = await db.selectFrom('jobs').select('id').where(misplaced).limit(1).execute()
  if (any.length === 0) return 0
  const { numUpdatedRows } = await inTransaction(db, (connection) =>
    connection
      .updateTable('jobs')
      .set({
        run_at: sql<number>`${now} + case when attempts = 0 then run_at - created_at
          else ${waitOf(delays)} end`,
        created_at: sql<number>`case when created_at > ${now} then ${now} else created_at end`,
      })
      .where(misplaced)
      .executeTakeFirst(),
  )
  return Number(numUpdatedRows)
}

function waitOf({ longest, limit }: Delays) {
  const cases = []
  for (let attempts = 1; longest(attempts) < limit; attempts++)
    cases.push(sql`when ${sql.lit(attempts)} then ${sql.lit(longest(attempts))}`)
  return sql`case attempts ${sql.join(cases, sql` `)} else ${sql.lit(limit)} end`
}
