import { type Kysely, PostgresAdapter, sql, type Transaction } from 'kysely'

/** Ids, cents, booleans (0 or 1) and epoch milliseconds are integers, the rest and JSON text. */
export interface Tables {
  jobs: JobsTable
  identity_attempts: CountsTable
}

export type Database = Kysely<Tables>

export type Connection = Database | Transaction<Tables>

export interface CountsTable {
  key: string
  count: number
  until: number
}

export interface JobsTable {
  id: string
  kind: string
  dedupe_key: string | null
  payload: string
  attempts: number
  /** No worker claims the job before (epoch milliseconds); the end of the lease once claimed. */
  run_at: number
  /** The job is 'waiting' or 'dead' (failed for good). Done jobs are deleted. */
  state: string
  last_error: string | null
  created_at: number
  /** The order that a mail is about. */
  order_id: number | null
}

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

const closed = new WeakSet<Database>()
export const markClosed = (db: Database) => closed.add(db)
/** Tells whether a database was closed: what fails afterwards is not tried again. */
export const isClosed = (db: Database) => closed.has(db)

/**
 * Yes (1) and no (0) as literals, for columns whose value decides which rows an index holds. As a
 * parameter SQLite would compile the query at every call, since another value could use the index:
 * eight product cards then take 35 µs instead of 14.
 */
export const YES = sql.lit(1)
export const NO = sql.lit(0)
