import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { keepCategories } from '../../app/catalogue/incoming/store-categories.server'
import { snapshotPath } from '../../app/catalogue/index/base/snapshot.server'
import { logCatalogueChange } from '../../app/catalogue/index/catalogue-log.server'
import {
  currentIndex,
  indexRebuilt,
  refreshIndex,
} from '../../app/catalogue/index/current-index.server'
import { closeDatabase, openDatabase } from '../../app/database/open.server'
import { type Database, engineOf } from '../../app/database/tables.server'
import { startPostgres } from '../../tests/support/postgres'
import { watchTimers } from '../loop-watch'
import { BRANDS, CATEGORIES, LOOKS, STUFF, THINGS } from '../made-up-products'
import { readResults, saveResults } from '../results'
import { printTable } from '../table'
import { changed, importRows } from './changed-rows'
import { pageTimes } from './page-times'
import { type Figures, type Place, processFigures } from './process-figures'

const SETTLE_MS = 50

const READ_IN_MINUTES = 2_000_000
/** PostgreSQL's settings for writing ten million rows; the shop needs none of them. */
const LARGE = { settings: { max_wal_size: '8GB', shared_buffers: '512MB' } }

/**
 * Measures the index: `npm run bench -- index [products] [sqlite|postgres] [folder or DATABASE_URL
 * with the products]`
 */
export async function main([size = '1000000', only, filled]: string[]) {
  const count = Number(size)
  const url = filled?.startsWith('postgres') ? filled : undefined
  const folder = url ? undefined : filled
  const dataDir = folder ?? mkdtempSync(join(tmpdir(), 'exclusive-bench-'))
  const server = url || only === 'sqlite' ? undefined : await startPostgres(LARGE)
  const databaseUrl = url ?? server?.url
  const figures: Record<string, Figures> = {}
  try {
    if (only !== 'postgres') figures['sqlite'] = await measure('SQLite', { dataDir }, count)
    if (databaseUrl)
      figures['postgres'] = await measure('PostgreSQL', { databaseUrl, dataDir }, count)
  } finally {
    await server?.stop()
    if (!folder) rmSync(dataDir, { recursive: true, force: true })
  }
  const before = readResults('index')
  saveResults('index', { ...before, [size]: { ...before?.[size], ...figures } })
  return 0
}

async function measure(engine: string, place: Place, count: number) {
  const importing = await openDatabase(place)
  const { filled } = await importing
    .selectFrom('products')
    .select((row) => row.fn.max('id').as('filled'))
    .executeTakeFirstOrThrow()
  if (filled === null) await fill(importing, count)
  rmSync(snapshotPath(place.dataDir), { force: true })
  const figures = {
    ...(await processFigures(place, importing, count)),
    ...(await loopFigures(place, importing, count)),
  }
  await closeDatabase(importing)
  const rounded = Object.entries(figures).map(([what, figure]): [string, number] => [
    what,
    Number(figure.toPrecision(3)),
  ])
  printTable(
    `Index, ${engine}, ${count.toLocaleString('en')} products`,
    rounded.map(([what, figure]) => ({ what, figure })),
  )
  return Object.fromEntries(rounded)
}

/** Measures how long this process, which only reads, is blocked while others change products. */
async function loopFigures(place: Place, importing: Database, count: number): Promise<Figures> {
  const db = await openDatabase(place)
  const loop = await watchHeldLoop()
  await loop.during('load', () => currentIndex(db, { folder: place.dataDir }))
  for (const rows of [1, 100, 900]) {
    await importRows(importing, changed(rows, count))
    await loop.during(`${rows} changed`, () => refreshIndex(db))
  }
  const pages = await pageTimes(db, count)
  await importRows(importing, changed(1500, count))
  await loop.during('fold of 1500 changed', async () => {
    await refreshIndex(db)
    await indexRebuilt(db)
  })
  if (count < READ_IN_MINUTES) {
    await importRows(importing, changed(6000, count))
    await loop.during('read anew after 6000 changed', async () => {
      await refreshIndex(db)
      await indexRebuilt(db)
    })
  }
  loop.stop()
  while (readdirSync(place.dataDir).some((name) => name.endsWith('.tmp'))) await sleep(100)
  await closeDatabase(db)
  return { ...loop.figures, ...pages }
}

