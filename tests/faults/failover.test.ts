import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type BuiltShop, startBuiltShop } from '../support/built-shop'
import { tcpForwarder } from '../support/network/tcp-forwarder'
import { canHaveStandby, type PostgresServer, startPostgres } from '../support/postgres'
import { orderOf, type ShopResponse, shopper } from '../support/shopper'

const STOCK = 1_000_000
const BUYERS = 16
const runs = canHaveStandby() && inject('postgresUrl') !== ''

describe.skipIf(!runs)('a primary that dies and a standby that takes over', () => {
  let primary: PostgresServer
  let standby: PostgresServer
  let address: Awaited<ReturnType<typeof tcpForwarder>>
  const shops: BuiltShop[] = []
  beforeAll(async () => {
    primary = (await startPostgres()) as PostgresServer
    address = await tcpForwarder(primary.url)
    const settings = { DATABASE_URL: address.url }
    shops.push(...(await Promise.all([startBuiltShop(settings), startBuiltShop(settings)])))
    standby = (await startPostgres({ standbyOf: primary.url, durable: false })) as PostgresServer
    await ask(primary, "alter system set synchronous_standby_names = '*'")
    await ask(primary, 'select pg_reload_conf()')
  })
  afterAll(async () => {
    await Promise.all(shops.map((shop) => shop.stop()))
    address?.stop()
    await Promise.all([primary?.stop(), standby?.stop()])
  })

  test('no acknowledged order is lost or doubled, pages stay, and orders go on', async () => {
    const followers = 'select sync_state from pg_stat_replication'
    await expect.poll(() => ask(primary, followers)).toEqual([{ sync_state: 'sync' }])
    await ask(primary, `update stock set quantity = ${STOCK} where product_id = 1`)
    const clients = shops.map(({ origin }) => shopper(origin))
    const placed = new Map<string, string[]>()
    const refused: ShopResponse[] = []
    const pages: number[] = []
    let over = false

    /** Sends an order with one key until it is acknowledged, and some once more. */
    const buyer = async (_: unknown, at: number) => {
      while (!over) {
        const key = crypto.randomUUID()
        const goal = Math.random() < 0.1 ? 2 : 1
        for (const numbers: string[] = []; numbers.length < goal; ) {
          const client = clients[(at + numbers.length) % clients.length] as (typeof clients)[0]
          const response = await client.order(orderOf(), key)
          if (response.status === 201) placed.set(key, numbers)
          if (response.status === 201) numbers.push(response.body.number)
          else {
            refused.push(response)
            await sleep(50)
          }
        }
      }
    }
    const visitor = async (client: (typeof clients)[0]) => {
      while (!over) {
        for (const path of ['/', '/shop', '/shop/1'])
          pages.push((await client.send('GET', path)).status)
        await sleep(20)
      }
    }
    for (const client of clients)
      for (const path of ['/', '/shop', '/shop/1']) await client.send('GET', path)
    const everybody = [...Array.from({ length: BUYERS }, buyer), ...clients.map(visitor)]
    const placedMore = (count: number) => {
      const goal = placed.size + count
      return expect.poll(() => placed.size, { timeout: 20_000 }).toBeGreaterThan(goal)
    }
    try {
      await placedMore(100)
      await primary.kill()
      await sleep(300)
      await ask(standby, 'select pg_promote()')
      address.pointTo(standby.url)
      await placedMore(100)
    } finally {
      over = true
      await Promise.all(everybody)
    }

    expect(new Set(pages)).toEqual(new Set([200]))
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]))
    for (const { headers } of refused) expect(headers['retry-after']).toBe('5')
    for (const client of clients) expect((await client.send('GET', '/readyz')).status).toBe(200)
    const stored = await ask(standby, 'select idempotency_key as key, number from orders')
    const numberOf = new Map(stored.map(({ key, number }) => [key, number]))
    expect(numberOf.size, 'one order a key').toBe(stored.length)
    expect(stored.length, 'none that nobody asked for').toBe(placed.size)
    const wrong = [...placed].filter(([key, numbers]) =>
      numbers.some((number) => number !== numberOf.get(key)),
    )
    expect(wrong).toEqual([])
    const [left] = await ask(standby, 'select quantity from stock where product_id = 1')
    expect(left.quantity).toBe(STOCK - placed.size)
    for (const client of clients) client.close()
  })
})

async function ask(server: PostgresServer, query: string) {
  const client = new pg.Client(server.url)
  await client.connect()
  const { rows } = await client.query(query)
  await client.end()
  return rows
}
