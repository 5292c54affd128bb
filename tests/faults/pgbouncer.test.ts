import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type BuiltShop, startBuiltShop } from '../support/built-shop'
import { hasPgBouncer, startPgBouncer } from '../support/network/pgbouncer'
import { type PostgresServer, startPostgres } from '../support/postgres'
import { orderOf, shopper } from '../support/shopper'

const runs = hasPgBouncer && inject('postgresUrl') !== ''
const name = 'PgBouncer in transaction mode (skipped where it is not installed)'

describe.skipIf(!runs)(name, () => {
  let server: PostgresServer
  let pooler: Awaited<ReturnType<typeof startPgBouncer>>
  let shops: BuiltShop[] = []
  let clients: ReturnType<typeof shopper>[] = []
  beforeAll(async () => {
    server = (await startPostgres()) as PostgresServer
    pooler = await startPgBouncer(server.url)
  })
  afterAll(async () => {
    for (const client of clients) client.close()
    await Promise.all(shops.map((shop) => shop.stop()))
    await pooler?.stop()
    await server?.stop()
  })

  test('two processes migrate and seed at once', async () => {
    shops = await Promise.all([1, 2].map(() => startBuiltShop({ DATABASE_URL: pooler.url })))
    clients = shops.map(({ origin }) => shopper(origin))
    const ready = await Promise.all(clients.map((client) => client.send('GET', '/readyz')))
    expect(ready.map(({ status }) => status)).toEqual([200, 200])
  })

  test('both place orders, once for each key', async () => {
    const keys = Array.from({ length: 20 }, () => crypto.randomUUID())
    const body = orderOf([{ productId: 2, quantity: 1 }])
    const placed = await Promise.all(
      keys.map((key) => Promise.all(clients.map((client) => client.order(body, key)))),
    )
    for (const [one, other] of placed) {
      expect([one?.status, other?.status]).toEqual([201, 201])
      expect(one?.body.number).toBe(other?.body.number)
    }
  })

  test('an account made at one is known to the other', async () => {
    const account = { email: 'pooled@shop.example', password: 'first-word' }
    const call = (client: (typeof clients)[0] | undefined, method: string) =>
      client?.send(
        'POST',
        `/identitytoolkit.googleapis.com/v1/accounts:${method}?key=exclusive-shop`,
        { ...account, returnSecureToken: true },
      )
    expect((await call(clients[0], 'signUp'))?.status).toBe(200)
    expect((await call(clients[1], 'signInWithPassword'))?.status).toBe(200)
  })

  test('a page of one shows what an order at the other left', async () => {
    const [here, there] = clients
    const stock = async () => (await there?.send('GET', '/api/products/3'))?.body.stock
    const before = await stock()
    await there?.send('GET', '/shop/3')
    expect((await here?.order(orderOf([{ productId: 3, quantity: 1 }])))?.status).toBe(201)
    await expect.poll(stock, { timeout: 5000 }).toBe(before - 1)
    const page = async () => (await there?.send('GET', '/shop/3'))?.body
    await expect.poll(page, { timeout: 5000 }).toContain(String(before - 1))
  })
})
