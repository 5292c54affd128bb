import { resolve } from 'node:path'
import type { Find, Hit } from '../search/finder'
import { type RowHit, searchFileRows, textKey } from '../search/rows.server'
import { searchSqliteBytes } from '../search/sqlite-bytes.server'
import { firstBytes, SQLITE_MAGIC, searchFile } from '../search/stream.server'

export interface SearchedPlace {
  path: string
  bytes: number
  tables: number
  rows: number
  /** Of a SQLite file what its rows hold. */
  found: RowHit[]
  anonymous: Set<number>
  /** Of other files what they hold; of a SQLite file what stands where nothing is stored. */
  hits: Hit[]
  sqlite: boolean
}

const NO_ROWS = { tables: 0, rows: 0, found: [], anonymous: new Set<number>() }

/** A SQLite file's rows and its freed bytes, any other file's content. Throws where it cannot be read. */
export async function searchPlace(path: string, find: Find): Promise<SearchedPlace> {
  const magic = await firstBytes(path, SQLITE_MAGIC.length)
  if (!magic.equals(SQLITE_MAGIC))
    return { path: resolve(path), ...NO_ROWS, ...(await searchFile(path, find)), sqlite: false }
  const { stored, ...rows } = await searchFileRows(path, find)
  const { hits, bytes } = await searchSqliteBytes(path, find)
  return { path: resolve(path), bytes, ...rows, hits: freedOf(hits, stored), sqlite: true }
}

/** What no row holds stands in freed bytes, wherever that is. */
export const freedOf = <T extends Hit & { freed: boolean }>(
  hits: readonly T[],
  stored: ReadonlySet<string>,
) => hits.filter((hit) => hit.freed || !stored.has(textKey(hit)))
