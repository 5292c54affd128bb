import { afterEach, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { placing, stranger } from '../../../tests/support/placed-order'
import { readConfig, setConfig } from '../../config.server'
import type { Database } from '../../database/tables.server'
import { DAY_MS } from '../../durations'

const STOCK = 1000

eachDatabase('settings of the limits', (open) => {
  let db: Database
  beforeAll(async () => {
    db = await open('seeded')
    await db.updateTable('stock').set({ quantity: STOCK }).where('product_id', '<=', 9).execute()
  })
  afterEach(() => setConfig(readConfig({})))

  const may = async (wish: Parameters<typeof placing>[1]) => {
    const network = `network-${crypto.randomUUID()}`
    return (await placing(db, { network, billing: stranger(), ...wish })).ok
  }

  test('settings limit the orders of a customer, and the days they count', async () => {
    setConfig(readConfig({ OPEN_ORDERS_CUSTOMER: '2', OPEN_ORDERS_CUSTOMER_DAYS: '4' }))
    const billing = stranger()
    const three = [await may({ billing }), await may({ billing }), await may({ billing })]
    expect(three).toEqual([true, true, false])
    await db
      .updateTable('orders')
      .set({ placed_at: Date.now() - 3 * DAY_MS })
      .where('email_key', '=', billing.email)
      .execute()
    expect(await may({ billing })).toBe(false)
    setConfig(readConfig({ OPEN_ORDERS_CUSTOMER: '2', OPEN_ORDERS_CUSTOMER_DAYS: '2' }))
    expect(await may({ billing })).toBe(true)
  })

  test('settings limit the share of a product, or pieces if that is more', async () => {
    const settings = { OPEN_ORDERS_CUSTOMER_PERCENT: '1.5', OPEN_ORDERS_CUSTOMER_PIECES: '3' }
    setConfig(readConfig(settings))
    expect(await may({ productId: 2, quantity: 16 })).toBe(false)
    expect(await may({ productId: 2, quantity: 15 })).toBe(true)
    setConfig(readConfig({ ...settings, OPEN_ORDERS_CUSTOMER_PERCENT: '0' }))
    expect(await may({ productId: 3, quantity: 4 })).toBe(false)
    expect(await may({ productId: 3, quantity: 3 })).toBe(true)
  })

  test('settings limit orders, share and pieces of a network, and the days they count', async () => {
    const network = '203.0.113.99'
    setConfig(readConfig({ OPEN_ORDERS_NETWORK: '1', OPEN_ORDERS_NETWORK_DAYS: '40' }))
    expect([await may({ network }), await may({ network })]).toEqual([true, false])
    await db
      .updateTable('orders')
      .set({ placed_at: Date.now() - 35 * DAY_MS })
      .where('network_key', 'is not', null)
      .execute()
    expect(await may({ network })).toBe(false)
    const large = { OPEN_ORDERS_NETWORK_PERCENT: '1', OPEN_ORDERS_NETWORK_PIECES: '12' }
    setConfig(readConfig(large))
    const wish = { network, productId: 4 }
    expect(await may({ ...wish, quantity: 13 })).toBe(false)
    expect(await may({ ...wish, quantity: 12 })).toBe(true)
    expect(await may({ ...wish, quantity: 1 })).toBe(false)
  })
})
