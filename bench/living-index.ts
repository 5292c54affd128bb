import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { importProducts } from '../app/catalogue/incoming/import-products.server'
import { unlist } from '../app/catalogue/incoming/store-products.server'
import { snapshotPath } from '../app/catalogue/index/base/snapshot.server'
import {
  currentIndex,
  indexRebuilt,
  refreshIndex,
} from '../app/catalogue/index/current-index.server'
import { facets, listCards } from '../app/catalogue/products.server'
import { recordChange } from '../app/database/changes.server'
import { closeDatabase } from '../app/database/close.server'
import { openDatabase } from '../app/database/open.server'
import type { Database } from '../app/database/tables.server'
import { startBuiltShop } from '../tests/support/built-shop'
import { startPostgres } from '../tests/support/postgres'
import { watchLoop } from './loop-watch'
import { madeUpProduct, madeUpProducts } from './made-up-products'
import { residentMb } from './process'
import { printTable } from './table'

type Figures = Record<string, number>
type Place = { databaseUrl?: string; dataDir: string }

/** `node bench/bundle.mjs living-index [products] [sqlite|postgres] [folder with the products]` */
export async function main([size = '1000000', only, filled]: string[]) {
  const count = Number(size)
  const results: Record<string, unknown> = { count }
  const dataDir = filled ?? mkdtempSync(join(tmpdir(), 'exclusive-bench-'))
  const server = only === 'sqlite' ? undefined : await startPostgres()
  try {
    if (only !== 'postgres') results['sqlite'] = await measure('SQLite', { dataDir }, count)
    if (server)
      results['postgres'] = await measure('PostgreSQL', { databaseUrl: server.url, dataDir }, count)
  } finally {
    await server?.stop()
    if (!filled) rmSync(dataDir, { recursive: true, force: true })
  }
  mkdirSync('bench/results', { recursive: true })
  writeFileSync('bench/results/index.json', `${JSON.stringify(results, null, 2)}\n`)
  return 0
}

async function measure(engine: string, place: Place, count: number) {
  const importing = await openDatabase(place)
  if (!(await importing.selectFrom('products').select('id').limit(1).executeTakeFirst()))
    await importProducts(importing, madeUpProducts(count), { source: 'bench' })
  rmSync(snapshotPath(place.dataDir), { force: true })
  const figures = {
    ...(await processFigures(place, importing, count)),
    ...(await loopFigures(place, importing, count)),
  }
  await closeDatabase(importing)
  printTable(`Index, ${engine}, ${count.toLocaleString('en')} products`, [
    ...Object.entries(figures).map(([what, figure]) => ({ what, figure })),
  ])
  return figures
}

/** Of a shop of its own: starts, resident megabytes, and how long after a change it shows. */
async function processFigures(place: Place, db: Database, count: number): Promise<Figures> {
  const settings = {
    DATA_DIR: place.dataDir,
    SEED_DEMO: 'false',
    LOG_LEVEL: 'warn',
    ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
  }
  const started = async () => {
    const began = performance.now()
    const shop = await startBuiltShop(settings)
    return { shop, seconds: (performance.now() - began) / 1000 }
  }
  const first = await started()
  while (!existsSync(snapshotPath(place.dataDir))) await sleep(50)
  const most = residentMb(first.shop.process.pid, 'VmHWM')
  await first.shop.stop()
  const { shop, seconds } = await started()
  await sleep(8000) // its threads have ended
  const pid = shop.process.pid
  const resident = residentMb(pid)
  const ask = async (path: string) => JSON.stringify(await (await fetch(shop.origin + path)).json())
  const shown = async (change: () => Promise<unknown>, path: string, text: string, is = true) => {
    await ask(path)
    await change()
    const began = performance.now()
    while ((await ask(path)).includes(text) !== is) await sleep(5)
    return performance.now() - began
  }
  const put = (id: number, more: object) => importRows(db, [{ ...madeUpProduct(id), ...more }])
  const cheapest = '/api/products?sortBy=price&limit=1&select=id'
  const visible = {
    'price shown after, ms': await shown(() => put(7, { price: 0.5 }), cheapest, '"id":7}'),
    'title shown after, ms': await shown(
      () => put(8, { title: 'Zqxjzqxj kettle' }),
      '/suggest?q=zqxjzqxj',
      '"id":8,',
    ),
    'new product shown after, ms': await shown(
      () => put(count + 1, { title: 'Zqyjzqyj lamp' }),
      '/suggest?q=zqyjzqyj',
      `"id":${count + 1},`,
    ),
    'vanished product gone after, ms': await shown(
      async () => {
        await unlist(db, [7])
        await recordChange(db, { products: [7] })
      },
      cheapest,
      '"id":7}',
      false,
    ),
  }
  await shop.stop()
  return {
    'start without snapshot, s': first.seconds,
    'start with snapshot, s': seconds,
    'snapshot, MB': statSync(snapshotPath(place.dataDir)).size / 1e6,
    'resident, MB': resident,
    'resident at most while it was made, MB': most,
    ...visible,
  }
}

