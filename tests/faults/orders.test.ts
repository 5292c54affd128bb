import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeDatabase, openDatabase } from '../../app/database/open.server'
import type { Database } from '../../app/database/tables.server'
import { type BuiltShop, startBuiltShop } from '../support/built-shop'
import { eachSeededPlace, settingsOf } from '../support/databases'
import { BILLING, orderOf, shopper } from '../support/shopper'

eachSeededPlace('orders over HTTP', (place) => {
  let shop: BuiltShop
  let db: Database
  let client: ReturnType<typeof shopper>
  beforeAll(async () => {
    const where = await place()
    shop = await startBuiltShop(settingsOf(where))
    db = await openDatabase(where)
    client = shopper(shop.origin)
  })
  afterAll(async () => {
    client?.close()
    if (db) await closeDatabase(db)
    expect(await shop?.stop()).toBe(0)
  })
  const setStock = (id: number, quantity: number) =>
    db.updateTable('stock').set({ quantity }).where('product_id', '=', id).execute()
  const stockOf = async (id: number) => {
    const row = db.selectFrom('stock').select('quantity').where('product_id', '=', id)
    return (await row.executeTakeFirstOrThrow()).quantity
  }
  const countOf = async (product: number) => {
    const { rows } = await sql<{ orders: number; pieces: number }>`
      select count(*) as orders, coalesce(sum(quantity), 0) as pieces
      from order_lines where product_id = ${product}`.execute(db)
    return rows[0]
  }
  const allOrders = async () =>
    (await sql<{ count: number }>`select count(*) as count from orders`.execute(db)).rows[0]?.count

  test('200 orders at once for a product with stock 50: 50 are placed, 150 refused', async () => {
    await setStock(11, 50)
    const responses = await Promise.all(
      Array.from({ length: 200 }, () => client.order(orderOf([{ productId: 11, quantity: 1 }]))),
    )
    const statuses = responses.map((response) => response.status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(50)
    expect(statuses.filter((status) => status === 409)).toHaveLength(150)
    const refused = responses.find((response) => response.status === 409)
    expect(refused?.headers['content-type']).toContain('application/problem+json')
    expect(refused?.body).toMatchObject({
      code: 'out_of_stock',
      products: [{ productId: 11, requested: 1, available: 0 }],
    })
    expect(await stockOf(11)).toBe(0)
    expect(await countOf(11)).toEqual({ orders: 50, pieces: 50 })
    const numbers = responses.flatMap(({ status, body }) => (status === 201 ? [body.number] : []))
    expect(new Set(numbers).size).toBe(50)
  })

  test('one key 20 times at once is one order, and later the same answer again', async () => {
    await setStock(30, 100)
    const key = crypto.randomUUID()
    const body = orderOf([{ productId: 30, quantity: 3 }])
    const responses = await Promise.all(Array.from({ length: 20 }, () => client.order(body, key)))
    expect(new Set(responses.map((response) => response.status))).toEqual(new Set([201]))
    expect(new Set(responses.map((response) => JSON.stringify(response.body))).size).toBe(1)
    const replayed = responses.filter(({ headers }) => headers['idempotency-replayed'] === 'true')
    expect(replayed).toHaveLength(19)
    expect(await countOf(30)).toEqual({ orders: 1, pieces: 3 })
    expect(await stockOf(30)).toBe(97)
    const other = await client.order(orderOf([{ productId: 30, quantity: 4 }]), key)
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused'])
  })

  test('a body that claims a price pays the catalogue price', async () => {
    await setStock(1, 100)
    const claimed = { price: 0.01, unitPrice: 1, lineTotal: 1, subtotal: 1, total: 1 }
    const items = [{ productId: 1, quantity: 2, ...claimed }]
    const { status, body } = await client.order({ ...orderOf(items), ...claimed })
    expect([status, body.subtotal, body.total]).toEqual([201, 1998, 2298])
    const quoted = await client.quote({ items, ...claimed })
    expect([quoted.body.subtotal, quoted.body.total]).toEqual([1998, 2298])
  })

  test('hostile bodies are refused with a problem document, and nothing is stored', async () => {
    const before = await allOrders()
    const stock = await stockOf(1)
    for (const [name, body] of hostile()) {
      const response = await client.order(body)
      const context = `${name}: ${response.status} ${JSON.stringify(response.body).slice(0, 200)}`
      expect(response.status, context).toBeGreaterThanOrEqual(400)
      expect(response.status, context).toBeLessThan(500)
      expect(response.headers['content-type'], context).toContain('application/problem+json')
      expect(response.body.code, context).toMatch(/^[a-z_]+$/)
    }
    expect(await allOrders()).toBe(before)
    expect(await stockOf(1)).toBe(stock)
  })

  test('a missing or unusable key is refused', async () => {
    for (const headers of [{}, { 'Idempotency-Key': '' }, { 'Idempotency-Key': 'x'.repeat(201) }]) {
      const response = await client.send('POST', '/api/orders', orderOf(), headers)
      expect([response.status, response.body.code]).toEqual([400, 'idempotency_key_missing'])
    }
  })

  test('mistakes are named by field, in the language of the request', async () => {
    const billing = { ...BILLING, firstName: ' ', postCode: '12', email: 'ana@', phone: 'none' }
    const response = await client.order({ ...orderOf(), billing, language: 'de' })
    expect([response.status, response.body.code]).toEqual([422, 'invalid_fields'])
    expect(response.body.errors).toMatchObject({
      'billing.firstName': 'Bitte füllen Sie dieses Feld aus.',
      'billing.email': expect.stringContaining('name@example.com'),
    })
  })

  test('reading and cancelling by token; unknown ones are not found', async () => {
    await setStock(13, 5)
    const { body } = await client.order(orderOf([{ productId: 13, quantity: 5 }]))
    const read = await client.send('GET', `/api/orders/${body.token}`)
    expect([read.status, read.body.number]).toEqual([200, body.number])
    expect(read.headers['cache-control']).toBe('no-store')
    const cancels = await Promise.all(Array.from({ length: 10 }, () => client.cancel(body.token)))
    expect(cancels.map(({ status, body }) => `${status} ${body.status}`)).toEqual(
      Array(10).fill('200 cancelled'),
    )
    expect(await stockOf(13)).toBe(5)
    expect((await client.send('GET', '/api/orders/unknown')).status).toBe(404)
    expect((await client.cancel('unknown')).status).toBe(404)
    expect((await client.send('GET', '/api/orders')).status).toBe(401)
  })
})

function* hostile(): Generator<[string, unknown]> {
  const good = orderOf()
  yield ['malformed JSON', '{"items": [']
  yield ['no JSON', 'hello']
  yield ['nothing', '']
  yield ['null', 'null']
  yield ['a list', '[]']
  yield ['a number', '1']
  for (const field of ['items', 'payment', 'billing']) {
    const { [field as 'items']: _, ...rest } = good
    yield [`without ${field}`, rest]
  }
  for (const field of Object.keys(BILLING)) {
    yield [`without ${field}`, { ...good, billing: { ...BILLING, [field]: undefined } }]
    yield [`blank ${field}`, { ...good, billing: { ...BILLING, [field]: ' ' } }]
    yield [`${field} a list`, { ...good, billing: { ...BILLING, [field]: ['a'] } }]
    yield [`${field} with NUL`, { ...good, billing: { ...BILLING, [field]: 'a\u0000b@c.de' } }]
    yield [`long ${field}`, { ...good, billing: { ...BILLING, [field]: 'a'.repeat(5000) } }]
  }
  for (const quantity of [0, -1, 1.5, 1e9, '2', null, true, [1], {}, 1e308])
    yield [`quantity ${JSON.stringify(quantity)}`, orderOf([{ productId: 1, quantity } as never])]
  yield ['quantity NaN', '{"items":[{"productId":1,"quantity":NaN}]}']
  for (const productId of [0, -1, 1.5, 999_999, 2 ** 31, 2 ** 53, '1', null, "1' or 1=1"])
    yield [`product ${productId}`, orderOf([{ productId, quantity: 1 } as never])]
  yield ['no items', orderOf([])]
  yield [
    '101 lines',
    orderOf(Array.from({ length: 101 }, (_, i) => ({ productId: i + 1, quantity: 1 }))),
  ]
  yield ['unknown payment', { ...good, payment: 'card' }]
  yield ['unknown coupon', { ...good, coupon: 'NO-SUCH' }]
  yield ['coupon a list', { ...good, coupon: ['a'] }]
  yield ['half a surrogate', { ...good, billing: { ...BILLING, city: '\ud800' } }]
  yield ['notes too long', { ...good, notes: 'a'.repeat(2001) }]
  yield ['65 kB', { ...good, padding: 'a'.repeat(65 * 1024) }]
  yield ['1 MB', { ...good, padding: 'a'.repeat(1024 * 1024) }]
  yield ['deep nesting', `${'['.repeat(20_000)}${']'.repeat(20_000)}`]
  yield ['a prototype', '{"__proto__": {"items": [{"productId": 1, "quantity": 1}]}}']
}
