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

type ColumnOf<Name extends keyof Tables> = keyof Selectable<Tables[Name]> & string

type Found<Name extends keyof Tables, Column extends ColumnOf<Name>> = Pick<
  Selectable<Tables[Name]>,
  Column
>

/** Returns the columns, or all of them, of a row that has these values; undefined where none has. */
export const findRow = <Name extends keyof Tables, Column extends ColumnOf<Name> = ColumnOf<Name>>(
  connection: Connection,
  table: Name,
  values: Partial<Selectable<Tables[Name]>>,
  columns?: readonly Column[],
) => {
  const rows = untyped(connection).selectFrom(table as string)
  let found = columns ? rows.select(columns) : rows.selectAll()
  for (const [column, value] of Object.entries(values)) found = found.where(column, '=', value)
  return found.executeTakeFirst() as Promise<Found<Name, Column> | undefined>
}

/** Like `findRow`. Throws where no row has the values. */
export async function requireRow<
  Name extends keyof Tables,
  Column extends ColumnOf<Name> = ColumnOf<Name>,
>(...asked: Parameters<typeof findRow<Name, Column>>) {
  const found = await findRow<Name, Column>(...asked)
  if (!found) throw new Error(`no row of ${asked[1]} has what is asked for`)
  return found
}

export const idsOf = <Id>(rows: readonly { id: Id }[]) => rows.map(({ id }) => id)