/** Watches the loop of this process while it works and, as a control, of an idle one. */
async function watchHeldLoop() {
  const timers = watchTimers()
  const idle = fork('bench/index/idle-loop.ts')
  const latestOfIdle = async (): Promise<{ clock: number }> => {
    idle.send('latest')
    return (await once(idle, 'message'))[0]
  }
  await latestOfIdle()
  const figures: Record<string, number> = {}
  return {
    figures,
    async during(what: string, work: () => Promise<unknown>) {
      await sleep(SETTLE_MS)
      await latestOfIdle()
      timers.latest()
      const began = performance.now()
      await work()
      figures[`${what}, ms`] = performance.now() - began
      await sleep(SETTLE_MS)
      const { clock, cpu } = timers.latest()
      figures[`${what}: loop held, ms`] = clock
      figures[`${what}: loop held by its own work, ms`] = cpu
      figures[`${what}: loop of an idle process held, ms`] = (await latestOfIdle()).clock
    },
    stop() {
      timers.stop()
      idle.kill()
    },
  }
}

/** Makes up products by one statement: an import of ten million would take a quarter of an hour. */
export async function fill(db: Database, count: number) {
  const isPostgres = engineOf(db) === 'postgres'
  const ids = isPostgres
    ? sql`select id::bigint as id from generate_series(1, ${sql.lit(count)}) as id`
    : sql`with recursive ids(id) as (select 1 union all select id + 1 from ids where id < ${sql.lit(count)})
        select id from ids`
  const hexadecimal = isPostgres ? sql`to_hex(mixed >> 3)` : sql`printf('%x', mixed >> 3)`
  const mixed = sql`select id, (id * 2654435761) & 4294967295 as mixed from (${ids}) as given`
  const titled = sql`select id, mixed, ${oneOf(LOOKS, 0)} || ' ' || ${oneOf(STUFF, 5)} || ' ' ||
    ${oneOf(THINGS, 9)} || ' ' || ${hexadecimal} || ' No. ' || id as title from (${mixed}) as mixed`
  await db.connection().execute(async (connection) => {
    // Otherwise the keys of ten million rows of stock would be looked up one by one.
    if (isPostgres) await sql`set session_replication_role = replica`.execute(connection)
    await connection.transaction().execute(async (transaction) => {
      await sql`insert into products (id, title, title_key, description, category, brand, price,
          discount, rating, review_count, weight, warranty, shipping, returns, thumbnail, images,
          reviews, source, created_at, changed_at)
        select id, title, lower(title), 'A made-up product, number ' || id,
          'category-' || (mixed % ${sql.lit(CATEGORIES)}), 'Brand ' || ((mixed >> 8) % ${sql.lit(BRANDS)}),
          (mixed >> 2) % 199900 + 99, (mixed >> 4) % 4000, (((mixed >> 6) % 9) * 50) + 100, 0,
          1000, '1 year warranty', 'Ships in 1 to 2 business days', '30 days return policy',
          '/pictures/' || id || '.webp', '[]', '[]', 'bench',
          1700000000000 + (mixed % 80000000) * 1000, 1700000000000
        from (${titled}) as titled`.execute(transaction)
      await sql`insert into stock (product_id, quantity)
        select id, id % 120 from products`.execute(transaction)
      await keepCategories(
        transaction,
        Array.from({ length: CATEGORIES }, (_, at) => ({ category: `category-${at}` })),
      )
      await logCatalogueChange(transaction, 'all')
    })
    if (isPostgres) await sql`set session_replication_role = default`.execute(connection)
    await sql`analyze`.execute(connection)
  })
}

function oneOf(names: string[], shift: number) {
  const cases = names.map((name, at) => sql`when ${sql.lit(at)} then ${sql.lit(name)}`)
  return sql`case (mixed >> ${sql.lit(shift)}) % ${sql.lit(names.length)} ${sql.join(cases, sql` `)} end`
}
