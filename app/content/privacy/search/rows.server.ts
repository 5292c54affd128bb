import { DatabaseSync } from 'node:sqlite'
import { setImmediate as turn } from 'node:timers/promises'
import { Kysely, SqliteDialect, sql } from 'kysely'
import { atOneMoment, pagesOf } from '../../../database/backups/copy-tables.server'
import { kyselyShim } from '../../../database/sqlite.server'
import {
  type Connection,
  type Database,
  engineOf,
  type Tables,
} from '../../../database/tables.server'
import type { Find, Hit } from './finder'

type Values = Record<string, unknown>

export interface RowHit {
  table: string
  column: string
  row: Values
  hit: Hit
}

interface SearchedRows {
  found: RowHit[]
  /** The texts (as `textKey` makes them) that stand in rows, even within other words. */
  stored: Set<string>
  tables: number
  rows: number
  /** The ids of anonymous orders. */
  anonymous: Set<number>
}

/** Opens a SQLite file that this version or an earlier one wrote, without changing it. */
export async function withFile<T>(path: string, body: (db: Database) => Promise<T>): Promise<T> {
  const file = new DatabaseSync(path, { readOnly: true })
  const dialect = new SqliteDialect({ database: kyselyShim(file, () => {}) })
  const db = new Kysely<Tables>({ dialect })
  try {
    return await body(db)
  } finally {
    await db.destroy()
  }
}

/** Returns the numbers of the pages of SQLite's file that hold a table or an index. */
export async function usedPages(db: Database) {
  const { rows } = await sql<{ pageno: number }>`select pageno from dbstat`.execute(db)
  return new Set(rows.map(({ pageno }) => pageno))
}

/** Searches each row of a database, and on PostgreSQL what its statistics quote of rows. */
export const searchDatabaseRows = (db: Database, find: Find) =>
  engineOf(db) === 'postgres'
    ? atOneMoment(db, (connection) => searchRows(connection, find))
    : searchRows(db, find)

async function searchRows(db: Connection, find: Find) {
  const search = collecting(find)
  const internal = { withInternalKyselyTables: true }
  for (const { name, schema } of await db.introspection.getTables(internal)) {
    search.table(name)
    for await (const rows of pagesOf(db, schema ? `${schema}.${name}` : name)) {
      for (const row of rows) search.row(row)
      await turn() // Others' requests run in between.
    }
  }
  if (engineOf(db) === 'sqlite') return search.done()
  search.table('pg_stats')
  const { rows } = await sql<Values>`
    select tablename, attname, cast(most_common_vals as text) as common,
      cast(histogram_bounds as text) as bounds from pg_stats`.execute(db)
  for (const row of rows) search.row(row)
  return search.done()
}

/** Stands between values, so that two of them never read as one. */
const APART = '\u001f'.repeat(8)

function collecting(find: Find) {
  const searched: SearchedRows = {
    found: [],
    stored: new Set(),
    tables: 0,
    rows: 0,
    anonymous: new Set(),
  }
  let table = ''
  return {
    table(name: string) {
      table = name
      searched.tables++
    },
    row(row: Values) {
      searched.rows++
      if (table === 'orders' && String(row.request_hash).startsWith('erased-'))
        searched.anonymous.add(Number(row.id))
      const texts = Object.entries(row).filter(([, value]) => typeof value === 'string')
      const all = texts.map(([, value]) => value).join(APART)
      const loosely = find(Buffer.from(all), { loose: true })
      for (const hit of loosely) searched.stored.add(textKey(hit))
      if (loosely.length === 0) return
      for (const [column, value] of texts)
        for (const hit of find(Buffer.from(value as string)))
          searched.found.push({ table, column, row, hit })
    },
    done: () => searched,
  }
}

/** Makes the same key however a word is split. */
export const textKey = ({ kind, text }: Hit) => `${kind} ${text.replace(/[^\p{L}\d]/gu, '')}`
