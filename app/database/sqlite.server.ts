import { existsSync, statSync } from 'node:fs'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { SqliteDatabase } from 'kysely'
import { UnusableDatabase } from './unusable-database'

const STATEMENTS_KEPT = 500
/** A longer text is one of many lengths (rows inserted together) and would push others out. */
const KEPT_LENGTH = 4000
/** "EXCL": marks a file as this shop's (SQLite's application_id). */
export const APPLICATION_ID = 0x4558434c
/** A full check reads the whole file, so only a small one gets it: the start stays bounded. */
const CHECKED_BYTES = 64 * 1024 * 1024

/**
 * Opens (and makes) the embedded file. WAL with `synchronous=FULL`: a commit is on disk when it
 * returns. Throws `UnusableDatabase` with one clear line when the file is damaged, not ours, or in a
 * folder that cannot be written.
 */
export function openSqliteFile(path: string) {
  let database: DatabaseSync | undefined
  try {
    const fresh = !existsSync(path) || statSync(path).size === 0
    database = new DatabaseSync(path, { timeout: 5000 })
    if (!fresh) refuseForeign(database, path)
    database.exec(
      'PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON; PRAGMA cache_size=-65536; PRAGMA mmap_size=268435456; PRAGMA temp_store=MEMORY',
    )
    if (!fresh) refuseDamaged(database, path)
    // Writing here also finds out at the start, not at the first order, that we may not write.
    database.exec(`BEGIN IMMEDIATE; PRAGMA application_id=${APPLICATION_ID}; COMMIT`)
    return database
  } catch (error) {
    database?.close()
    if (error instanceof UnusableDatabase) throw error
    throw new UnusableDatabase(clearLine(path, error as SqliteError), { cause: error })
  }
}

function refuseForeign(database: DatabaseSync, path: string) {
  if (pragma(database, 'application_id') === APPLICATION_ID) return
  const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all()
  if (tables.length === 0 || tables.some(({ name }) => name === 'kysely_migration')) return
  throw new UnusableDatabase(
    `The database file ${path} is of another program. Set DATA_DIR to another folder.`,
  )
}

/** Every page is checked in a small file; in a large one, that the file is as long as it says. */
function refuseDamaged(database: DatabaseSync, path: string) {
  const bytes = Number(pragma(database, 'page_count')) * Number(pragma(database, 'page_size'))
  const whole = bytes > CHECKED_BYTES || pragma(database, 'quick_check(1)') === 'ok'
  if (!whole || statSync(path).size + walSize(path) < bytes) throw new Error('damaged')
}

const walSize = (path: string) => (existsSync(`${path}-wal`) ? statSync(`${path}-wal`).size : 0)

const pragma = (database: DatabaseSync, name: string) =>
  Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0]

type SqliteError = Error & { errcode?: number }

/** The primary result codes of SQLite that a merchant can do something about. */
function clearLine(path: string, { errcode = 0, message }: SqliteError) {
  switch (errcode & 0xff) {
    case 5: // SQLITE_BUSY
      return `The database file ${path} is held by another process. Stop that one first.`
    case 8: // SQLITE_READONLY
    case 14: // SQLITE_CANTOPEN
      return `The database file ${path} cannot be written. Check the folder's owner, or set DATA_DIR.`
    case 10: // SQLITE_IOERR
    case 13: // SQLITE_FULL
      return `The database file ${path} cannot be used: ${message}. Check the disk.`
  }
  return `The database file ${path} cannot be used: it is damaged or not a database. Restore a backup, or move it away to start empty.`
}

/** node:sqlite in the shape Kysely's SQLite dialect asks for; prepared statements are kept. */
export function kyselyShim(database: DatabaseSync): SqliteDatabase {
  const kept = new Map<string, ReturnType<SqliteDatabase['prepare']>>()
  return {
    close: () => {
      kept.clear()
      database.close()
    },
    prepare: (sql) => {
      let statement = kept.get(sql)
      if (!statement) {
        statement = shimOf(database.prepare(sql))
        if (sql.length > KEPT_LENGTH) return statement
        if (kept.size >= STATEMENTS_KEPT) kept.delete(kept.keys().next().value as string)
        kept.set(sql, statement)
      }
      return statement
    },
  }
}

const shimOf = (statement: StatementSync) => ({
  reader: statement.columns().length > 0,
  all: (parameters: readonly unknown[]) => statement.all(...(parameters as never[])),
  run: (parameters: readonly unknown[]) => statement.run(...(parameters as never[])),
  iterate: (parameters: readonly unknown[]) =>
    statement.iterate(...(parameters as never[])) as never,
})
