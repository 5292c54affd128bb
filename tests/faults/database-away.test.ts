import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { startBuiltShop } from '../support/built-shop'
import { startCuttingProxy } from '../support/network/cutting-proxy'
import { type PostgresServer, startPostgres } from '../support/postgres'
import { orderOf, type ShopResponse, shopper } from '../support/shopper'
import { shopOfSuite } from './shop-of-suite'

const TOKEN = '/securetoken.googleapis.com/v1/token?key=exclusive-shop'
const toolkit = (name: string) =>
  `/identitytoolkit.googleapis.com/v1/accounts:${name}?key=exclusive-shop`

describe.skipIf(!inject('postgresUrl'))('a PostgreSQL server of the test’s own', () => {
  let server: PostgresServer
  afterAll(() => server?.stop())
  const { client } = shopOfSuite(async () => {
    server = (await startPostgres()) as PostgresServer
    return startBuiltShop({ DATABASE_URL: server.url })
  })
  const connected = async () => {
    const connection = new pg.Client(server.url)
    await connection.connect()
    return connection
  }

  test('restarts under orders: each is placed or a 503, and every acknowledged one is there', async () => {
    const before = await connected()
    await before.query('update stock set quantity = 1000000')
    await before.end()
    const responses: ShopResponse[] = []
    let over = false
    const buyer = async () => {
      while (!over) {
        const response = await client.order(orderOf())
        responses.push(response)
        if (response.status !== 201) await sleep(20)
      }
    }
    const buyers = Array.from({ length: 16 }, buyer)
    await sleep(300)
    await server.restart(1000)
    await expect.poll(async () => (await client.order(orderOf())).status).toBe(201)
    over = true
    await Promise.all(buyers)

    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201, 503]))
    for (const { headers, body } of responses.filter(({ status }) => status === 503)) {
      expect([headers['retry-after'], body.code]).toEqual(['5', 'unavailable'])
      expect(body.detail).toContain('try again')
    }
    const after = await connected()
    const { rows } = await after.query('select number from orders')
    await after.end()
    const stored = new Set(rows.map(({ number }) => number))
    const placed = responses.filter(({ status }) => status === 201)
    expect(placed.filter(({ body }) => !stored.has(body.number))).toEqual([])
  })

  test('away: pages, identity and forms are 503 with Retry-After, and work again afterwards', async () => {
    const account = { email: 'away@shop.example', password: 'first-word', returnSecureToken: true }
    const { body } = await client.send('POST', toolkit('signUp'), account)
    const grant = { grant_type: 'refresh_token', refresh_token: body.refreshToken }
    const { idToken } = body
    const html = { Accept: 'text/html' }
    const form = { 'Content-Type': 'application/x-www-form-urlencoded', ...html }
    const ask = () => [
      client.send('GET', '/orders/x', undefined, html),
      client.send('GET', '/shop/1?nocache=1', undefined, html),
      client.send('GET', '/api/orders/x'),
      client.quote({ items: [{ productId: 1, quantity: 1 }] }),
      client.send('POST', toolkit('signUp'), { ...account, email: 'more@shop.example' }),
      client.send('POST', toolkit('lookup'), { idToken }),
      client.send('POST', TOKEN, grant),
      client.send(
        'POST',
        '/contacts',
        'name=Ana&email=a@b.example&phone=%2B8801700000000&message=Hello+there',
        form,
      ),
      client.send('POST', '/api/newsletter', { email: 'news@shop.example' }),
      client.send('GET', '/readyz'),
    ]
    let during: ShopResponse[] = []
    let asked: Promise<void> | undefined
    setTimeout(() => {
      asked = Promise.all(ask()).then((responses) => {
        during = responses
      })
    }, 1500)
    await server.restart(4000)
    await asked
    expect(during.map(({ status }) => status)).toEqual(during.map(() => 503))
    for (const { headers } of during.slice(0, -1)) expect(headers['retry-after']).toBe('5')
    const [page, , , , signUp, lookup, token, contact] = during
    expect(page?.body).toContain('Something went wrong.')
    expect(signUp?.body.error.message).toBe('UNAVAILABLE')
    for (const response of [lookup, token])
      expect(response?.headers['content-type']).toMatch(/^text\/plain/)
    expect(contact?.body).toContain('Hello there')

    await expect.poll(async () => (await client.send('GET', '/readyz')).status).toBe(200)
    const after = await Promise.all(ask())
    expect(after.map(({ status }) => status)).toEqual([
      404, 200, 404, 200, 200, 200, 200, 200, 200, 200,
    ])
  })

  test('a row that another holds makes its own order wait, then a 503, and no other', async () => {
    const holder = await connected()
    await holder.query('begin; select * from stock where product_id = 2 for update')
    const held = client.order(orderOf([{ productId: 2, quantity: 1 }]))
    const others = Array.from({ length: 20 }, () =>
      client.order(orderOf([{ productId: 3, quantity: 1 }])),
    )
    const statuses = (await Promise.all(others)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([201]))
    const { status, headers } = await held
    expect([status, headers['retry-after']]).toEqual([503, '5'])
    await holder.query('rollback')
    await holder.end()
    expect((await client.order(orderOf([{ productId: 2, quantity: 1 }]))).status).toBe(201)
  })

  test('a connection cut after COMMIT, before its answer: 201 and one order', async () => {
    const proxy = await startCuttingProxy(server.url)
    const cutShop = await startBuiltShop({ DATABASE_URL: proxy.url })
    const buyer = shopper(cutShop.origin)
    const reader = await connected()
    const ordersOf = async (key: string) =>
      (await reader.query('select number from orders where idempotency_key = $1', [key])).rows
    const order = (key: string) => buyer.order(orderOf([{ productId: 5, quantity: 1 }]), key)
    const [once, always] = [crypto.randomUUID(), crypto.randomUUID()]

    proxy.cut(once)
    const placed = await order(once)
    expect([placed.status, proxy.left()]).toEqual([201, 0])
    expect(await ordersOf(once)).toEqual([{ number: placed.body.number }])

    proxy.cut(always, 100)
    const refused = await order(always)
    expect([refused.status, refused.body.code]).toEqual([503, 'unavailable'])
    proxy.cut('', 0)
    const again = await order(always)
    expect(again.status).toBe(201)
    expect(await ordersOf(always)).toEqual([{ number: again.body.number }])

    await reader.end()
    buyer.close()
    await cutShop.stop()
    await proxy.stop()
  })
})
