import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { closeDatabase } from '../app/database/close.server'
import { openDatabase } from '../app/database/open.server'
import { startBuiltShop } from '../tests/support/built-shop'
import { startPostgres } from '../tests/support/postgres'
import { BILLING } from '../tests/support/shopper'
import { RawClient } from './raw-client'
import { printTable } from './table'

const PRODUCTS = 60
const LINES = 3
const CROWDS = [1, 20]

/**
 * Measures orders a second over HTTP: a quote and an order of three lines each, acknowledged after
 * the durable commit. One engine: `node bench/bundle.mjs orders sqlite`. Clients share the machine.
 */
export async function main([only = 'both', seconds = '8']: string[]) {
  const rows: Record<string, string | number>[] = []
  for (const engine of ['sqlite', 'postgres'] as const)
    if (only === 'both' || only === engine) rows.push(...(await measure(engine, Number(seconds))))
  printTable('Orders over HTTP: quote and order of 3 lines, cash on delivery', rows)
  mkdirSync('bench/results', { recursive: true })
  writeFileSync('bench/results/orders.json', `${JSON.stringify(rows, null, 2)}\n`)
  return 0
}

async function measure(engine: 'sqlite' | 'postgres', seconds: number) {
  const server = engine === 'postgres' ? await startPostgres() : undefined
  if (engine === 'postgres' && !server) return [{ engine, clients: 'not installed here' }]
  const dataDir = mkdtempSync(join(tmpdir(), 'exclusive-bench-'))
  const settings = { dataDir, databaseUrl: server?.url }
  const shop = await startBuiltShop({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    ...(server && { DATABASE_URL: server.url }),
  })
  try {
    await fillStock(settings)
    await crowd(shop.origin, 20, 3) // This round warms up.
    const rows: Record<string, string | number>[] = []
    for (const clients of CROWDS) {
      const before = cpuMs(shop.process.pid)
      const { perSecond, quotes, orders } = await crowd(shop.origin, clients, seconds)
      const cpu = (cpuMs(shop.process.pid) - before) / orders.length
      rows.push({
        engine,
        clients,
        'orders/s': perSecond,
        'quote p50 / p99 ms': spread(quotes),
        'order p50 / p99 ms': spread(orders),
        'server CPU ms/order': cpu,
      })
    }
    await verify(settings)
    return rows
  } finally {
    await shop.stop()
    await server?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Returns a process's processor time, however busy others are. */
function cpuMs(pid = 0) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

type Settings = Parameters<typeof openDatabase>[0]
const placed = new Map<string, number>()

async function fillStock(settings: Settings) {
  const db = await openDatabase(settings)
  await db.updateTable('stock').set({ quantity: 100_000_000 }).execute()
  await closeDatabase(db)
}

/** Every acknowledged order must be a row. */
async function verify(settings: Settings) {
  const db = await openDatabase(settings)
  const { count } = await db
    .selectFrom('orders')
    .select((rows) => rows.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  await closeDatabase(db)
  if (Number(count) !== placed.size) throw new Error(`${placed.size} acknowledged, ${count} stored`)
  placed.clear()
}

async function crowd(origin: string, clients: number, seconds: number) {
  const port = Number(new URL(origin).port)
  const quotes: number[] = []
  const orders: number[] = []
  const start = performance.now()
  const end = start + seconds * 1000
  await Promise.all(
    Array.from({ length: clients }, async () => {
      const client = await RawClient.open(port)
      while (performance.now() < end) await buy(client, quotes, orders)
      client.close()
    }),
  )
  return { perSecond: orders.length / ((performance.now() - start) / 1000), quotes, orders }
}

async function buy(client: RawClient, quotes: number[], orders: number[]) {
  const items = basket()
  const started = performance.now()
  const quote = await client.post('/api/quote', JSON.stringify({ items }))
  const quoted = performance.now()
  const key = crypto.randomUUID()
  const billing = { ...BILLING, email: `shopper-${key.slice(0, 8)}@shop.example` }
  const body = JSON.stringify({ items, payment: 'cash_on_delivery', billing })
  const order = await client.post('/api/orders', body, `Idempotency-Key: ${key}\r\n`)
  if (quote.status !== 200 || order.status !== 201) throw new Error(`${quote.status} ${order.body}`)
  quotes.push(quoted - started)
  orders.push(performance.now() - quoted)
  placed.set(key, order.status)
}

function basket() {
  const ids = new Set<number>()
  while (ids.size < LINES) ids.add(1 + Math.floor(Math.random() * PRODUCTS))
  return [...ids].map((productId) => ({ productId, quantity: 1 }))
}

function spread(times: number[]) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)
  return `${at(0.5)} / ${at(0.99)}`
}
