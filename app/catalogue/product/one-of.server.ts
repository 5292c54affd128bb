import { type RawBuilder, sql } from 'kysely'
import { type Connection, engineOf } from '../../database/tables.server'

/** Compares with ids as one parameter: thousands of parameters take longer than the reading. */
export function isOneOf(connection: Connection, id: RawBuilder<unknown>, ids: readonly number[]) {
  const list = idList(connection, ids)
  return engineOf(connection) === 'postgres'
    ? sql<boolean>`${id} = any(${list}::integer[])`
    : sql<boolean>`${id} in (select value from json_each(${list}))`
}

export const idList = (connection: Connection, ids: readonly number[]) =>
  engineOf(connection) === 'postgres' ? `{${ids.join()}}` : `[${ids.join()}]`
