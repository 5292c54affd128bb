import { readdirSync, readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { closeDatabase, openDatabase } from '../../app/database/open.server'
import { engineOf } from '../../app/database/tables.server'
import { startBuiltShop } from '../../tests/support/built-shop'
import { type Place, settingsOf } from '../../tests/support/databases'
import { sessionOf } from '../../tests/support/desk/desk-client'
import { onEngines } from '../in-place'
import { readResults, saveResults } from '../results'
import { printTable } from '../table'
import { fillOrders } from './fill-orders'
import { fillOthers } from './fill-others'
import { fillProducts } from './fill-products'
import { deskLists } from './paths'

const ROUNDS = 7
const START_WITHIN_MS = 180_000
const ANSWER_WITHIN_MS = 30_000
const IDLE_WITHIN_S = 90
/** Milliseconds of processor in a second, below which the shop is idle. */
const IDLE_MS = 50

type Row = Record<string, string | number>

/**
 * Opens every list of the desk over HTTP, in a shop that was filled beforehand: `npm run bench --
 * desk [products] [orders] [sqlite|postgres]`.
 */
export async function main([products = '1000000', orders = '100000', only = 'both']: string[]) {
  const counts = { products: Number(products), orders: Number(orders) }
  await onEngines(only, async (where) => {
    save({ ...counts, [where.engine]: await measure(where, counts.products, counts.orders) })
  })
  return 0
}

/** Saves the result beside another run's of the other engine, with as many products and orders. */
function save(result: { products: number; orders: number }) {
  const before = readResults('desk')
  const alike = before?.products === result.products && before.orders === result.orders
  saveResults('desk', { ...(alike && before), ...result })
}

async function measure(where: Place, products: number, orders: number) {
  const now = Date.now()
  const cookie = await fill(where, products, orders, now)
  console.log(`${where.engine}: filled in ${Math.round((Date.now() - now) / 1000)} s`)
  return openLists(where, cookie, deskLists(products, orders, now))
}

/** Fills a shop and returns the cookie of an owner's session. */
async function fill(where: Place, products: number, orders: number, now: number) {
  const db = await openDatabase(where)
  await fillProducts(db, products, now)
  await fillOrders(db, orders, products, now)
  await fillOthers(db, orders, now)
  await (engineOf(db) === 'postgres' ? sql`vacuum analyze` : sql`pragma optimize`).execute(db)
  const { cookie } = await sessionOf(db, 'owner')
  await closeDatabase(db)
  return cookie
}

async function openLists(where: Place, cookie: string, lists: ReturnType<typeof deskLists>) {
  const settings = { ...settingsOf(where), LOG_LEVEL: 'warn' }
  const shop = await startBuiltShop(settings, 'scripts/serve.mjs', START_WITHIN_MS)
  const processor = await processorOf(shop.process.pid, where.databaseUrl)
  const rows: Row[] = []
  try {
    await untilIdle(processor.ms)
    for (const [list, path] of lists) {
      const clock: number[] = []
      const used: number[] = []
      for (let round = 0; round < ROUNDS; round++) {
        const before = processor.ms()
        const began = performance.now()
        const response = await fetch(`${shop.origin}/api/desk${path}`, {
          headers: { Cookie: cookie, 'X-Desk': '1', Connection: 'keep-alive' },
          signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
        })
        const body = await response.text()
        clock.push(performance.now() - began)
        used.push(processor.ms() - before)
        if (!response.ok) throw new Error(`${path}: ${response.status} ${body.slice(0, 500)}`)
      }
      rows.push({
        list,
        'p50 ms': middle(clock),
        'max ms': round1(Math.max(...clock)),
        'processor p50 ms': middle(used),
        'processor max ms': round1(Math.max(...used)),
      })
    }
  } finally {
    await processor.close()
    await shop.stop()
  }
  printTable(`Lists of the desk, ${where.engine} (load average ${loadavg()[0]?.toFixed(1)})`, rows)
  return rows
}

/** Waits until a start's other threads are done, which would be counted as the lists' own. */
async function untilIdle(ms: () => number) {
  for (let seconds = 0; seconds < IDLE_WITHIN_S; seconds++) {
    const before = ms()
    await sleep(1000)
    if (ms() - before < IDLE_MS) return
  }
}

const round1 = (value: number) => Math.round(value * 10) / 10
const middle = (values: number[]) =>
  round1(values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0)

/** Returns the processor time of a shop and of its PostgreSQL server, in milliseconds. */
async function processorOf(shop = 0, databaseUrl?: string) {
  const client = databaseUrl ? new pg.Client(databaseUrl) : undefined
  let postmaster = 0
  if (client) {
    await client.connect()
    const { rows } = await client.query('select pg_backend_pid() as pid')
    postmaster = parentOf(rows[0].pid)
  }
  return {
    ms: () => threadsMs(shop) + (postmaster ? familyMs(postmaster) : 0),
    close: async () => client?.end(),
  }
}

const statOf = (pid: number | string) =>
  readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
const parentOf = (pid: number) => Number(statOf(pid)[1])

/** Reads the scheduler's figures, exact to the nanosecond. */
function threadsMs(pid: number | string) {
  let ns = 0
  for (const thread of readdirSync(`/proc/${pid}/task`))
    try {
      ns += Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0])
    } catch {} // The thread has ended.
  return ns / 1e6
}

/** Counts workers that ended, too, in ticks of 10 ms, with the one that began them. */
function familyMs(postmaster: number) {
  const fields = statOf(postmaster)
  let ms = threadsMs(postmaster) + (Number(fields[13]) + Number(fields[14])) * 10
  for (const pid of readdirSync('/proc')) {
    if (!/^\d+$/.test(pid)) continue
    try {
      if (parentOf(Number(pid)) === postmaster) ms += threadsMs(pid)
    } catch {} // The process has ended.
  }
  return ms
}
