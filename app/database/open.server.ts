import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, SqliteDialect } from 'kysely'
import { markRoot } from './engine.server'
import { migrate } from './migrate.server'
import { openPostgres } from './postgres.server'
import { kyselyShim, openSqliteFile } from './sqlite.server'
import type { Database, Tables } from './tables.server'
import { UnusableDatabase } from './unusable-database'

/**
 * Opens and migrates PostgreSQL when `databaseUrl` is set, else `shop.sqlite` in `dataDir`. Throws
 * `UnusableDatabase` with one clear line.
 */
export async function openDatabase(settings: { databaseUrl?: string; dataDir: string }) {
  const db = settings.databaseUrl
    ? await openPostgres(settings.databaseUrl)
    : openSqlite(settings.dataDir)
  markRoot(db)
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
    mkdirSync(dataDir, { recursive: true })
  } catch (error) {
    throw new UnusableDatabase(
      `The data folder ${dataDir} cannot be made: ${(error as Error).message}. Set DATA_DIR to a folder that can be written.`,
      { cause: error },
    )
  }
  const file = openSqliteFile(join(dataDir, 'shop.sqlite'))
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database: kyselyShim(file) }) })
}
