import { type Migration, Migrator } from 'kysely/migration'
import { FaultyFile } from './sqlite.server'
import type { Database } from './tables.server'

const files = import.meta.glob<Migration>('../../migrations/*.ts', { eager: true })

/** Every migration by name, in order: `001-start` before `002-orders`. */
export const migrations = Object.fromEntries(
  Object.entries(files)
    .map(([path, migration]) => [path.replace(/^.*\/|\.ts$/g, ''), migration] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1)),
)

/** Brings the schema up to date; refuses a database made by a newer version of the shop. */
export async function migrate(db: Database) {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const known = new Set(Object.keys(migrations))
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (tables.some((table) => table.name === 'kysely_migration')) {
    const done = await (db as never as Database)
      .selectFrom('kysely_migration' as never)
      .select('name' as never)
      .execute()
    const newer = (done as { name: string }[]).find(({ name }) => !known.has(name))
    if (newer) {
      throw new FaultyFile(
        `The database was made by a newer version of the shop (it knows "${newer.name}"). Update the shop, or use another DATA_DIR.`,
      )
    }
  }
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