/** In this process, which only reads: how long the loop is held while others change products. */
async function loopFigures(place: Place, importing: Database, count: number): Promise<Figures> {
  const db = await openDatabase(place)
  const loop = watchLoop()
  const held: Figures = {}
  const measured = async (what: string, work: () => Promise<unknown>) => {
    await sleep(50)
    loop.longest()
    const began = performance.now()
    await work()
    held[`${what}, ms`] = performance.now() - began
    await sleep(20)
    const { clock, cpu } = loop.longest()
    held[`${what}: loop held, ms`] = clock
    held[`${what}: loop held by its own work, ms`] = cpu
  }
  await measured('load', () => currentIndex(db, { folder: place.dataDir }))
  const changed = (rows: number) =>
    Array.from({ length: rows }, (_, at) => ({
      ...madeUpProduct(1 + ((at * 977) % count)),
      price: 3 + (performance.now() % 90),
      title: `Changed lamp ${at}`,
    }))
  for (const rows of [1, 100, 900]) {
    await importRows(importing, changed(rows))
    await measured(`${rows} changed`, () => refreshIndex(db))
  }
  const pages = await pageTimes(db)
  await importRows(importing, changed(1500))
  await measured('fold of 1500 changed', async () => {
    await refreshIndex(db)
    await indexRebuilt(db)
  })
  loop.stop()
  await closeDatabase(db)
  return { ...held, ...pages }
}

/** With 900 changes merged in: the query of a list and all its facets, as a result page asks. */
async function pageTimes(db: Database): Promise<Figures> {
  const letters = 'abcdefghijklmnopqrstuvwxyz'
  const narrowings = [
    (at: number) => ({ q: letters[at % 26] as string }),
    (at: number) => ({ q: `${letters[at % 26]}${letters[(at * 7) % 26]}` }),
    (at: number) => ({ q: ['lamp', 'oak st', 'no. 7', 'vel'][at % 4] as string }),
    (at: number) => ({ category: `category-${at % 40}` }),
    (at: number) => ({ category: `category-${at % 40}`, brand: `Brand ${(at * 17) % 1200}` }),
    (at: number) => ({ price: '10-19.99' as const, q: letters[at % 26] as string }),
  ]
  const sorts = ['title', 'price-asc', 'price-desc', 'rating', 'discount'] as const
  const times: number[] = []
  for (let round = 0; round < 1500; round++) {
    const narrowed = narrowings[round % narrowings.length]?.(Math.floor(round / 6)) ?? {}
    const began = performance.now()
    await listCards(db, { ...narrowed, sort: sorts[round % 5], show: 6 })
    await facets(db, narrowed)
    if (round >= 300) times.push(performance.now() - began)
    await new Promise((resolve) => setImmediate(resolve))
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? 0
  return { 'result page p50, ms': at(0.5), 'result page p99, ms': at(0.99) }
}

async function importRows(db: Database, values: object[]) {
  const rows = async function* () {
    for (const [row, value] of values.entries()) yield { row, value }
  }
  await importProducts(db, rows(), { source: 'bench' })
}
