import type { Database } from '../../../database/tables.server'
import { inTransaction } from '../../../database/transactions/transaction.server'

/** A file is not read again after its reading ended a process this many times. */
export const MOST_BROKEN_OFF = 2

/** Counts an attempt before reading begins and returns the count, so that a crash stays counted. */
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

/** Takes the attempt off again when reading ended in order, whatever its result. */
export const endReading = (db: Database, id: string) =>
  inTransaction(db, (connection) =>
    connection
      .updateTable('product_imports')
      .set((row) => ({ broken_off: row('broken_off', '-', 1) }))
      .where('id', '=', id)
      .where('broken_off', '>', 0)
      .execute(),
  )
