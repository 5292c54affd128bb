import { chmodSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Kysely, SqliteDialect } from 'kysely'
import { makeFolder } from '../files/make-folder.server'
import { markRoot } from './engine.server'
import { migrate } from './migrate.server'
import { openPostgres } from './postgres.server'
import { kyselyShim, openSqliteFile } from './sqlite.server'
import type { Database, Tables } from './tables.server'
import { UnusableDatabase } from './unusable-database'

/** `shop.sqlite` in `dataDir` without `databaseUrl`. Throws `UnusableDatabase`. */
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

/** A mistyped DATA_DIR looks like a shop that lost everything. */
export const newShopLine = (dataDir: string) =>
  `There was no shop in DATA_DIR "${dataDir}": a new one was made there.`

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

/** Earlier versions left these readable; other files in the folder are not ours. */
function closeToOthers(dataDir: string) {
  for (const name of ['shop.sqlite', 'shop.sqlite-wal', 'shop.sqlite-shm', 'outbox'])
    try {
      chmodSync(join(dataDir, name), name === 'outbox' ? 0o700 : 0o600)
    } catch {} // not there, or another user's
}
