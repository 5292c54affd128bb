import { beforeAll, beforeEach, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { placing, stranger } from '../../../tests/support/placed-order'
import { config } from '../../config.server'
import { type Database, markRoot } from '../../database/tables.server'
import { changeStatus } from '../changing/change-status.server'

const MOST = config.OPEN_ORDERS_CUSTOMER

const STOCK = 1000

eachDatabase('limits of open orders', (open) => {
  let db: Database
  beforeAll(async () => {
    db = await open('seeded')
  })
  beforeEach(async () => {
    await db.updateTable('stock').set({ quantity: STOCK }).where('product_id', '<=', 8).execute()
  })

  const place = (wish: Parameters<typeof placing>[1] = {}, at = db) => {
    const network = `network-${crypto.randomUUID()}`
    return placing(at, { network, ...wish, billing: { ...stranger(), ...wish.billing } })
  }
  const codesOf = (placings: Awaited<ReturnType<typeof place>>[]) =>
    placings.map((placing) => (placing.ok ? 'placed' : placing.code)).sort()
  const stockOf = async (id: number) =>
    (
      await db
        .selectFrom('stock')
        .select('quantity')
        .where('product_id', '=', id)
        .executeTakeFirstOrThrow()
    ).quantity

  test.each([
    ['phone', { phone: '+8801799999999' }, { phone: '0179 999-9999' }],
    ['e-mail', { email: 'same@example.com' }, { email: 'SAME@example.com' }],
    ['address', { street: '7 Same Road' }, { street: '7, same road' }],
  ])('one %s has a limit of open orders, even at once', async (_name, billing, written) => {
    const placings = await Promise.all(Array.from({ length: MOST + 4 }, () => place({ billing })))
    expect(codesOf(placings)).toEqual([
      ...Array(MOST).fill('placed'),
      ...Array(4).fill('too_many_open_orders'),
    ])
    expect(await stockOf(1)).toBe(STOCK - MOST)
    expect(await place({ billing: written, productId: 2, payment: 'cash_on_delivery' })).toEqual({
      ok: false,
      code: 'too_many_open_orders',
    })
  })

  test('open orders of two processes count together', async () => {
    const other = db.withoutPlugins() // This database has batches of its own.
    markRoot(other)
    const billing = { phone: stranger().phone }
    const placings = await Promise.all(
      Array.from({ length: 2 * MOST }, (_, at) =>
        place({ productId: (at % 8) + 1, billing, network: `net-${at}` }, at % 2 ? db : other),
      ),
    )
    expect(placings.filter(({ ok }) => ok)).toHaveLength(MOST)
  })

  test('a paid, delivered or cancelled order makes room; a shipped one does not', async () => {
    const billing = { phone: stranger().phone }
    const placed = []
    for (let at = 0; at < MOST; at++)
      placed.push(await place({ billing, payment: at < 3 ? 'bank' : 'cash_on_delivery' }))
    const tokens = placed.map((placing) => (placing.ok ? placing.order.token : ''))
    const allowed = async () => {
      const placing = await place({ billing })
      if (placing.ok) await changeStatus(db, { token: placing.order.token }, 'cancelled')
      return placing.ok
    }
    expect(await allowed()).toBe(false)
    await changeStatus(db, { token: tokens.at(-1) ?? '' }, 'shipped')
    expect(await allowed()).toBe(false)
    await changeStatus(db, { token: tokens.at(-1) ?? '' }, 'delivered')
    expect(await allowed()).toBe(true)
    await place({ billing })
    expect(await allowed()).toBe(false)
    await changeStatus(db, { token: tokens[0] ?? '' }, 'paid')
    expect(await allowed()).toBe(true)
  })

  test('a network may have more open orders, and two fifths of a product at most', async () => {
    const network = '203.0.113.7'
    const placings = []
    for (let at = 0; at < config.OPEN_ORDERS_NETWORK + 2; at++)
      placings.push(await place({ network }))
    expect(codesOf(placings).filter((code) => code === 'placed')).toHaveLength(
      config.OPEN_ORDERS_NETWORK,
    )
    const taken = []
    for (let at = 0; at < 6; at++)
      taken.push(await place({ network: '203.0.113.8', productId: 3, quantity: 150 }))
    expect(taken.filter(({ ok }) => ok)).toHaveLength(2)
    expect(await stockOf(3)).toBe(STOCK - 300)
  })

  test('one customer holds a fifth of a product, and twenty pieces of any', async () => {
    const billing = { email: 'large@example.com' }
    expect(await place({ billing, productId: 4, quantity: 201 })).toMatchObject({
      code: 'too_many_open_orders',
      item: { productId: 4, most: 200 },
    })
    expect(await place({ billing, productId: 4, quantity: 150 })).toMatchObject({ ok: true })
    expect(await place({ billing, productId: 4, quantity: 51 })).toMatchObject({
      item: { most: 50 },
    })
    await db.updateTable('stock').set({ quantity: 22 }).where('product_id', '=', 5).execute()
    expect(await place({ billing, productId: 5, quantity: 20 })).toMatchObject({ ok: true })
    expect(await place({ billing, productId: 5, quantity: 1 })).toMatchObject({ item: { most: 0 } })
    expect(await stockOf(5)).toBe(2)
  })

  test('a private network, such as a proxy’s, says nothing of the customer', async () => {
    const placings = []
    for (let at = 0; at < config.OPEN_ORDERS_NETWORK + 2; at++)
      placings.push(await place({ network: at % 2 ? '127.0.0.1' : '10.1.2.3' }))
    expect(placings.every(({ ok }) => ok)).toBe(true)
  })

  test('an order sent again is found, whatever its customer holds by now', async () => {
    const billing = stranger()
    const key = crypto.randomUUID()
    const first = await place({ billing, key })
    for (let at = 0; at < MOST; at++) await place({ billing })
    expect(await place({ billing, key })).toMatchObject({ ...first, replayed: true })
  })
})
