import { createReadStream } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { migrations } from '../migrate.server'
import { APPLICATION_ID } from '../sqlite.server'
import { BadBackup } from './bad-backup'

export interface BackupContent {
  products: number
  orders: number
  accounts: number
  /** The epoch milliseconds of the newest order; null without orders. */
  newestOrder: number | null
  /** The newest migration. */
  schema: string
}

const MAGIC = 'SQLite format 3\0'

/** Tells whether a file is a SQLite database by itself, as backups were before pictures were in. */
export async function isDatabaseFile(path: string) {
  for await (const chunk of createReadStream(path, { end: MAGIC.length - 1 }))
    return String(chunk) === MAGIC
  return false
}

/** Reads and checks a whole SQLite file. Throws `BadBackup`, which calls it `name`. */
export function verifyDatabaseFile(path: string, name = path): BackupContent {
  let file: DatabaseSync | undefined
  try {
    file = new DatabaseSync(path, { readOnly: true })
    return inspect(file, name)
  } catch (error) {
    if (error instanceof BadBackup) throw error
    throw new BadBackup(`${name} is damaged or no database`, { cause: error })
  } finally {
    file?.close()
  }
}

function inspect(file: DatabaseSync, name: string): BackupContent {
  const one = (query: string) => Object.values(file.prepare(query).get() ?? {})[0]
  if (one('PRAGMA application_id') !== APPLICATION_ID)
    throw new BadBackup(`${name} is of another program`)
  if (one('PRAGMA integrity_check(1)') !== 'ok') throw new BadBackup(`${name} is damaged`)
  if (file.prepare('PRAGMA foreign_key_check').get())
    throw new BadBackup(`${name} is not whole: rows refer to others that it lacks`)
  const made = file.prepare('SELECT name FROM kysely_migration ORDER BY name').all()
  const newer = made.find((row) => !(String(row.name) in migrations))
  if (newer) throw new BadBackup(`${name} is of a newer version of the shop (${newer.name})`)
  return {
    products: Number(one('SELECT count(*) FROM products')),
    orders: Number(one('SELECT count(*) FROM orders')),
    accounts: Number(one('SELECT count(*) FROM accounts WHERE deleted_at IS NULL')),
    newestOrder: one('SELECT max(placed_at) FROM orders') as number | null,
    schema: String(made.at(-1)?.name ?? ''),
  }
}
