import { sql } from 'kysely'
import { closeDatabase, openDatabase } from '../open.server'
import { type Database, engineOf } from '../tables.server'
import { copyTables } from './copy-tables.server'

/** Copies a database as it is at one moment into `shop.sqlite` of an empty folder. */
export async function copyDatabase(db: Database, folder: string, file: string) {
  // VACUUM blocks the thread, so a serving shop leaves it to another process.
  if (engineOf(db) === 'sqlite') {
    await sql`vacuum into ${file}`.execute(db)
    return
  }
  const copy = await openDatabase({ dataDir: folder })
  try {
    await copyTables(db, copy)
  } finally {
    await closeDatabase(copy)
  }
}

/** Returns about how many bytes a copy takes. */
export async function databaseBytes(db: Database) {
  const { rows } = await (engineOf(db) === 'sqlite'
    ? sql<{ bytes: number }>`select page_count * page_size as bytes
        from pragma_page_count(), pragma_page_size()`
    : sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`
  ).execute(db)
  return Number(rows[0]?.bytes ?? 0)
}
