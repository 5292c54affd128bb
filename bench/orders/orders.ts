import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { config, setConfig } from '../../app/config.server'
import { closeDatabase, openDatabase } from '../../app/database/open.server'
import { storeAccount } from '../../app/payments/accounts.server'
import { newTrialAccount } from '../../app/payments/trial/trial-account'
import { storeSettings } from '../../app/settings/stored-settings.server'
import { startBuiltShop } from '../../tests/support/built-shop'
import { type Place, settingsOf } from '../../tests/support/databases'
import { BILLING } from '../../tests/support/shopper'
import { cpuSeconds } from '../cpu-of'
import { onEngines } from '../in-place'
import { RawClient } from '../raw-client'
import { saveResults } from '../results'
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
  const rows = (await onEngines(only, (where) => measure(where, Number(seconds)))).flat()
  printTable('Orders over HTTP: quote and order of 3 lines', rows)
  saveResults('orders', rows)
  return 0
}

async function measure(where: Place, seconds: number) {
  const shop = await startBuiltShop({ ...settingsOf(where), LOG_LEVEL: 'warn' })
  try {
    await prepare(where)
    for (const way of WAYS) await crowd(shop.origin, way, 20, 3) // These rounds warm up.
    const rows: Record<string, string | number>[] = []
    for (const [way, clients] of WAYS.flatMap((one) =>
      CROWDS.map((many) => [one, many] as const),
    )) {
      const before = cpuSeconds(shop.process.pid)
      const { perSecond, quotes, orders } = await crowd(shop.origin, way, clients, seconds)
      const cpu = (1000 * (cpuSeconds(shop.process.pid) - before)) / orders.length
      rows.push({
        engine: where.engine,
        'paid by': way,
        clients,
        'orders/s': perSecond,
        'quote p50 / p99 ms': spread(quotes),
        'order p50 / p99 ms': spread(orders),
        'server CPU ms/order': cpu,
      })
    }
    await verify(where)
    return rows
  } finally {
    await shop.stop()
  }
}

const placed = new Map<string, Way>()
let sold: number[] = []

async function prepare(at: Place) {
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
async function verify(where: Place) {
  const db = await openDatabase(where)
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
