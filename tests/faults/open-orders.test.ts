import { beforeAll, expect, test } from 'vitest'
import { closeDatabase, openDatabase } from '../../app/database/open.server'
import type { Database } from '../../app/database/tables.server'
import { type BuiltShop, startBuiltShop } from '../support/built-shop'
import { eachSeededPlace, settingsOf } from '../support/databases'
import { BILLING, orderOf, type ShopResponse, shopper } from '../support/shopper'

const STOCK = 1000
const CASH = 'cash_on_delivery'
let person = 0

/** Returns billing data that share nothing with anybody but what `more` says. */
function somebody(more: object = {}) {
  person += 1
  return {
    ...BILLING,
    street: `${person} Road`,
    phone: `+88017${String(person).padStart(8, '0')}`,
    email: `ana${person}@shop.example`,
    ...more,
  }
}

eachSeededPlace('stock cannot be taken hostage', (place) => {
  let db: Database
  let shops: BuiltShop[]
  let clients: ReturnType<typeof shopper>[]
  beforeAll(async () => {
    const here = await place()
    const settings = {
      ...settingsOf(here),
      ORDER_LIMITS: 'on',
      TRUST_PROXY: 'true', // Each request says by X-Forwarded-For from where it comes.
    }
    shops = [await startBuiltShop(settings)]
    if (here.engine === 'postgres') shops.push(await startBuiltShop(settings))
    clients = shops.map(({ origin }) => shopper(origin))
    db = await openDatabase(here)
    await db.updateTable('stock').set({ quantity: STOCK }).where('product_id', '<', 40).execute()
    return async () => {
      for (const client of clients) client.close()
      await Promise.all(shops.map((shop) => shop.stop()))
      await closeDatabase(db)
    }
  })

  interface Wish {
    network?: string
    quantity?: number
    billing?: object
    payment?: string
    more?: object
  }

  /** Orders at the processes in turn, each from its own network unless one is named. */
  const order = (productId: number, at: number, wish: Wish = {}) => {
    const { quantity = 1, billing, payment = 'bank', network, more } = wish
    const address = network ?? `198.51.${Math.floor(person / 200)}.${(person % 200) + 1}`
    const body = orderOf([{ productId, quantity }], {
      payment,
      billing: somebody(billing),
      ...more,
    })
    const headers = { 'Idempotency-Key': crypto.randomUUID(), 'X-Forwarded-For': address }
    return clients[at % clients.length]?.send(
      'POST',
      '/api/orders',
      body,
      headers,
    ) as Promise<ShopResponse>
  }
  const many = (count: number, productId: number, wish: Wish) =>
    Promise.all(
      Array.from({ length: count }, (_, at) =>
        order(productId, at, { ...wish, payment: at % 3 ? 'bank' : CASH }),
      ),
    )
  const taken = async (productId: number) => {
    const rows = db.selectFrom('stock').select('quantity').where('product_id', '=', productId)
    return STOCK - (await rows.executeTakeFirstOrThrow()).quantity
  }
  const refusals = (responses: ShopResponse[]) =>
    responses
      .filter(({ status }) => status !== 201)
      .map(({ status, body }) => `${status} ${body.code}`)
  const onlyRefusal = new Set(['409 too_many_open_orders'])

  test.each([6, 60])(
    '%i large orders from one network hold two fifths of a product',
    async (count) => {
      const productId = count === 6 ? 1 : 2
      const wish = { network: `203.0.113.${count}`, quantity: 100 }
      const refused = refusals(await many(count, productId, wish))
      expect(new Set(refused)).toEqual(onlyRefusal)
      expect(refused).toHaveLength(count - 4)
      expect(await taken(productId)).toBe(400)
    },
  )

  test.each([6, 60])(
    '%i large orders of one phone hold a fifth, from any network',
    async (count) => {
      const productId = count === 6 ? 3 : 4
      const end = String(count).padStart(2, '0')
      const phones = [`+88017999999${end}`, `017999 999-${end}`] // Both are one number.
      const responses = await Promise.all(
        Array.from({ length: count }, (_, at) =>
          order(productId, at, { quantity: 90, billing: { phone: phones[at % 2] } }),
        ),
      )
      const refused = refusals(responses)
      expect(new Set(refused)).toEqual(onlyRefusal)
      expect(refused).toHaveLength(count - 2)
      expect(await taken(productId)).toBe(180)
    },
  )

  test('seventy orders of one piece from one network are sixty', async () => {
    expect(refusals(await many(70, 5, { network: '203.0.113.70' }))).toHaveLength(10)
    expect(await taken(5)).toBe(60)
  })

  test('the sixteenth order of one phone is refused, in words of the shopper’s language', async () => {
    const billing = { phone: '+8801733333333' }
    const responses = await Promise.all(
      // Of products that nobody else orders: no lock on stock puts them in a line.
      Array.from({ length: 30 }, (_, at) => order(220 + at, at, { billing, payment: CASH })),
    )
    expect(refusals(responses)).toEqual(Array(15).fill('409 too_many_open_orders'))
    const refused = await order(7, 1, { billing, more: { language: 'de' } })
    expect(refused.status).toBe(409)
    expect(refused.headers['content-type']).toContain('application/problem+json')
    expect(refused.body.detail).toContain('noch nicht bezahlt oder geliefert')
    expect(await taken(7)).toBe(0)
  })

  test('too many pieces of a product are refused with how many it may be', async () => {
    const { status, body } = await order(8, 0, { quantity: 201 })
    expect([status, body.code]).toEqual([409, 'too_many_open_orders'])
    expect(body.detail).toMatch(/^At most 200 more of “.+” can be ordered before your open orders/)
    expect(body.products).toMatchObject([{ productId: 8, requested: 201, most: 200 }])
    expect(await taken(8)).toBe(0)
  })
})
