import { setTimeout as sleep } from 'node:timers/promises'
import { connect } from 'node:tls'
import { readDeaths } from '../../app/supervisor/server-deaths'
import type { Place } from '../support/databases'
import { described, hostileRequest } from '../support/fuzz/hostile-request'
import { NOTHING_KNOWN } from '../support/fuzz/known'
import type { FRONTS } from '../support/network/fronts'
import { shopper } from '../support/shopper'
import { type SupervisedShop, startSupervisedShop } from '../support/supervised/supervised-shop'
import { buyUntilGone, openMarket } from './buyers'
import { marketSettings } from './market'

const SHOPS = 3
const BUYERS = 12
const VISITORS = 8
const STRANGERS = 4
const PAGES = ['/', '/shop', '/shop/1', '/fr/shop/2', '/api/products/1', '/suggest?q=ph', '/about']
/** A request that ends the process it reaches (tests/support/supervised/injuries.mjs). */
const ENDING = '/end-the-process'
const STRANGER_WITHIN_MS = 5000
/** Statuses by which the proxy refuses what it does not speak: a transfer coding, a version. */
const REFUSED = new Set([501, 505])
const KILLED = /^killed by SIGKILL/

interface Options {
  front: (typeof FRONTS)[number]
  where: Place
  /** Half of them by a request, half by SIGKILL. */
  kills: number
  /** The seed of the hostile requests. */
  seed?: number
}

/**
 * Buyers, visitors and strangers with hostile requests in front of a proxy with three shops on one
 * database, whose servers are ended one by one. Visitors and strangers ask again what the proxy could
 * not get answered; lost is what is not answered then either, though no server was ended meanwhile.
 */
export async function proxiedCrowd({ front, where, kills, seed = 1 }: Options) {
  const settings = { ...marketSettings(where), LOG_LEVEL: 'fatal', TRUST_PROXY: 'true' }
  const shops = await Promise.all(
    Array.from({ length: SHOPS }, () => startSupervisedShop(settings)),
  )
  const proxy = await front.start(shops.map(({ origin }) => origin))
  const market = { ...openMarket(), mayBeUnavailable: true }
  const seen = { pages: 0, strangers: 0, repeated: 0, endings: 0 }
  const lost: string[] = []
  let ended = 0
  const faults: string[] = []
  const crowd = [
    buyUntilGone(proxy.origin, market, BUYERS),
    ...Array.from({ length: VISITORS }, visitor),
    ...Array.from({ length: STRANGERS }, stranger),
  ]

  async function visitor() {
    const client = shopper(proxy.origin, 1)
    while (!market.paused) {
      const path = PAGES[seen.pages++ % PAGES.length] as string
      const status = await answered(path, async () => (await client.send('GET', path)).status)
      if (status !== 200 && status !== 502) faults.push(`${path}: ${status}`)
      await sleep(10)
    }
    client.close()
  }

  async function stranger() {
    const port = Number(new URL(proxy.origin).port)
    while (!market.paused) {
      const request = hostileRequest(seed, seen.strangers++, NOTHING_KNOWN)
      const status = await answered(described(request), () => statusOf(port, request.bytes))
      if (status >= 500 && status !== 502 && !REFUSED.has(status))
        faults.push(`${status}: ${described(request)}`)
    }
  }

  /** Its status, past answers of the proxy for a server that was ended while it had the request. */
  async function answered(what: string, ask: () => Promise<number>) {
    for (let again = false; ; again = true) {
      const before = ended
      const status = await ask()
      if (status !== 502) return status
      if (again && ended === before) {
        lost.push(what)
        return status
      }
      seen.repeated++
    }
  }

  for (let kill = 0; kill < kills; kill++) {
    await sleep(300 + Math.random() * 700)
    ended++
    if (kill % 2 === 0) {
      const client = shopper(proxy.origin, 1)
      const { status } = await client.send('GET', `${ENDING}?${kill}`)
      client.close()
      if (status === 502) seen.endings++
    } else process.kill((shops[kill % SHOPS] as SupervisedShop).server(), 'SIGKILL')
    await Promise.all(shops.map(serves))
  }
  market.paused = true
  await Promise.all(crowd)
  await proxy.stop()
  const codes = await Promise.all(shops.map((shop) => shop.stop()))
  const deaths = readDeaths(where.dataDir).filter(({ reason }) => KILLED.test(reason)).length
  return { market, codes, ...seen, lost, faults, deaths }
}

/** Its server, past what waits for the next one. */
async function serves({ origin }: SupervisedShop) {
  const client = shopper(origin, 1)
  while ((await client.send('GET', '/healthz').catch(() => undefined))?.status !== 200)
    await sleep(20)
  client.close()
}

/** Returns the status of the first bytes that come back; 0 when none do. */
const statusOf = (port: number, bytes: Buffer) =>
  new Promise<number>((resolve) => {
    let status = 0
    const socket = connect({ port, rejectUnauthorized: false, servername: 'shop.example' })
    const timer = setTimeout(() => socket.destroy(), STRANGER_WITHIN_MS)
    socket.on('error', () => {})
    socket.once('data', (first) => {
      status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first.toString('latin1'))?.[1] ?? 0)
      socket.destroy()
    })
    socket.on('close', () => {
      clearTimeout(timer)
      resolve(status)
    })
    socket.write(bytes)
  })
