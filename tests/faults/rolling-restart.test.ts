import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { closeDatabase, openDatabase } from '../../app/database/open.server'
import { startBuiltShop } from '../support/built-shop'
import { eachSeededPlace, settingsOf } from '../support/databases'
import { freePort } from '../support/free-port'
import { FRONTS } from '../support/network/fronts'
import { roundRobin } from '../support/network/round-robin'
import { orderOf, type ShopResponse, shopper } from '../support/shopper'

/** More by command, and behind which proxy: `ROLLING_REQUESTS=10000 ROLLING_FRONT=Caddy npm exec …`. */
const REQUESTS = Number(process.env.ROLLING_REQUESTS ?? 2000)
const FRONT = process.env.ROLLING_FRONT
const SHOPS = 3

/** nginx or Caddy by the files of docs/proxy; where there is none, the test's own. */
const OWN = { name: 'a proxy of the test’s own', present: true, start: roundRobin }
const front =
  [...FRONTS, OWN].find(({ name, present }) => (FRONT ? name === FRONT : present)) ?? OWN
/** Longer than the proxies need to see that a process is ready again. */
const NOTICED_MS = 1500

eachSeededPlace('told to stop', (place) => {
  test('a server told to stop is unready at once, serves for DRAIN_SECONDS and keeps no connection', async () => {
    const shop = await startBuiltShop({ ...settingsOf(await place()), DRAIN_SECONDS: '3' })
    const client = shopper(shop.origin, 1)
    const before = await client.send('GET', '/readyz')
    expect([before.status, before.headers.connection]).toEqual([200, 'keep-alive'])
    const ended = shop.stop()
    await expect.poll(async () => (await client.send('GET', '/readyz')).status).toBe(503)
    for (const path of ['/', '/favicon.svg', '/api/quote', '/healthz']) {
      const { status, headers } = await (path === '/api/quote'
        ? client.quote({ items: [] })
        : client.send('GET', path))
      expect([path, status, headers.connection]).toEqual([path, 200, 'close'])
    }
    expect((await client.order(orderOf())).status).toBe(201)
    client.close()
    expect(await ended).toBe(0)
  })
})

eachSeededPlace(`a rolling restart behind ${front.name}`, (place) => {
  test(`fails none of ${REQUESTS} requests to ${SHOPS} processes`, async ({ skip }) => {
    const where = await place()
    if (where.engine === 'sqlite') skip('one process on each file behind a proxy is enough')
    const settings = { ...settingsOf(where), DRAIN_SECONDS: '2' }
    const ports = await Promise.all(Array.from({ length: SHOPS }, freePort))
    const start = (port: number) => startBuiltShop({ ...settings, PORT: String(port) })
    const shops = await Promise.all(ports.map(start))
    const proxy = await front.start(shops.map(({ origin }) => origin))
    const client = shopper(proxy.origin)
    const db = await openDatabase(where)
    await sql`update stock set quantity = 1000000`.execute(db)

    const responses: ShopResponse[] = []
    let restarted = false
    const visitor = async () => {
      while (!restarted || responses.length < REQUESTS) {
        responses.push(await client.send('GET', '/shop/1'), await client.order(orderOf()))
        await sleep(10)
      }
    }
    const visitors = Array.from({ length: 8 }, visitor)
    for (const [at, port] of ports.entries()) {
      expect(await shops[at]?.stop()).toBe(0)
      shops[at] = await start(port)
      await sleep(NOTICED_MS)
    }
    restarted = true
    await Promise.all(visitors)
    client.close()
    await proxy.stop()
    await Promise.all(shops.map((shop) => shop.stop()))

    expect(responses.length).toBeGreaterThanOrEqual(REQUESTS)
    expect(responses.filter(({ status }) => status !== 200 && status !== 201)).toEqual([])
    const { stored } = await db
      .selectFrom('orders')
      .select((rows) => rows.fn.countAll<number>().as('stored'))
      .executeTakeFirstOrThrow()
    await closeDatabase(db)
    expect(stored).toBe(responses.filter(({ status }) => status === 201).length)
  }, 300_000)
})
