import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { READ_BUSY_MS } from '../sqlite.server'
import type { Connection, Database } from '../tables.server'
import { retryWhileBusy } from '../transactions/group-commit.server'

/** A reader, such as a backup, holds the log for as long as it reads. */
const PATIENCE_MS = 2000
const PAUSE_MS = 50

/** Copies SQLite's write-ahead log into the file and empties it; false while others read it. */
export async function emptyLog(db: Database): Promise<boolean> {
  for (const end = Date.now() + PATIENCE_MS; ; await sleep(PAUSE_MS)) {
    if (await db.connection().execute(tryToEmpty)) return true
    if (Date.now() >= end) return false
  }
}

/** SQLite's own wait would block the thread. */
async function tryToEmpty(connection: Connection) {
  await sql`pragma busy_timeout = 0`.execute(connection)
  try {
    const log = sql<{ busy: number }>`pragma wal_checkpoint(truncate)`
    return (await log.execute(connection)).rows[0]?.busy === 0
  } finally {
    await sql`pragma busy_timeout = ${sql.lit(READ_BUSY_MS)}`.execute(connection)
  }
}

/**
 * Rewrites SQLite's file without free bytes, which `secure_delete` leaves at page splits and
 * earlier versions left everywhere. Others read meanwhile; writers and this thread wait.
 */
export async function rewriteFile(db: Database): Promise<boolean> {
  await retryWhileBusy(() => sql`vacuum`.execute(db))
  return emptyLog(db)
}

/**
 * Frees the space of rows deleted from PostgreSQL's tables and samples again, as statistics quote
 * values. The server overwrites the bytes when it needs the room; with `anew` it writes new files
 * instead, each while nobody uses the table.
 */
export async function vacuumTables(
  db: Database,
  tables: readonly string[],
  { anew = false }: { anew?: boolean } = {},
) {
  const names = sql.join(tables.map((name) => sql.table(name)))
  // Truncation would lock a table, or try for seconds.
  const how = sql.raw(anew ? 'full, analyze' : 'truncate false, analyze')
  await sql`vacuum (${how}) ${names}`.execute(db)
  for (const name of tables) await forgetStatistics(db, name)
}

/** Drops an empty table's statistics, which ANALYZE keeps: setting a column's own type does. */
async function forgetStatistics(db: Database, name: string) {
  const { rows } = await sql<{ column: string; type: string }>`
    select attname as column, format_type(atttypid, atttypmod) as type from pg_attribute
    where attrelid = to_regclass(${name}) and attnum > 0 and not attisdropped
      and attname in (select attname from pg_stats
        where schemaname = current_schema() and tablename = ${name})
      and not exists (select from ${sql.table(name)})`.execute(db)
  for (const { column, type } of rows)
    await sql`alter table ${sql.table(name)}
      alter column ${sql.ref(column)} type ${sql.raw(type)}`.execute(db)
}
