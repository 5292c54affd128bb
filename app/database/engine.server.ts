import { PostgresAdapter } from 'kysely'
import type { Connection, Database } from './tables.server'

type Engine = 'sqlite' | 'postgres'

export const engineOf = (connection: Connection): Engine =>
  connection.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite'

const roots = new WeakSet<Connection>()
const limitedRoots = new WeakSet<Connection>()

/** `limited` means that each statement has a time limit, as in a serving process. */
export function markRoot(db: Database, limited = false) {
  roots.add(db)
  if (limited) limitedRoots.add(db)
}

export const isLimited = (db: Database) => limitedRoots.has(db)

/** Returns false for a transaction or for a connection taken from the database. */
export const isRoot = (connection: Connection): connection is Database => roots.has(connection)
