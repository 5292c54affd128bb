import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { PICTURE_FORMATS, PICTURE_WIDTHS } from '../../app/ui/picture-sources'
import { hostileSockets } from '../../tests/support/network/hostile-sockets'

type Flood = { path: (n: number) => string; perSecond: number } | { sockets: number }

const DEMO_PRODUCTS = 180
const A_SECOND = 100
const AS_MUCH_AS_IT_TAKES = 2000
const CONNECTIONS = 100

const picture = (n: number) => {
  const width = PICTURE_WIDTHS[n % PICTURE_WIDTHS.length]
  const format = PICTURE_FORMATS[Math.floor(n / 7) % 2]
  return `/media/demo/${1 + (Math.floor(n / 14) % DEMO_PRODUCTS)}-1/${width}.${format}`
}

export const FLOODS: Record<string, Flood> = {
  none: { sockets: 0 },
  'whole catalogue, 100 a second': { path: () => '/api/products?limit=0', perSecond: A_SECOND },
  'whole catalogue, each another': {
    path: (n) => `/api/products?limit=0&skip=${n % 997}`,
    perSecond: A_SECOND,
  },
  'feed, 100 a second': { path: () => '/feed.xml', perSecond: A_SECOND },
  'sitemap, 100 a second': { path: () => '/sitemap-products-0.xml', perSecond: A_SECOND },
  'uncached searches': { path: (n) => `/shop?q=no.+${n}`, perSecond: AS_MUCH_AS_IT_TAKES },
  'uncached suggestions': { path: (n) => `/suggest?q=x${n}`, perSecond: AS_MUCH_AS_IT_TAKES },
  'not found': { path: (n) => `/nothing-${n}`, perSecond: AS_MUCH_AS_IT_TAKES },
  'picture sizes': { path: picture, perSecond: AS_MUCH_AS_IT_TAKES },
  '500 hostile sockets': { sockets: 500 },
}

/** Runs one flood in this process and returns how many responses came, by status. */
export async function flood(origin: string, name: string, seconds: number) {
  const kind = FLOODS[name] as Flood
  const counts: Record<string, number> = {}
  if ('sockets' in kind) {
    const sockets = hostileSockets(Number(new URL(origin).port), kind.sockets, { again: true })
    await sleep(seconds * 1000)
    sockets.close()
    return counts
  }
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const began = performance.now()
  const all: Promise<void>[] = []
  let waiting = 0
  for (let n = 0; performance.now() - began < seconds * 1000; ) {
    const due = ((performance.now() - began) / 1000) * kind.perSecond
    while (n < due && waiting < CONNECTIONS) {
      waiting++
      all.push(
        ask(agent, origin + kind.path(n++)).then((status) => {
          waiting--
          counts[status] = (counts[status] ?? 0) + 1
        }),
      )
    }
    await sleep(1)
  }
  await Promise.all(all)
  agent.destroy()
  return counts
}

const ask = (agent: Agent, url: string) =>
  new Promise<string>((resolve) => {
    const headers = { 'X-Forwarded-For': '198.51.100.1' }
    request(url, { agent, headers, timeout: 20_000 }, (response) => {
      response.resume()
      response.on('end', () => resolve(String(response.statusCode)))
      response.on('error', () => resolve('cut'))
    })
      .on('timeout', () => resolve('timeout'))
      .on('error', () => resolve('failed'))
      .end()
  })
