import { chmodSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Kysely, SqliteDialect, sql } from 'kysely'
import { makeFolder } from '../files/make-folder.server'
import { countPending, migrate } from './migrate.server'
import { openPostgres } from './postgres.server'
import { timeQuery } from './query-times.server'
import { kyselyShim, openSqliteFile, READ_BUSY_MS } from './sqlite.server'
import { type Database, engineOf, markClosed, markRoot, type Tables } from './tables.server'
import { openDiskSync } from './transactions/disk-sync.server'
import { syncBy } from './transactions/group-commit.server'
import { transactionsDone } from './transactions/transaction.server'
import { UnusableDatabase } from './unusable-database'

interface Settings {
  databaseUrl?: string
  dataDir: string
  /** Limits the time of each PostgreSQL statement, as a serving process needs it. */
  limited?: boolean
}

/** Opens `shop.sqlite` in `dataDir` without `databaseUrl`. Throws `UnusableDatabase`. */
export async function openDatabase({ databaseUrl, dataDir, limited }: Settings) {
  const opened = databaseUrl ? await openPostgres(databaseUrl) : openSqlite(dataDir)
  markRoot(opened)
  try {
    await migrate(opened)
  } catch (error) {
    await opened.destroy()
    throw error
  }
  if (!databaseUrl) await sql`pragma busy_timeout = ${sql.lit(READ_BUSY_MS)}`.execute(opened)
  if (!databaseUrl || !limited) return opened
  await opened.destroy() // The migrations ran without limits.
  const db = await openPostgres(databaseUrl, { limited })
  markRoot(db, limited)
  return db
}

/** Returns how many migrations an opening would make, and makes none. Throws `UnusableDatabase`. */
export async function pendingMigrations({ databaseUrl, dataDir }: Settings) {
  const opened = databaseUrl ? await openPostgres(databaseUrl) : openSqlite(dataDir)
  return countPending(opened).finally(() => opened.destroy())
}

/** Warns of a mistyped DATA_DIR, which looks like a shop that lost everything. */
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
  const path = join(dataDir, 'shop.sqlite')
  const file = openSqliteFile(path)
  const sync = openDiskSync(file, path)
  const dialect = new SqliteDialect({ database: kyselyShim(file, () => sync?.close()) })
  const db = new Kysely<Tables>({ dialect, log: timeQuery })
  if (sync) syncBy(db, sync)
  return db
}

/** Closes files that earlier versions left readable; other files in the folder are not ours. */
function closeToOthers(dataDir: string) {
  for (const name of ['shop.sqlite', 'shop.sqlite-wal', 'shop.sqlite-shm', 'outbox'])
    try {
      chmodSync(join(dataDir, name), name === 'outbox' ? 0o700 : 0o600)
    } catch {}
}

export async function closeDatabase(db: Database) {
  markClosed(db)
  await transactionsDone(db)
  if (engineOf(db) === 'sqlite') {
    await sql`pragma optimize`.execute(db).catch(() => {})
    await sql`pragma wal_checkpoint(truncate)`.execute(db).catch(() => {})
  }
  await db.destroy()
}
