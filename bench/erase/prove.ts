import { createReadStream, createWriteStream, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql } from 'kysely'
import { seedDemo } from '../../app/catalogue/seed.server'
import type { ProofReport } from '../../app/content/privacy/proof/proof-report'
import { closeDatabase, openDatabase } from '../../app/database/open.server'
import { type Database, engineOf } from '../../app/database/tables.server'
import { main as shop } from '../../cli/shop'
import type { Place } from '../../tests/support/databases'
import { fillForErasure } from '../../tests/support/erasing/filled-shop'
import { EMAIL } from '../../tests/support/erasing/known-person'
import { fillOutbox } from '../../tests/support/erasing/outbox-of'
import { timesIn } from '../../tests/support/erasing/raw-bytes'
import { onEngines } from '../in-place'
import { saveResults } from '../results'
import { printTable } from '../table'
import { costOfSecureDelete } from './secure-delete'

const OWN = 500
const INVOICED = 5

/**
 * Measures `privacy erase --prove` over a shop of this many orders, 500 of them the person's, on
 * both engines; and what `secure_delete` costs an order.
 */
export async function main([orders = '10000', only = 'both']: string[]) {
  const rows = await onEngines(only, (where) => measure(where, Number(orders)))
  printTable(`Erasing one of ${orders} orders' customers, and proving it`, rows)
  const cost = await costOfSecureDelete()
  printTable('Orders a second in one process, SQLite, with and without secure_delete', cost)
  saveResults('erase', { orders: Number(orders), erasing: rows, secureDelete: cost })
  return 0
}

async function measure({ engine, dataDir, databaseUrl }: Place, orders: number) {
  process.env.DATA_DIR = dataDir
  if (databaseUrl) process.env.DATABASE_URL = databaseUrl
  else delete process.env.DATABASE_URL
  const db = await openDatabase({ dataDir, databaseUrl })
  // Earlier versions wrote the file like this.
  if (!databaseUrl) await sql`pragma secure_delete = off`.execute(db)
  await seedDemo(db)
  const [first] = await fillForErasure(db, { orders, own: OWN, invoiced: INVOICED })
  await changeAll(db)
  fillOutbox(dataDir, first as number)
  await backups(dataDir)
  const before = await bytesHolding(db, dataDir)
  const done = await timed('privacy', 'erase', EMAIL, '--yes', '--prove', '--json')
  const after = await bytesHolding(db, dataDir)
  await timed('privacy', 'sweep')
  const swept = await bytesHolding(db, dataDir)
  await closeDatabase(db)
  const report = JSON.parse(done.said) as ProofReport
  const proved = report.searched.milliseconds / 1000
  return {
    engine,
    'erased s': done.seconds - proved,
    'proved s': proved,
    rows: report.searched.rows,
    tables: report.searched.tables,
    files: report.searched.files,
    MB: report.searched.bytes / 1e6,
    'address in the data files before': before,
    after,
    'after privacy sweep': swept,
    left: leftIn(report),
  }
}

/** Changes all rows, as a year does: rows grow, move, and leave bytes behind. */
async function changeAll(db: Database) {
  for (const carrier of ['Pathao Courier', 'RedX'])
    await db
      .updateTable('orders')
      .set({ carrier, tracking: `T-${carrier}` })
      .execute()
}

async function backups(dataDir: string) {
  const folder = join(dataDir, 'backups')
  mkdirSync(folder)
  const path = join(folder, 'shop-2026-01-01T0330Z.sqlite')
  await timed('backup', path)
  await pipeline(createReadStream(path), createGzip(), createWriteStream(`${path}.gz`))
}

async function timed(...args: string[]) {
  const said: string[] = []
  const begun = performance.now()
  const code = await shop(args, { print: (line) => said.push(line), warn: console.warn })
  return { code, said: said.join('\n'), seconds: (performance.now() - begun) / 1000 }
}

/** Counts the address in the engine's own files, and in its log. */
async function bytesHolding(db: Database, dataDir: string) {
  if (engineOf(db) === 'sqlite') return `${standsIn([join(dataDir, 'shop.sqlite')])}`
  await sql`checkpoint`.execute(db)
  const { rows } = await sql<{ data_directory: string }>`show data_directory`.execute(db)
  const folder = rows[0]?.data_directory as string
  const [data, log] = ['base', 'pg_wal'].map((name) => standsIn(filesBelow(join(folder, name))))
  return `${data}, log ${log}`
}

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))

const standsIn = (paths: string[]) =>
  paths.map(timesInIfThere).reduce((sum, count) => sum + count, 0)

/** Counts in a file, if it is there: PostgreSQL removes files while it runs. */
function timesInIfThere(path: string) {
  try {
    return timesIn(path)
  } catch (error) {
    if (existsSync(path)) throw error
    return 0
  }
}

const leftIn = ({ findings }: ProofReport) =>
  [...Map.groupBy(findings, ({ state }) => state)]
    .map(
      ([state, found]) =>
        `${state}: ${found.map(({ place }) => place.replace(/.*\//, '')).join(', ')}`,
    )
    .join('; ')
