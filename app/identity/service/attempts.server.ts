import { addCounts, countKey } from '../../database/counts/counts.server'
import type { Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'

export async function countAttempt(db: Database, what: string, subject: string, seconds: number) {
  const key = countKey(what, subject)
  const counts = await inTransaction(
    db,
    (connection) => addCounts(connection, new Map([[key, 1]]), seconds),
    { synced: false },
  )
  return counts.get(key) as number
}
