import { chmodSync, copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { config } from '../app/config.server'
import { announceChange } from '../app/database/changes.server'
import { closeDatabase } from '../app/database/close.server'
import { engineOf } from '../app/database/engine.server'
import { openDatabase } from '../app/database/open.server'
import type { Database } from '../app/database/tables.server'
import { UnusableDatabase } from '../app/database/unusable-database'
import { type Command, required, UsageError } from './command'
import { copyTables, NotEmpty } from './copy-tables'

const backup: Command = {
  usage: '<file>',
  about:
    'The whole database as one SQLite file, while the shop runs. It holds customers and keys: keep it safe.',
  async run([file], { db, print }) {
    const path = resolve(required(file, 'the file'))
    if (existsSync(path)) throw new UsageError(`${path} is there already`)
    if (engineOf(db) === 'sqlite') await sql`vacuum into ${path}`.execute(db)
    else
      await withTemporaryFolder(async (folder) => {
        const copy = await openDatabase({ dataDir: folder })
        await copyTables(db, copy)
        await closeDatabase(copy)
        copyFileSync(join(folder, 'shop.sqlite'), path)
      })
    chmodSync(path, 0o600)
    print(`Saved to ${path}`)
    return 0
  },
}

const restore: Command = {
  usage: '<file> --yes',
  about:
    'Replaces everything in the database by a backup, all of it or nothing; also a running shop.',
  async run(args, { db, print, warn }) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { yes: { type: 'boolean' } },
    })
    const path = resolve(required(positionals[0], 'the file'))
    if (!existsSync(path)) throw new UsageError(`there is no file ${path}`)
    if (!values.yes)
      throw new UsageError('this replaces all orders, customers and products: add --yes')
    try {
      await withTemporaryFolder(async (folder) => {
        copyFileSync(path, join(folder, 'shop.sqlite'))
        const saved = await openDatabase({ dataDir: folder })
        const version = await catalogueVersion(db)
        await copyTables(saved, db, { replace: true, onTable: printCount(print) })
        await closeDatabase(saved)
        // A higher version has running shops load the catalogue again.
        await setCatalogueVersion(db, Math.max(version, await catalogueVersion(db)) + 1)
      })
    } catch (error) {
      if (!(error instanceof UnusableDatabase)) throw error
      warn(`${path} is no backup of this shop, or of a newer version of it. Nothing was changed.`)
      return 1
    }
    announceChange(db, { products: 'all' })
    await new Promise((resolve) => setTimeout(resolve, 100)) // changes are announced in batches of 20 ms
    print(`Restored from ${path}`)
    return 0
  },
}

const move: Command = {
  usage: '',
  about:
    'Copies everything from the SQLite file in DATA_DIR to the empty PostgreSQL database DATABASE_URL. Stop the shop first, start it with DATABASE_URL after.',
  async run(_args, { db, print, warn }) {
    if (engineOf(db) !== 'postgres')
      throw new UsageError('DATABASE_URL must name the PostgreSQL database')
    const file = resolve(config.DATA_DIR, 'shop.sqlite')
    if (!existsSync(file)) throw new UsageError(`there is no ${file}`)
    const from = await openDatabase({ dataDir: config.DATA_DIR })
    try {
      await copyTables(from, db, { onTable: printCount(print) })
    } catch (error) {
      if (!(error instanceof NotEmpty)) throw error
      warn(`Table ${error.message} of the PostgreSQL database is not empty. Nothing was copied.`)
      return 1
    } finally {
      await closeDatabase(from)
    }
    print(
      'Everything is copied. Start the shop with DATABASE_URL from now on; the file stays as it is.',
    )
    return 0
  },
}

const printCount = (print: (line: string) => void) => (name: string, rows: number) =>
  print(`  ${name}: ${rows}`)

async function withTemporaryFolder(body: (folder: string) => Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), 'exclusive-backup-'))
  try {
    await body(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function catalogueVersion(db: Database) {
  const row = await db
    .selectFrom('catalogue_state')
    .select('value')
    .where('name', '=', 'version')
    .executeTakeFirst()
  return row?.value ?? 0
}

const setCatalogueVersion = (db: Database, value: number) =>
  db
    .insertInto('catalogue_state')
    .values({ name: 'version', value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()

export const backupCommands: Record<string, Command> = {
  backup,
  restore,
  'move-to-postgres': move,
}
