import { createReadStream, createWriteStream, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { DATABASE_ENTRY } from '../../../database/backups/archive-format'
import { BadBackup } from '../../../database/backups/bad-backup'
import { readArchive } from '../../../database/backups/read-archive.server'
import { inWorkingFolder } from '../../../database/backups/working-folder.server'
import type { Database } from '../../../database/tables.server'
import { readElsewhere } from '../../../files/read-elsewhere.server'
import type { Find, Hit } from '../search/finder'
import {
  type RowHit,
  searchDatabaseRows,
  textKey,
  usedPages,
  withFile,
} from '../search/rows.server'
import { searchSqliteBytes } from '../search/sqlite-bytes.server'
import { CHUNK, firstBytes, SQLITE_MAGIC, searchFile, searchStream } from '../search/stream.server'

export interface SearchedPlace {
  path: string
  bytes: number
  tables: number
  rows: number
  /** Finds in the rows of a SQLite file. */
  found: RowHit[]
  anonymous: Set<number>
  /** Finds in other files, or in the freed bytes of a SQLite file. */
  hits: Hit[]
  sqlite: boolean
}

const NO_ROWS = { tables: 0, rows: 0, found: [], anonymous: new Set<number>() }

/** Searches a SQLite file's rows and freed bytes, or another file. Throws when unreadable. */
export async function searchPlace(path: string, find: Find): Promise<SearchedPlace> {
  const magic = await firstBytes(path, SQLITE_MAGIC.length)
  if (!magic.equals(SQLITE_MAGIC))
    return { path: resolve(path), ...NO_ROWS, ...(await searchFile(path, find)), sqlite: false }
  const { stored, ...rows } = await withFile(path, (file) => searchDatabaseRows(file, find))
  const bytesOf = createReadStream(path, { highWaterMark: CHUNK })
  const { hits, bytes } = await searchSqliteBytes(bytesOf, find, () => withFile(path, usedPages))
  return { path: resolve(path), bytes, ...rows, hits: freedOf(hits, stored), sqlite: true }
}

/** The first bytes of a tar file up to its mark. */
const TAR_HEAD = 262
const TAR_MARK = 'ustar'

/**
 * Searches a backup: the rows and freed bytes of the database in it, which is unpacked beside it
 * meanwhile. Its pictures are not searched. Other files, and unfinished backups, are searched as they
 * are.
 */
export async function searchBackup(path: string, find: Find): Promise<SearchedPlace> {
  const head = await firstBytes(path, TAR_HEAD)
  if (head.toString('latin1', TAR_HEAD - TAR_MARK.length) !== TAR_MARK)
    return searchPlace(path, find)
  return inWorkingFolder(dirname(path), '.verify-', async (folder) => {
    const file = join(folder, DATABASE_ENTRY)
    await readArchive(path, async (entry, body) => {
      if (entry === DATABASE_ENTRY) await pipeline(body, createWriteStream(file, { mode: 0o600 }))
      else for await (const _ of body);
    })
    const bytes = statSync(path).size
    return { ...(await searchPlace(file, find)), path: resolve(path), bytes }
  }).catch((error) => {
    if (!(error instanceof BadBackup)) throw error
    return searchPlace(path, find)
  })
}

/** Marks hits that no row holds as freed: they stand in freed bytes. */
const freedOf = <T extends Hit & { freed: boolean }>(
  hits: readonly T[],
  stored: ReadonlySet<string>,
) => hits.filter((hit) => hit.freed || !stored.has(textKey(hit)))

/** Searches the freed bytes of the SQLite database open here, with its `-wal` and `-shm`. */
export async function searchOwnFile(
  db: Database,
  path: string,
  find: Find,
  stored: () => Promise<ReadonlySet<string>>,
) {
  const chunks = readElsewhere(path)
  if (path.endsWith('.sqlite')) {
    const { hits, bytes } = await searchSqliteBytes(chunks, find, () => usedPages(db))
    return { hits: hits.length > 0 ? freedOf(hits, await stored()) : [], bytes }
  }
  const { hits, bytes } = await searchStream(chunks, (all) => find(all, { loose: true }))
  const unstored = hits.map((hit) => ({ ...hit, freed: false }))
  return { hits: unstored.length > 0 ? freedOf(unstored, await stored()) : [], bytes }
}
