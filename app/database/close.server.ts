import { sql } from 'kysely'
import { engineOf } from './engine.server'
import type { Database } from './tables.server'
import { transactionsDone } from './transactions/transaction.server'

export async function closeDatabase(db: Database) {
  await transactionsDone(db)
  if (engineOf(db) === 'sqlite') {
    await sql`pragma optimize`.execute(db).catch(() => {})
    await sql`pragma wal_checkpoint(truncate)`.execute(db).catch(() => {})
  }
  await db.destroy()
}
