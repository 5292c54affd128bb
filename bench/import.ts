import { spawn } from 'node:child_process'
import {
  createWriteStream,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { closeDatabase, openDatabase } from '../app/database/open.server'
import type { Database } from '../app/database/tables.server'
import { inTransaction } from '../app/database/transactions/transaction.server'
import { type BuiltShop, startBuiltShop } from '../tests/support/built-shop'
import { startPostgres } from '../tests/support/postgres'
import { madeUpProduct } from './made-up-products'
import { printTable } from './table'

/** The first id lies above the demo catalogue's own. */
const FIRST_ID = 100_000
const LISTED_WITHIN_MS = 60_000
const SETTLE_MS = 5000
const PLAIN_AT_ONCE = 100
const PAGES = [
  '/',
  '/shop?q=lamp',
  '/shop',
  '/shop/1',
  '/shop?q=golden+oak+lmap',
  '/fr/shop?page=2',
]

/**
 * Measures imports: `node bench/bundle.mjs import [rows] [sqlite|postgres]`. The merchant's command
 * imports a file of new rows, then the next day's file (other prices), beside a shop whose pages
 * are asked for one after the other until its lists have the new rows.
 */
export async function main([count = '50000', only]: string[]) {
  const rows: Record<string, string | number>[] = []
  for (const engine of ['sqlite', 'postgres'] as const)
    if (only === undefined || only === engine) rows.push(...(await measure(engine, Number(count))))
  printTable(`Import of ${count} rows beside a serving shop`, rows)
  mkdirSync('bench/results', { recursive: true })
  writeFileSync('bench/results/import.json', `${JSON.stringify(rows, null, 2)}\n`)
  return 0
}

async function measure(engine: 'sqlite' | 'postgres', count: number) {
  const server = engine === 'postgres' ? await startPostgres() : undefined
  if (engine === 'postgres' && !server) return [{ engine, file: 'not installed here' }]
  const dataDir = mkdtempSync(join(tmpdir(), 'exclusive-bench-'))
  const settings = { DATA_DIR: dataDir, ...(server && { DATABASE_URL: server.url }) }
  const shop = await startBuiltShop({ ...settings, LOG_LEVEL: 'warn' })
  try {
    const db = await openDatabase({ dataDir, databaseUrl: server?.url })
    const plain = await plainInsert(db, count)
    const quiet = await slowest(shop, sleep(SETTLE_MS))
    const measured = []
    for (const [file, dearer] of [
      ['new', 0],
      ['next day', 1],
    ] as const) {
      const path = join(dataDir, `${file}.csv`)
      await writeTable(path, count, dearer)
      const importing = imported(path, settings)
      const pages = await slowest(
        shop,
        importing.then(() => shown(shop, count)),
      )
      const { seconds, cpu } = await importing
      measured.push({
        ...{ engine, file, rows: count, seconds: round(seconds), 'of a processor': round(cpu) },
        ...{ 'plain insert, s': round(plain), ratio: round(seconds / plain) },
        ...{ 'slowest page, ms': pages.ms, page: pages.path, 'without import, ms': quiet.ms },
        ...{ 'load average': round(loadavg()[0] ?? 0) },
      })
    }
    await closeDatabase(db)
    return measured
  } finally {
    await shop.stop()
    await server?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const COLUMNS =
  'id title description category price discountPercentage rating stock brand weight thumbnail images createdAt'.split(
    ' ',
  )

async function writeTable(path: string, count: number, dearer: number) {
  const cell = (value: unknown) => `"${String(value).replaceAll('"', '""')}"`
  const lines = function* () {
    yield `${COLUMNS.join(',')}\n`
    for (let at = 0; at < count; at++) {
      const made: Record<string, unknown> = { ...madeUpProduct(FIRST_ID + at) }
      made.price = Number(made.price) + dearer
      made.images = (made.images as string[]).join('|')
      yield `${COLUMNS.map((name) => cell(made[name])).join(',')}\n`
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(path))
}

/** Returns the seconds of the merchant's command, its start included: elapsed, and of processor. */
async function imported(path: string, settings: Record<string, string>) {
  const [began, used] = [performance.now(), childrenCpu()]
  const child = spawn(process.execPath, ['scripts/shop.mjs', 'catalogue', 'import', path], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const code = await new Promise((resolve) => child.once('exit', resolve))
  if (code !== 0) throw new Error(`the import ended with ${code}`)
  return { seconds: (performance.now() - began) / 1000, cpu: childrenCpu() - used }
}

const TICKS_A_SECOND = 100

/** Returns the processor seconds of all children that ended, and of theirs. */
function childrenCpu() {
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[13]) + Number(fields[14])) / TICKS_A_SECOND
}

/** Waits until the lists have the rows; for the next day's file, as long as that took. */
async function shown({ origin }: BuiltShop, rows: number) {
  const end = performance.now() + LISTED_WITHIN_MS
  await sleep(SETTLE_MS)
  while (performance.now() < end) {
    const response = await fetch(`${origin}/api/products?limit=1`)
    const { total } = (await response.json()) as { total: number }
    if (total >= rows) return
    await sleep(200)
  }
  throw new Error('the rows are not in the lists')
}

/** Returns the slowest of pages asked for one after the other until something is done. */
async function slowest(shop: BuiltShop, until: Promise<unknown>) {
  let done = false
  const end = until.finally(() => {
    done = true
  })
  const most = { ms: 0, path: '' }
  while (!done)
    for (const path of PAGES) {
      const began = performance.now()
      const response = await fetch(shop.origin + path)
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`${path}: ${response.status}`)
      const ms = Math.round(performance.now() - began)
      if (ms > most.ms) Object.assign(most, { ms, path })
      await sleep(10)
    }
  await end
  return most
}

/** Returns the seconds of the same rows in a like table, a hundred a transaction. */
async function plainInsert(db: Database, count: number) {
  await sql`create table plain_rows (id integer primary key, title text, description text,
    category text, price integer, brand text, thumbnail text, images text)`.execute(db)
  const began = performance.now()
  for (let at = 0; at < count; at += PLAIN_AT_ONCE)
    await inTransaction(db, async (transaction) => {
      const rows = Array.from({ length: Math.min(PLAIN_AT_ONCE, count - at) }, (_, place) => {
        const { id, title, description, category, price, brand, thumbnail, images } = madeUpProduct(
          FIRST_ID + at + place,
        )
        const cents = Math.round(price * 100)
        return sql`(${id}, ${title}, ${description}, ${category}, ${cents}, ${brand},
          ${thumbnail}, ${images.join('|')})`
      })
      await sql`insert into plain_rows values ${sql.join(rows)}`.execute(transaction)
    })
  const seconds = (performance.now() - began) / 1000
  await sql`drop table plain_rows`.execute(db)
  return seconds
}

const round = (value: number) => Math.round(value * 100) / 100
