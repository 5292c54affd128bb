import { type RawBuilder, sql } from 'kysely'
import { type Database, engineOf } from '../tables.server'
import { inTransaction } from './transaction.server'

/** The most rows for which SQLite's other writers wait. */
const ROWS_AT_ONCE = 5000

/** Deletes the rows whose `column` is below `bound`. */
export const deleteBelow = (
  db: Database,
  { table, column, bound }: { table: string; column: string; bound: number | string },
) => deleteRows(db, table, sql`${sql.ref(column)} < ${bound}`)

/**
 * Deletes the rows of which `wanted` is true: on SQLite in several transactions, as others wait for
 * each, on PostgreSQL in one.
 */
export async function deleteRows(db: Database, table: string, wanted: RawBuilder<unknown>) {
  const some = sql`rowid in (select rowid from ${sql.table(table)} where ${wanted} limit ${ROWS_AT_ONCE})`
  const rows = engineOf(db) === 'postgres' ? wanted : some
  const deleteSome = async () => {
    const { numAffectedRows = 0n } = await inTransaction(
      db,
      (connection) => sql`delete from ${sql.table(table)} where ${rows}`.execute(connection),
      { synced: false },
    )
    return Number(numAffectedRows)
  }
  while ((await deleteSome()) === ROWS_AT_ONCE);
}
