import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startCollectingShop } from '../support/collecting-shop'
import { hostileSockets } from '../support/network/hostile-sockets'
import { shopper } from '../support/shopper'
import { shopOfSuite } from './shop-of-suite'

const HOSTILE = 500
const PAGES = ['/', '/shop', '/shop/1', '/shop?q=lamp', '/api/products', '/nope', '/about']

const { shop } = shopOfSuite(() =>
  startCollectingShop({
    LOG_LEVEL: 'warn',
    REQUEST_SECONDS: '4',
    STALLED_SECONDS: '10',
    KEEP_ALIVE_SECONDS: '5',
    MAX_CONNECTIONS: '600',
  }),
)

const port = () => Number(new URL(shop.origin).port)
const openFiles = () => readdirSync(`/proc/${shop.process.pid}/fd`).length

test(`${HOSTILE} sockets that dribble, never read or ask without end hold up nobody, and are closed`, async () => {
  const client = shopper(shop.origin, 10)
  for (const path of PAGES) await client.send('GET', path)
  const before = openFiles()
  const hostile = hostileSockets(port(), HOSTILE)
  const statuses: number[] = []
  for (let round = 0; round < 15; round++) {
    const all = await Promise.all(PAGES.map((path) => client.send('GET', path)))
    statuses.push(...all.map(({ status }) => status))
    await sleep(50)
  }
  expect(statuses).toEqual(Array(15).fill([200, 200, 200, 200, 200, 404, 200]).flat())
  const closed = { timeout: 60_000, interval: 500 } // The shop closes them; those that do not read see nothing.
  await expect.poll(openFiles, closed).toBeLessThan(before + 20)
  hostile.close()
  client.close()
  expect(shop.logged()).toBe('')
})

test('connections over the bound are closed at once, and taken again when there is room', async () => {
  const idle = Array.from({ length: 700 }, () => connect(port(), '127.0.0.1').on('error', () => {}))
  await expect
    .poll(() => idle.filter((socket) => socket.closed).length, { timeout: 10_000 })
    .toBeGreaterThanOrEqual(95)
  for (const socket of idle) socket.destroy()
  await expect
    .poll(() =>
      fetch(`${shop.origin}/healthz`).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200)
})

test('a client that sends requests in one go gets its responses in order, a few at a time', async () => {
  const asking = (count: number) =>
    new Promise<string>((resolve) => {
      let said = ''
      const socket = connect(port(), '127.0.0.1')
      const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: shop\r\n${more}\r\n`
      socket.on('data', (text) => {
        said += text
      })
      socket.on('error', () => {}).on('close', () => resolve(said))
      socket.write(get('/healthz').repeat(count) + get('/nope', 'Connection: close\r\n'))
    })
  const few = (await asking(10)).match(/HTTP\/1.1 \d+/g)
  expect(few).toEqual([...Array(10).fill('HTTP/1.1 200'), 'HTTP/1.1 404'])
  const many = (await asking(3000)).match(/HTTP\/1.1 \d+/g) ?? []
  expect(many.length).toBeLessThan(100)
})

test('what hostile sockets took is given back: after four rounds no more is held than after one', async () => {
  const before = openFiles()
  const held: number[] = []
  for (let round = 0; round < 5; round++) {
    const hostile = hostileSockets(port(), HOSTILE)
    await sleep(2000)
    hostile.close()
    await expect.poll(openFiles, { timeout: 20_000 }).toBeLessThan(before + 20)
    const { all, caches } = await shop.heap()
    held.push(all - caches)
  }
  const [first = 0, ...later] = held
  expect(Math.min(...later.slice(-2)), held.join(' ')).toBeLessThan(first + 3)
  expect(shop.logged()).toBe('')
})
