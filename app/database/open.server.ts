import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely'
import pg from 'pg'
import { migrate } from './migrate.server'
import { kyselyShim, openSqliteFile } from './sqlite.server'
import type { Database, Tables } from './tables.server'

export type Engine = 'sqlite' | 'postgres'

const engines = new WeakMap<object, Engine>()

/** Which engine serves a database that `openDatabase` opened. */
export const engineOf = (db: Database): Engine => engines.get(db) ?? 'sqlite'

/**
 * Opens the database and brings its schema up to date: PostgreSQL when `databaseUrl` is set, else
 * the file `shop.sqlite` in `dataDir`. Throws `FaultyFile` (one clear line) when it cannot be used.
 */
export async function openDatabase(settings: { databaseUrl?: string; dataDir: string }) {
  const db = settings.databaseUrl
    ? openPostgres(settings.databaseUrl)
    : openSqlite(settings.dataDir)
  try {
    await migrate(db)
  } catch (error) {
    await db.destroy()
    throw error
  }
  return db
}

function openSqlite(dataDir: string): Database {
  mkdirSync(dataDir, { recursive: true })
  const file = openSqliteFile(join(dataDir, 'shop.sqlite'))
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: kyselyShim(file) }) })
  engines.set(db, 'sqlite')
  return db
}

function openPostgres(connectionString: string): Database {
  pg.types.setTypeParser(pg.types.builtins.INT8, Number) // cents and milliseconds fit a double
  const pool = new pg.Pool({ connectionString, max: 10 })
  // Without a listener on the pool and on each client a lost connection ends the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  engines.set(db, 'postgres')
  return db
}
