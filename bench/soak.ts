import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { closeDatabase } from '../app/database/close.server'
import { openDatabase } from '../app/database/open.server'
import { startCollectingShop } from '../tests/support/collecting-shop'
import { startPostgres } from '../tests/support/postgres'
import { orderOf, type ShopResponse, shopper } from '../tests/support/shopper'
import { residentMb } from './process'
import { printTable } from './table'

const CAPACITY_SECONDS = 10
const CROWD = 16
const TICK_MS = 20
/** More at once means that the pace cannot be held: those visits are counted, not made. */
const MOST_AT_ONCE = 300
const PAGES = ['/', '/shop', '/shop/1', '/fr/shop/2', '/about']

interface Seen {
  requests: number
  faults: string[]
  times: number[]
  placed: number
  leftOut: number
}

const nothingSeen = (): Seen => ({ requests: 0, faults: [], times: [], placed: 0, leftOut: 0 })

/**
 * `npm run bench -- soak [minutes] [sqlite|postgres] [visits a second]`: visits at half of what the
 * machine reaches, or at the given pace. Fails when a response is a 5xx or an order is not stored.
 */
export async function main([minutes = '30', engine = 'sqlite', pace]: string[]) {
  const server = engine === 'postgres' ? await startPostgres() : undefined
  const dataDir = mkdtempSync(join(tmpdir(), 'exclusive-soak-'))
  const settings = { dataDir, databaseUrl: server?.url }
  const shop = await startCollectingShop({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    ...(server && { DATABASE_URL: server.url }),
  })
  const client = shopper(shop.origin, MOST_AT_ONCE)
  try {
    const placedBefore = await prepare(settings)
    const warm = nothingSeen()
    const capacity = await reach(client, warm)
    const perSecond = Number(pace ?? capacity / 2)
    console.log(`reaches ${capacity.toFixed(1)} visits a second; soaks at ${perSecond.toFixed(1)}`)
    const rows: Record<string, string | number>[] = []
    let placed = warm.placed
    const faults = [...warm.faults]
    for (let minute = 1; minute <= Number(minutes); minute++) {
      const seen = await soakMinute(client, perSecond)
      placed += seen.placed
      faults.push(...seen.faults)
      const { pid } = shop.process
      const heap = minute % 5 === 0 ? await shop.heap() : undefined
      rows.push({
        minute,
        ...figures(seen),
        'resident MB': residentMb(pid),
        'without files MB': residentMb(pid, 'RssAnon'),
        'heap MB': heap?.all ?? '',
        'caches MB': heap?.caches ?? '',
      })
      console.log(Object.values(rows.at(-1) ?? {}).join(' | '))
    }
    const stored = (await count(settings)) - placedBefore
    printTable(`Soak at half of capacity (${engine})`, rows)
    console.log(`${placed} orders acknowledged, ${stored} stored; faults: ${faults.length}`)
    for (const fault of faults.slice(0, 20)) console.log(fault)
    mkdirSync('bench/results', { recursive: true })
    const result = { engine, capacity, perSecond, placed, stored, faults: faults.length, rows }
    writeFileSync('bench/results/soak.json', `${JSON.stringify(result, null, 2)}\n`)
    return faults.length > 0 || stored !== placed ? 1 : 0
  } finally {
    client.close()
    await shop.stop()
    await server?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

type Client = ReturnType<typeof shopper>
type Settings = Parameters<typeof openDatabase>[0]

/** One visitor: pages kept and not kept, the catalogue API, a quote, an order, and its page. */
async function visit(client: Client, seen: Seen) {
  const ask = async (asked: () => Promise<ShopResponse>, name: string) => {
    const began = performance.now()
    const response = await asked().catch((error) => ({ status: 599, body: String(error) }))
    seen.times.push(performance.now() - began)
    seen.requests++
    if (response.status >= 400)
      seen.faults.push(`${response.status} ${name} ${JSON.stringify(response.body).slice(0, 200)}`)
    return response
  }
  const get = (path: string) => ask(() => client.send('GET', path), path)
  const product = 1 + Math.floor(Math.random() * 13) // those without options
  for (const path of PAGES) await get(path)
  await get(`/shop?q=${crypto.randomUUID().slice(0, 4)}`)
  await get(`/api/products/${product}`)
  const items = [{ productId: product, quantity: 1 }]
  await ask(() => client.quote({ items }), 'quote')
  const { status, body } = await ask(() => client.order(orderOf(items)), 'order')
  if (status !== 201) return
  seen.placed++
  await get(`/orders/${body.token}`)
}

/** Visits a second of a crowd that never waits. */
async function reach(client: Client, seen: Seen) {
  let visits = 0
  const end = performance.now() + CAPACITY_SECONDS * 1000
  const one = async () => {
    while (performance.now() < end) {
      await visit(client, seen)
      visits++
    }
  }
  await Promise.all(Array.from({ length: CROWD }, one))
  return visits / CAPACITY_SECONDS
}

/** At a steady pace, whether those before are served or not. */
async function soakMinute(client: Client, perSecond: number) {
  const seen = nothingSeen()
  const open = new Set<Promise<void>>()
  const began = performance.now()
  for (let begun = 0; performance.now() < began + 60_000; await sleep(TICK_MS)) {
    const due = ((performance.now() - began) / 1000) * perSecond
    for (; begun < due; begun++) {
      if (open.size >= MOST_AT_ONCE) {
        seen.leftOut++
        continue
      }
      const visiting = visit(client, seen).finally(() => open.delete(visiting))
      open.add(visiting)
    }
  }
  await Promise.all(open)
  return seen
}

function figures({ requests, faults, times, placed, leftOut }: Seen) {
  const sorted = times.sort((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)
  return {
    requests,
    orders: placed,
    faults: faults.length,
    'visits left out': leftOut,
    'p50 / p99 ms': `${at(0.5)} / ${at(0.99)}`,
  }
}

async function prepare(settings: Settings) {
  const db = await openDatabase(settings)
  await db.updateTable('stock').set({ quantity: 100_000_000 }).execute()
  await closeDatabase(db)
  return count(settings)
}

async function count(settings: Settings) {
  const db = await openDatabase(settings)
  const { rows } = await sql<{ orders: number }>`select count(*) as orders from orders`.execute(db)
  await closeDatabase(db)
  return Number(rows[0]?.orders)
}
