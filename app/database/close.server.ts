import { sql } from 'kysely'
import { engineOf } from './engine.server'
import type { Database } from './tables.server'
import { transactionsDone } from './transactions/transaction.server'

const closed = new WeakSet<Database>()

/** Tells whether a database was closed: what fails afterwards is not tried again. */
export const isClosed = (db: Database) => closed.has(db)

export async function closeDatabase(db: Database) {
  closed.add(db)
  await transactionsDone(db)
  if (engineOf(db) === 'sqlite') {
    await sql`pragma optimize`.execute(db).catch(() => {})
    await sql`pragma wal_checkpoint(truncate)`.execute(db).catch(() => {})
  }
  await db.destroy()
}
