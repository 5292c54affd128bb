import { setTimeout as sleep } from 'node:timers/promises'
import { LANGUAGES } from '../../app/business'
import { closeDatabase, openDatabase } from '../../app/database/open.server'
import { inLanguage } from '../../app/texts/language'
import { startBuiltShop } from '../../tests/support/built-shop'
import { type Place, settingsOf } from '../../tests/support/databases'
import { BILLING } from '../../tests/support/shopper'
import { cpuSeconds } from '../cpu-of'
import { onEngines } from '../in-place'
import { LOADER, loadPaths, median, type Rate } from '../load'
import { RawClient } from '../raw-client'
import { saveResults } from '../results'
import { printTable } from '../table'
import { drawBasket, readSimpleProducts } from './baskets'

const ORDERS_A_SECOND = 20
const PRODUCTS = 60
const LINES = 3
const ROUNDS = 5
const SETTLE_S = 2
const BROWSER = { 'Accept-Encoding': 'br' }
const QUERIES = [
  '',
  '?page=2',
  '?page=3',
  '?sort=price-asc',
  '?sort=price-desc',
  '?sort=rating',
  '?sort=discount',
  '?view=list',
  '?price=0-9.99',
  '?sort=rating&page=2',
]
const LISTINGS = LANGUAGES.flatMap((language) =>
  QUERIES.map((query) => inLanguage(language, `/shop${query}`)),
)

/**
 * Measures listing pages a second while orders run, in turn with pages while none run. One
 * engine: `node bench/bundle.mjs orders/trade sqlite`. Orders have three lines each, of 60 products that
 * never sell out; 16 connections ask for 40 listings as fast as they are answered.
 */
export async function main([only = 'both', seconds = '6']: string[]) {
  const rows = (await onEngines(only, (where) => measure(where, Number(seconds)))).flat()
  printTable(`${LISTINGS.length} listing pages while orders run, load by ${LOADER}`, rows)
  saveResults('trade', rows)
  return 0
}

async function measure(where: Place, seconds: number) {
  const shop = await startBuiltShop({ ...settingsOf(where), LOG_LEVEL: 'warn' })
  try {
    const db = await openDatabase(where)
    sold = await readSimpleProducts(db, PRODUCTS)
    await db.updateTable('stock').set({ quantity: 100_000_000 }).execute()
    const mailsSent = async () => {
      while (
        await db.selectFrom('jobs').select('id').where('state', '=', 'waiting').executeTakeFirst()
      )
        await sleep(200)
    }
    const watched = () => watch(shop.origin, shop.process.pid)
    const read = (during = seconds) =>
      loadPaths(shop.origin, LISTINGS, { seconds: during, headers: BROWSER })
    await read()
    const quiet: Measured[] = []
    const trading: Measured[] = []
    for (let round = 0; round < ROUNDS; round++) {
      await read(SETTLE_S) // This renders and compresses what the orders before left to do.
      await mailsSent()
      await sleep(SETTLE_S * 1000)
      quiet.push(await during(watched, read))
      const till = await openTill(shop.origin)
      trading.push(await during(watched, read))
      await till.close()
    }
    await closeDatabase(db)
    return rowsOf(where.engine, quiet, trading, seconds)
  } finally {
    await shop.stop()
  }
}

interface Measured extends Rate {
  orders: number
  renders: number
  cpuSeconds: number
}

type Watched = Pick<Measured, 'orders' | 'renders' | 'cpuSeconds'>

async function during(watched: () => Promise<Watched>, read: (during?: number) => Promise<Rate>) {
  const before = await watched()
  const rate = await read()
  const after = await watched()
  return {
    ...rate,
    orders: after.orders - before.orders,
    renders: after.renders - before.renders,
    cpuSeconds: after.cpuSeconds - before.cpuSeconds,
  }
}

let acknowledged = 0
let sold: number[] = []

async function watch(origin: string, pid = 0): Promise<Watched> {
  const metrics = await (await fetch(`${origin}/metrics`)).text()
  const figure = (name: string) =>
    Number(new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)?.[1] ?? Number.NaN)
  return {
    orders: acknowledged,
    renders: figure('shop_page_render_seconds_count'),
    cpuSeconds: cpuSeconds(pid),
  }
}

/** Places orders at a steady rate, however long each takes, until it is closed. */
async function openTill(origin: string) {
  const free: RawClient[] = []
  const underWay = new Set<Promise<void>>()
  const place = async () => {
    const client = free.pop() ?? (await RawClient.open(Number(new URL(origin).port)))
    await order(client)
    free.push(client)
  }
  const timer = setInterval(() => {
    const placing = place().finally(() => underWay.delete(placing))
    underWay.add(placing)
  }, 1000 / ORDERS_A_SECOND)
  return {
    async close() {
      clearInterval(timer)
      await Promise.all(underWay)
      for (const client of free) client.close()
    },
  }
}

async function order(client: RawClient) {
  const items = drawBasket(sold, LINES)
  const key = crypto.randomUUID()
  const billing = { ...BILLING, email: `shopper-${key.slice(0, 8)}@shop.example` }
  const body = JSON.stringify({ items, payment: 'cash_on_delivery', billing })
  const { status, body: said } = await client.post(
    '/api/orders',
    body,
    `Idempotency-Key: ${key}\r\n`,
  )
  if (status !== 201) throw new Error(`${status} ${said}`)
  acknowledged++
}

/** The ratio is the median of the rounds' own, as a busy moment disturbs neighbours alike. */
function rowsOf(engine: string, quiet: Measured[], trading: Measured[], seconds: number) {
  const ratios = trading.map(({ perSecond }, at) => perSecond / (quiet[at]?.perSecond ?? 1))
  const row = (orders: string, rounds: Measured[], ratio: number) => {
    const of = (pick: (round: Measured) => number) =>
      rounds.reduce((sum, round) => sum + pick(round), 0)
    const pages = median(rounds)
    return {
      engine,
      orders,
      'pages a second': pages.perSecond,
      'p99 ms': pages.p99Ms,
      ratio,
      'orders placed': of((round) => round.orders),
      renders: of((round) => round.renders),
      'pages a CPU second':
        (seconds * of((round) => round.perSecond)) / of((round) => round.cpuSeconds),
      failed: of((round) => round.failed),
    }
  }
  const middle = ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? Number.NaN
  return [row('none', quiet, 1), row(`${ORDERS_A_SECOND} a second`, trading, middle)]
}
