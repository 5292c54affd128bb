import { readdirSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { closeDatabase, openDatabase } from '../app/database/open.server'
import type { Place } from '../tests/support/databases'
import { startFuzzedShop } from '../tests/support/fuzz/fuzzed-shop'
import { BILLING, orderOf, type ShopResponse, shopper } from '../tests/support/shopper'
import { hostileMinute } from './abuse/hostile-minute'
import { inPlace } from './in-place'
import { folderMb, residentMb } from './process'
import { saveResults } from './results'
import { printTable } from './table'

const CAPACITY_SECONDS = 10
const CROWD = 16
const TICK_MS = 20
/** The most visits at once: beyond it they are counted but not made. */
const MOST_AT_ONCE = 300
/** Requests of a visit: pages, a search, a product, a quote, an order and its page. */
const REQUESTS_A_VISIT = 10
/** The hostile share of all requests. */
const HOSTILE = 0.1
/** The number of people who buy: most are new and some come back. */
const CUSTOMERS = 100_000
const PAGES = ['/', '/shop', '/shop/1', '/fr/shop/2', '/about']

interface Seen {
  requests: number
  faults: string[]
  times: number[]
  /** The tokens of acknowledged orders. */
  placed: string[]
  leftOut: number
}

const nothingSeen = (): Seen => ({ requests: 0, faults: [], times: [], placed: [], leftOut: 0 })

/**
 * Soaks a shop: `npm run bench -- soak [minutes] [sqlite|postgres] [visits a second]`. Visits come
 * at half of what the machine reaches, or at the given pace, and one in ten requests is hostile.
 * Fails when a response is a 5xx or an order is not stored.
 */
export async function main([minutes = '30', engine = 'sqlite', pace]: string[]) {
  return (await inPlace(engine, (where) => soaked(where, Number(minutes), pace))) ?? 1
}

async function soaked(where: Place, minutes: number, pace?: string) {
  const day = `${86_400}`
  const shop = await startFuzzedShop(where, { IDENTITY_ID_TOKEN_SECONDS: day })
  const client = shopper(shop.origin, MOST_AT_ONCE)
  try {
    await prepare(where)
    const warm = nothingSeen()
    const capacity = await reach(client, warm)
    const perSecond = Number(pace ?? capacity / 2)
    console.log(`reaches ${capacity.toFixed(1)} visits a second; soaks at ${perSecond.toFixed(1)}`)
    const rows: Record<string, string | number>[] = []
    const placed = [...warm.placed]
    let sent = 0
    const faults = [...warm.faults]
    for (let minute = 1; minute <= minutes; minute++) {
      const [seen, hostile] = await Promise.all([
        soakMinute(client, perSecond),
        hostileMinute(shop, (perSecond * REQUESTS_A_VISIT * HOSTILE) / (1 - HOSTILE), sent),
      ])
      placed.push(...seen.placed)
      sent += hostile.sent
      faults.push(...seen.faults, ...hostile.faults)
      const { pid } = shop.process
      const heap = minute % 5 === 0 ? await shop.heap() : undefined
      rows.push({
        minute,
        ...figures(seen),
        hostile: hostile.sent,
        'open files': readdirSync(`/proc/${pid}/fd`).length,
        handles: heap?.handles ?? '',
        'data folder MB': folderMb(where.dataDir),
        'resident MB': residentMb(pid),
        'without files MB': residentMb(pid, 'RssAnon'),
        'heap MB': heap?.all ?? '',
        'caches MB': heap?.caches ?? '',
      })
      console.log(Object.values(rows.at(-1) ?? {}).join(' | '))
    }
    const stored = await count(where, placed)
    printTable(`Soak at half of capacity, a tenth of it hostile (${where.engine})`, rows)
    console.log(`${placed.length} orders acknowledged, ${stored} stored; faults: ${faults.length}`)
    for (const fault of faults.slice(0, 20)) console.log(fault)
    const counts = { placed: placed.length, stored, hostile: sent, faults: faults.length }
    const result = { engine: where.engine, capacity, perSecond, ...counts, rows }
    saveResults('soak', result)
    return faults.length > 0 || stored !== placed.length ? 1 : 0
  } finally {
    client.close()
    await shop.stop()
  }
}

type Client = ReturnType<typeof shopper>

/** Makes one visit: pages, the catalogue API, a quote, an order, and its page. */
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
  const product = 1 + Math.floor(Math.random() * 11) // These have no options.
  for (const path of PAGES) await get(path)
  await get(`/shop?q=${crypto.randomUUID().slice(0, 4)}`)
  await get(`/api/products/${product}`)
  const items = [{ productId: product, quantity: 1 }]
  await ask(() => client.quote({ items }), 'quote')
  const { status, body } = await ask(() => client.order(orderOf(items, someone())), 'order')
  if (status !== 201) return
  seen.placed.push(body.token)
  await get(`/orders/${body.token}`)
}

function someone() {
  const who = Math.floor(Math.random() * CUSTOMERS)
  const phone = `+88017${String(who).padStart(8, '0')}`
  return {
    billing: { ...BILLING, email: `${who}@shop.example`, phone, street: `${who} Lake Road` },
  }
}

/** Returns the visits a second of a crowd that never waits. */
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

/** Sends visits at a steady pace, whether earlier ones are served or not. */
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
    orders: placed.length,
    faults: faults.length,
    'visits left out': leftOut,
    'p50 / p99 ms': `${at(0.5)} / ${at(0.99)}`,
  }
}

async function prepare(where: Place) {
  const db = await openDatabase(where)
  await db.updateTable('stock').set({ quantity: 100_000_000 }).execute()
  await closeDatabase(db)
}

/** Counts how many of the orders are stored. */
async function count(where: Place, tokens: string[]) {
  const db = await openDatabase(where)
  const rows = await db.selectFrom('orders').select('token').execute()
  await closeDatabase(db)
  const stored = new Set(rows.map(({ token }) => token))
  return tokens.filter((token) => stored.has(token)).length
}
