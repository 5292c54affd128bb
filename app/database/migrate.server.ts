import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { type Database, engineOf } from './tables.server'
import { UnusableDatabase } from './unusable-database'

const files = import.meta.glob<Migration>('../../migrations/*.ts', { eager: true })

export const migrations = Object.fromEntries(
  Object.entries(files)
    .map(([path, migration]) => [path.replace(/^.*\/|\.ts$/g, ''), migration] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1)),
)

const ADVISORY_LOCK = 0x4558434c

/** Runs all migrations or none; a second process waits. Throws `UnusableDatabase` if newer. */
export async function migrate(db: Database) {
  if (engineOf(db) === 'postgres') await db.transaction().execute(migrateUnderLock)
  else await db.connection().execute(migrateInTransaction)
}

/** Locks for the transaction, which works through a pooler too. */
async function migrateUnderLock(connection: Database) {
  await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(connection)
  await migrateToLatest(connection)
}

/** Wraps SQLite's migrations in a transaction, which Kysely does not. */
async function migrateInTransaction(connection: Database) {
  await sql`begin immediate`.execute(connection)
  try {
    await migrateToLatest(connection)
    await sql`commit`.execute(connection)
  } catch (error) {
    await sql`rollback`.execute(connection)
    throw error
  }
}

async function migrateToLatest(connection: Database) {
  await refuseNewer(connection)
  const { error } = await new Migrator({
    db: connection,
    provider: { getMigrations: async () => migrations },
    allowUnorderedMigrations: true,
  }).migrateToLatest()
  if (error) throw error
}

/** Counts the known migrations that were not made. */
export async function countPending(db: Database) {
  const made = new Set((await migrationsMade(db)).map(({ name }) => name))
  return Object.keys(migrations).filter((name) => !made.has(name)).length
}

async function migrationsMade(connection: Database) {
  const tables = await connection.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some((table) => table.name === 'kysely_migration')) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(
    connection,
  )
  return rows
}

async function refuseNewer(connection: Database) {
  const newer = (await migrationsMade(connection)).find(({ name }) => !(name in migrations))
  if (!newer) return
  throw new UnusableDatabase(
    `The database was made by a newer version of the shop (it knows "${newer.name}"). Update the shop; or go back by restoring a backup made before the upgrade into an empty ${engineOf(connection) === 'postgres' ? 'database (DATABASE_URL)' : 'folder (DATA_DIR)'}.`,
  )
}
