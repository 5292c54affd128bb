import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { DAY_MS } from '../../durations'
import { closeDatabase } from '../close.server'
import { engineOf } from '../engine.server'
import { migrations } from '../migrate.server'
import { openDatabase } from '../open.server'
import { APPLICATION_ID } from '../sqlite.server'
import type { Database } from '../tables.server'
import { copyTables } from './copy-tables.server'

export interface BackupContent {
  products: number
  orders: number
  accounts: number
  /** The epoch milliseconds of the newest order; null without orders. */
  newestOrder: number | null
}

export class BadBackup extends Error {}

/** Writes a snapshot as one SQLite file and verifies it. Throws `BadBackup` when `path` exists. */
export async function makeBackup(db: Database, path: string): Promise<BackupContent> {
  if (existsSync(path)) throw new BadBackup(`${path} exists already`)
  removeUnfinished(dirname(path))
  const folder = mkdtempSync(join(dirname(path), '.backup-'))
  try {
    const file = join(folder, 'shop.sqlite')
    // VACUUM blocks the thread, so a serving shop leaves it to another process.
    if (engineOf(db) === 'sqlite') await sql`vacuum into ${file}`.execute(db)
    else {
      const copy = await openDatabase({ dataDir: folder })
      await copyTables(db, copy)
      await closeDatabase(copy)
    }
    const content = verifyBackup(file)
    chmodSync(file, 0o600)
    renameSync(file, path)
    return content
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Deletes what killed processes left: whole copies of customers and keys. */
function removeUnfinished(folder: string) {
  for (const name of readdirSync(folder).filter((one) => /^\.(backup|restore)-\w{6}$/.test(one)))
    if (Date.now() - statSync(join(folder, name)).mtimeMs > DAY_MS)
      rmSync(join(folder, name), { recursive: true, force: true })
}

/** Reads and checks the whole file. Throws `BadBackup`. */
export function verifyBackup(path: string): BackupContent {
  let file: DatabaseSync | undefined
  try {
    file = new DatabaseSync(path, { readOnly: true })
    return inspect(file, path)
  } catch (error) {
    if (error instanceof BadBackup) throw error
    throw new BadBackup(`${path} is damaged or no database`, { cause: error })
  } finally {
    file?.close()
  }
}

function inspect(file: DatabaseSync, path: string): BackupContent {
  const one = (query: string) => Object.values(file.prepare(query).get() ?? {})[0]
  if (one('PRAGMA application_id') !== APPLICATION_ID)
    throw new BadBackup(`${path} is of another program`)
  if (one('PRAGMA integrity_check(1)') !== 'ok') throw new BadBackup(`${path} is damaged`)
  if (file.prepare('PRAGMA foreign_key_check').get())
    throw new BadBackup(`${path} is not whole: rows refer to others that it lacks`)
  const newer = file
    .prepare('SELECT name FROM kysely_migration')
    .all()
    .find(({ name }) => !(String(name) in migrations))
  if (newer) throw new BadBackup(`${path} is of a newer version of the shop (${newer.name})`)
  return {
    products: Number(one('SELECT count(*) FROM products')),
    orders: Number(one('SELECT count(*) FROM orders')),
    accounts: Number(one('SELECT count(*) FROM accounts WHERE deleted_at IS NULL')),
    newestOrder: one('SELECT max(placed_at) FROM orders') as number | null,
  }
}

/** Migrates and opens a copy; the file itself stays as it is. */
export async function withBackup<T>(path: string, body: (saved: Database) => Promise<T>) {
  verifyBackup(path)
  const folder = mkdtempSync(join(dirname(path), '.restore-'))
  try {
    copyFileSync(path, join(folder, 'shop.sqlite'))
    const saved = await openDatabase({ dataDir: folder })
    try {
      return await body(saved)
    } finally {
      await closeDatabase(saved)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
