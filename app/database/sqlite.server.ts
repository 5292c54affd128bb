import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { SqliteDatabase } from 'kysely'

const STATEMENTS_KEPT = 500

/**
 * Opens (and makes) the embedded file. WAL with `synchronous=FULL`: a commit is on disk when it
 * returns. Throws `FaultyFile` with one clear line when the file is damaged or not ours.
 */
export function openSqliteFile(path: string) {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(path, { timeout: 5000 })
    database.exec(
      'PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON; PRAGMA cache_size=-65536; PRAGMA mmap_size=268435456; PRAGMA temp_store=MEMORY',
    )
    const { quick_check } = database.prepare('PRAGMA quick_check(1)').get() as {
      quick_check: string
    }
    if (quick_check !== 'ok') throw new Error('quick_check failed')
    return database
  } catch (error) {
    database?.close()
    throw new FaultyFile(
      `The database file ${path} cannot be used: it is damaged or not a database. Restore a backup, or move it away to start empty.`,
      { cause: error },
    )
  }
}

/** A start that must stop, with the one line to show. */
export class FaultyFile extends Error {}

/** node:sqlite in the shape Kysely's SQLite dialect asks for; prepared statements are kept. */
export function kyselyShim(database: DatabaseSync): SqliteDatabase {
  const kept = new Map<string, StatementSync>()
  const prepare = (sql: string) => {
    let statement = kept.get(sql)
    if (!statement) {
      statement = database.prepare(sql)
      if (kept.size >= STATEMENTS_KEPT) kept.delete(kept.keys().next().value as string)
      kept.set(sql, statement)
    }
    return statement
  }
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const statement = prepare(sql)
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...(parameters as never[])),
        run: (parameters) => statement.run(...(parameters as never[])),
        iterate: (parameters) => statement.iterate(...(parameters as never[])) as never,
      }
    },
  }
}
