import { setTimeout as sleep } from 'node:timers/promises'
import { connect } from 'node:tls'
import { readDeaths } from '../../app/supervisor/deaths'
import type { Place } from '../support/databases'
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

/** Bytes of the request of that number. */
export type Strangers = (number: number) => Buffer

/** A few; the fuzz's generator has more of the kind (`strangers`). */
const FEW = [
  'GET /../../etc/passwd HTTP/1.1\r\nHost: shop.example\r\n\r\n',
  'GET /%00 HTTP/1.1\r\nHost: shop.example\r\n\r\n',
  `GET /${'a'.repeat(9000)} HTTP/1.1\r\nHost: shop.example\r\n\r\n`,
  'GET / HTTP/1.1\r\nHost: evil.example\r\nCookie: \xff\r\n\r\n',
  'POST /api/orders HTTP/1.1\r\nHost: shop.example\r\nContent-Length: 9\r\n\r\n{"items":',
  'POST /api/orders HTTP/1.1\r\nHost: shop.example\r\nContent-Length: 90\r\n\r\n{"items":',
  'PROPFIND /shop HTTP/1.1\r\nHost: shop.example\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
  'DELETE /api/products/1 HTTP/1.1\r\nHost: shop.example\r\n\r\n',
  'GET /shop?page=-1&sort=%ff&q=%u0000 HTTP/1.1\r\nHost: shop.example\r\n\r\n',
]
const fewStrangers: Strangers = (number) =>
  Buffer.from(FEW[number % FEW.length] as string, 'latin1')

interface Options {
  front: (typeof FRONTS)[number]
  where: Place
  /** Half of them by a request, half by SIGKILL. */
  kills: number
  strangers?: Strangers
}

/**
 * Buyers, visitors and strangers in front of a proxy with three shops on one database, whose servers
 * are ended one by one. A visitor asks again what the proxy could not get answered, as people do.
 */
export async function proxiedCrowd({ front, where, kills, strangers = fewStrangers }: Options) {
  const settings = { ...marketSettings(where), LOG_LEVEL: 'fatal', TRUST_PROXY: 'true' }
  const shops = await Promise.all(
    Array.from({ length: SHOPS }, () => startSupervisedShop(settings)),
  )
  const proxy = await front.start(shops.map(({ origin }) => origin))
  const market = { ...openMarket(), mayBeUnavailable: true }
  const seen = { pages: 0, repeated: 0, strangers: 0, endings: 0, faults: [] as string[] }
  const crowd = [
    buyUntilGone(proxy.origin, market, BUYERS),
    ...Array.from({ length: VISITORS }, visitor),
    ...Array.from({ length: STRANGERS }, stranger),
  ]

  async function visitor() {
    const client = shopper(proxy.origin, 1)
    while (!market.paused) {
      const path = PAGES[seen.pages % PAGES.length] as string
      for (;;) {
        const { status } = await client.send('GET', path)
        if (status === 200) break
        if (status !== 502) seen.faults.push(`${path}: ${status}`)
        seen.repeated++
      }
      seen.pages++
      await sleep(10)
    }
    client.close()
  }

  async function stranger() {
    const port = Number(new URL(proxy.origin).port)
    while (!market.paused) await answered(port, strangers(seen.strangers++))
  }

  for (let kill = 0; kill < kills; kill++) {
    await sleep(300 + Math.random() * 700)
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
  return { market, codes, ...seen, deaths: readDeaths(where.dataDir).length }
}

/** Its server, past what waits for the next one. */
async function serves({ origin }: SupervisedShop) {
  const client = shopper(origin, 1)
  while ((await client.send('GET', '/healthz').catch(() => undefined))?.status !== 200)
    await sleep(20)
  client.close()
}

/** The first bytes that come back, or the end. */
const answered = (port: number, bytes: Buffer) =>
  new Promise<void>((resolve) => {
    const socket = connect({ port, rejectUnauthorized: false, servername: 'shop.example' })
    const timer = setTimeout(() => socket.destroy(), STRANGER_WITHIN_MS)
    socket.on('error', () => {})
    socket.on('data', () => socket.destroy())
    socket.on('close', () => {
      clearTimeout(timer)
      resolve()
    })
    socket.write(bytes)
  })
