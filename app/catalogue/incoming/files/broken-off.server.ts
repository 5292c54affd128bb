import type { Database } from '../../../database/tables.server'
import { inTransaction } from '../../../database/transactions/transaction.server'

/** A file whose reading ended a process so often, be it the whole shop, is not read again. */
export const MOST_BROKEN_OFF = 2

/**
 * Counts that reading begins, before it does, and gives the count: one at which the process ends
 * stays counted.
 */
export const beginReading = async (db: Database, id: string) => {
  const { broken_off } = await inTransaction(db, (connection) =>
    connection
      .updateTable('product_imports')
      .set((row) => ({ broken_off: row('broken_off', '+', 1) }))
      .where('id', '=', id)
      .returning('broken_off')
      .executeTakeFirstOrThrow(),
  )
  return broken_off
}

/** It ended in order, whatever came of it. */
export const endReading = (db: Database, id: string) =>
  inTransaction(db, (connection) =>
    connection
      .updateTable('product_imports')
      .set((row) => ({ broken_off: row('broken_off', '-', 1) }))
      .where('id', '=', id)
      .where('broken_off', '>', 0)
      .execute(),
  )
