import { sql } from 'kysely'
import { type Connection, engineOf, type Tables } from './tables.server'

/**
 * Inserts or replaces rows by key. They are one JSON parameter: a statement with a parameter for
 * each cell takes longer to write and read than the rows to store.
 */
export function putRows<Row extends object>(
  connection: Connection,
  table: keyof Tables & string,
  rows: readonly Row[],
  key: keyof Row & string,
) {
  const columns = Object.keys(rows[0] ?? {})
  const names = sql.join(columns.map((name) => sql.ref(name)))
  const changes = columns
    .filter((name) => name !== key)
    .map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`)
  const postgres = engineOf(connection) === 'postgres'
  const given = postgres
    ? JSON.stringify(rows)
    : JSON.stringify(rows.map((row) => columns.map((name) => row[name as keyof Row])))
  const cells = sql.join(columns.map((_, place) => sql`value ->> ${sql.lit(place)}`))
  const from = postgres
    ? sql`select ${names} from json_populate_recordset(null::${sql.table(table)}, ${given}::json)`
    : sql`select ${cells} from json_each(${given}) where true`
  return sql`insert into ${sql.table(table)} (${names}) ${from}
    on conflict (${sql.ref(key)}) do update set ${sql.join(changes)}`.execute(connection)
}
