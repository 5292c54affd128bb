import type {
  ExpressionBuilder,
  InsertObject,
  Kysely,
  RawBuilder,
  Selectable,
  UpdateObject,
} from 'kysely'
import type { Connection, Tables } from './tables.server'

interface Columns {
  [column: string]: unknown
}

interface Untyped {
  [table: string]: Columns
}

/** Kysely cannot type a query of a table that only the caller names. */
const untyped = (connection: Connection) => connection as unknown as Kysely<Untyped>

type IdOf<Row> = Row extends { id: infer Id } ? Id : never

type ColumnOf<Name extends keyof Tables> = keyof Selectable<Tables[Name]> & string

type Value<Type> = Type | RawBuilder<Type> | readonly Type[]

/** What the rows asked for have in some columns: a value, or one of several. Never null, which equals nothing. */
type Values<Name extends keyof Tables> = {
  [Column in ColumnOf<Name>]?: Value<NonNullable<Selectable<Tables[Name]>[Column]>>
}

const having = (values: object) => (row: ExpressionBuilder<Untyped, string>) =>
  row.and(
    Object.entries(values).map(([column, value]) =>
      row(column, Array.isArray(value) ? 'in' : '=', value),
    ),
  )

/** Changes the row of an id. */
export const updateRow = <Name extends keyof Tables>(
  connection: Connection,
  table: Name,
  id: IdOf<Selectable<Tables[Name]>>,
  values: UpdateObject<Tables, Name>,
) => updateRows(connection, table, { id } as Values<Name>, values)

/** Changes the rows that have the values of `of`. */
export const updateRows = <Name extends keyof Tables>(
  connection: Connection,
  table: Name,
  of: Values<Name>,
  values: UpdateObject<Tables, Name>,
) => {
  const changed = untyped(connection).updateTable(table as string)
  return changed
    .set(values as Columns)
    .where(having(of))
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

type Found<Name extends keyof Tables, Column extends ColumnOf<Name>> = Pick<
  Selectable<Tables[Name]>,
  Column
>

const selected = (
  connection: Connection,
  table: string,
  values: object,
  columns: readonly string[] | undefined,
) => {
  const rows = untyped(connection).selectFrom(table).where(having(values))
  return columns ? rows.select(columns) : rows.selectAll()
}

/** Returns the columns, or all of them, of the rows that have these values. */
export const findRows = <Name extends keyof Tables, Column extends ColumnOf<Name> = ColumnOf<Name>>(
  connection: Connection,
  table: Name,
  values: Values<Name>,
  columns?: readonly Column[],
) => selected(connection, table, values, columns).execute() as Promise<Found<Name, Column>[]>

/** Returns the columns, or all of them, of a row that has these values; undefined where none has. */
export const findRow = <Name extends keyof Tables, Column extends ColumnOf<Name> = ColumnOf<Name>>(
  connection: Connection,
  table: Name,
  values: Values<Name>,
  columns?: readonly Column[],
) =>
  selected(connection, table, values, columns).executeTakeFirst() as Promise<
    Found<Name, Column> | undefined
  >

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
