import { existsSync, statSync } from 'node:fs'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { SqliteDatabase } from 'kysely'
import { LRUCache } from 'lru-cache'
import { UnusableDatabase } from './unusable-database'

const CACHED_STATEMENTS = 500
/** Longer statements insert many rows at once, in too many lengths to be used again. */
const LONGEST_CACHED = 4000
/** "EXCL" as SQLite's application_id. */
export const APPLICATION_ID = 0x4558434c
/** Larger files get only a check of their length, which keeps the start fast. */
const CHECKED_BYTES = 64 * 1024 * 1024

/** SQLite's wait blocks the whole thread; readers wait only for a repair after a crash. */
export const READ_BUSY_MS = 100

/** Opens a file so that a commit is on disk when it returns. Throws `UnusableDatabase`. */
export function openSqliteFile(path: string) {
  let database: DatabaseSync | undefined
  try {
    const fresh = !existsSync(path) || statSync(path).size === 0
    database = new DatabaseSync(path, { timeout: 5000 })
    if (!fresh) refuseForeign(database, path)
    database.exec(
      'PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON; PRAGMA cache_size=-65536; PRAGMA mmap_size=268435456; PRAGMA temp_store=MEMORY; PRAGMA secure_delete=ON',
    )
    if (!fresh) refuseDamaged(database, path)
    // This write refuses a read-only file at the start, not at the first order.
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

function refuseDamaged(database: DatabaseSync, path: string) {
  const bytes = Number(pragma(database, 'page_count')) * Number(pragma(database, 'page_size'))
  const whole = bytes > CHECKED_BYTES || pragma(database, 'quick_check(1)') === 'ok'
  if (!whole || statSync(path).size + walSize(path) < bytes) throw new Error('damaged')
}

const walSize = (path: string) => (existsSync(`${path}-wal`) ? statSync(`${path}-wal`).size : 0)

const pragma = (database: DatabaseSync, name: string) =>
  Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0]

type SqliteError = Error & { errcode?: number }

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

export function kyselyShim(database: DatabaseSync, onClose: () => void): SqliteDatabase {
  const statements = new LRUCache<string, ReturnType<SqliteDatabase['prepare']>>({
    max: CACHED_STATEMENTS,
  })
  return {
    close: () => {
      statements.clear()
      database.close()
      onClose()
    },
    prepare: (sql) => {
      const cached = statements.get(sql)
      if (cached) return cached
      const statement = shimOf(database.prepare(sql))
      if (sql.length <= LONGEST_CACHED) statements.set(sql, statement)
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
