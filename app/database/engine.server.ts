import { PostgresAdapter } from 'kysely'
import type { Connection, Database } from './tables.server'

export type Engine = 'sqlite' | 'postgres'

export const engineOf = (connection: Connection): Engine =>
  connection.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite'

const roots = new WeakSet<Connection>()

export const markRoot = (db: Database) => void roots.add(db)

/** False for a transaction or a connection taken from the database. */
export const isRoot = (connection: Connection): connection is Database => roots.has(connection)
