import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { Kysely, PostgresAdapter, SqliteDialect } from 'kysely'
import { migrate } from './migrate.server'
import { openPostgres } from './postgres.server'
import { kyselyShim, openSqliteFile } from './sqlite.server'
import type { Connection, Database, Tables } from './tables.server'
import { UnusableDatabase } from './unusable-database'

export type Engine = 'sqlite' | 'postgres'

const roots = new WeakSet<Connection>()

/** Which engine serves a database, or a transaction on it. */
export const engineOf = (connection: Connection): Engine =>
  connection.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite'

/** True for what `openDatabase` opened, false for a transaction or a connection taken from it. */
export const isRoot = (connection: Connection): connection is Database => roots.has(connection)

/**
 * Opens the database and brings its schema up to date: PostgreSQL when `databaseUrl` is set, else
 * the file `shop.sqlite` in `dataDir`. Throws `UnusableDatabase` (one clear line) when it cannot be
 * used.
 */
export async function openDatabase(settings: { databaseUrl?: string; dataDir: string }) {
  const db = settings.databaseUrl
    ? await openPostgres(settings.databaseUrl)
    : openSqlite(settings.dataDir)
  roots.add(db)
  try {
    await migrate(db)
  } catch (error) {
    await db.destroy()
    throw error
  }
  return db
}

function openSqlite(dataDir: string): Database {
  try {
    makeFolder(resolve(dataDir))
    closeToOthers(dataDir)
  } catch (error) {
    throw new UnusableDatabase(
      `The data folder ${dataDir} cannot be made: ${(error as Error).message}. Set DATA_DIR to a folder that can be written.`,
      { cause: error },
    )
  }
  const file = openSqliteFile(join(dataDir, 'shop.sqlite'))
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database: kyselyShim(file) }) })
}

/** Node's own `recursive` never ends on /proc, where making a folder fails as if its parent were missing. */
function makeFolder(path: string) {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  mkdirSync(path, { mode: 0o700 })
}

/** Files of a shop that began before they were made so. A folder may hold what is not ours. */
function closeToOthers(dataDir: string) {
  for (const name of ['shop.sqlite', 'shop.sqlite-wal', 'shop.sqlite-shm', 'outbox'])
    try {
      chmodSync(join(dataDir, name), name === 'outbox' ? 0o700 : 0o600)
    } catch {} // not there, or another user's
}
