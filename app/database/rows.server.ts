import type { InsertObject, Kysely, Selectable, UpdateObject } from 'kysely'
import type { Connection, Tables } from './tables.server'

interface Columns {
  [column: string]: unknown
}

/** Kysely cannot type a query of a table that only the caller names. */
const untyped = (connection: Connection) =>
  connection as unknown as Kysely<{ [table: string]: Columns }>

type IdOf<Row> = Row extends { id: infer Id } ? Id : never

/** Changes the row of an id. */
export const updateRow = <Name extends keyof Tables>(
  connection: Connection,
  table: Name,
  id: IdOf<Selectable<Tables[Name]>>,
  values: UpdateObject<Tables, Name>,
) => {
  const changed = untyped(connection).updateTable(table as string)
  return changed
    .set(values as Columns)
    .where('id', '=', id)
    .execute()
}

/** Stores a new row. */
export const insertRow = <Name extends keyof Tables>(
  connection: Connection,
  table: Name,
  row: InsertObject<Tables, Name>,
) => {
  const stored = untyped(connection).insertInto(table as string)
  return stored.values(row as Columns).execute()
}

export const idsOf = <Id>(rows: readonly { id: Id }[]) => rows.map(({ id }) => id)
