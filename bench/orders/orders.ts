import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { config, setConfig } from '../../app/config.server'
import { closeDatabase, openDatabase } from '../../app/database/open.server'
import { storeAccount } from '../../app/payments/accounts.server'
import { newTrialAccount } from '../../app/payments/trial/trial-account'
import { storeSettings } from '../../app/settings/stored-settings.server'
import { startBuiltShop } from '../../tests/support/built-shop'
import { startPostgres } from '../../tests/support/postgres'
import { BILLING } from '../../tests/support/shopper'
import { RawClient } from '../raw-client'
import { printTable } from '../table'
import { drawBasket, readSimpleProducts } from './baskets'

const PRODUCTS = 60
const LINES = 3
const CROWDS = [1, 20]
const WAYS = ['cash_on_delivery', 'test'] as const
type Way = (typeof WAYS)[number]

/**
 * Measures orders a second over HTTP: a quote and an order of three lines each, acknowledged after
 * the durable commit; one by test payment is started there, too. The ways to pay take turns. One
 * engine: `node bench/bundle.mjs orders/orders sqlite`. Clients share the machine.
 */
export async function main([only = 'both', seconds = '8']: string[]) {
  const rows: Record<string, string | number>[] = []
  for (const engine of ['sqlite', 'postgres'] as const)
    if (only === 'both' || only === engine) rows.push(...(await measure(engine, Number(seconds))))
  printTable('Orders over HTTP: quote and order of 3 lines', rows)
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
    await prepare(settings)
    for (const way of WAYS) await crowd(shop.origin, way, 20, 3) // These rounds warm up.
    const rows: Record<string, string | number>[] = []
    for (const [way, clients] of WAYS.flatMap((one) =>
      CROWDS.map((many) => [one, many] as const),
    )) {
      const before = cpuMs(shop.process.pid)
      const { perSecond, quotes, orders } = await crowd(shop.origin, way, clients, seconds)
      const cpu = (cpuMs(shop.process.pid) - before) / orders.length
      rows.push({
        engine,
        'paid by': way,
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
const placed = new Map<string, Way>()
let sold: number[] = []

async function prepare(at: Settings) {
  const db = await openDatabase(at)
  sold = await readSimpleProducts(db, PRODUCTS)
  await db.updateTable('stock').set({ quantity: 100_000_000 }).execute()
  setConfig({ ...config, DATA_DIR: at.dataDir })
  await storeAccount(db, newTrialAccount())
  const ways = WAYS.map((way) => ({ way }))
  await storeSettings(db, { 'payment.ways': ways }, () => {}, { by: 'bench' })
  await closeDatabase(db)
  await sleep(2000) // The shop hears of it within a second.
}

/** Every acknowledged order must be a row, with an attempt where it is paid by test payment. */
async function verify(settings: Settings) {
  const db = await openDatabase(settings)
  const { count } = await db
    .selectFrom('orders')
    .select((rows) => rows.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const { started } = await db
    .selectFrom('payment_attempts')
    .select((rows) => rows.fn.countAll<number>().as('started'))
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow()
  await closeDatabase(db)
  if (Number(count) !== placed.size) throw new Error(`${placed.size} acknowledged, ${count} stored`)
  const paying = [...placed.values()].filter((way) => way === 'test').length
  if (Number(started) !== paying) throw new Error(`${paying} led to pay, ${started} started`)
  placed.clear()
}

async function crowd(origin: string, way: Way, clients: number, seconds: number) {
  const port = Number(new URL(origin).port)
  const quotes: number[] = []
  const orders: number[] = []
  const start = performance.now()
  const end = start + seconds * 1000
  await Promise.all(
    Array.from({ length: clients }, async () => {
      const client = await RawClient.open(port)
      while (performance.now() < end) await buy(client, way, quotes, orders)
      client.close()
    }),
  )
  return { perSecond: orders.length / ((performance.now() - start) / 1000), quotes, orders }
}

async function buy(client: RawClient, way: Way, quotes: number[], orders: number[]) {
  const items = drawBasket(sold, LINES)
  const started = performance.now()
  const quote = await client.post('/api/quote', JSON.stringify({ items }))
  const quoted = performance.now()
  const key = crypto.randomUUID()
  const billing = { ...BILLING, email: `shopper-${key.slice(0, 8)}@shop.example` }
  const body = JSON.stringify({ items, payment: way, billing })
  const order = await client.post('/api/orders', body, `Idempotency-Key: ${key}\r\n`)
  if (quote.status !== 200 || order.status !== 201) throw new Error(`${quote.status} ${order.body}`)
  quotes.push(quoted - started)
  orders.push(performance.now() - quoted)
  placed.set(key, way)
}

function spread(times: number[]) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)
  return `${at(0.5)} / ${at(0.99)}`
}
