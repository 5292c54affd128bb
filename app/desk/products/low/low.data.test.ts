import { afterEach, beforeEach, expect, test } from 'vitest'
import { importFile, shirt, variantIds } from '../../../../tests/support/buyers/varied-product'
import { eachDatabase } from '../../../../tests/support/databases'
import { askingDesk } from '../../../../tests/support/desk/asking'
import { product } from '../../../../tests/support/network/stub-host'
import { placed } from '../../../../tests/support/placed-order'
import { setSettings } from '../../../../tests/support/settings/set-settings'
import { catalogueResponse } from '../../../catalogue/api/catalogue-responses.server'
import { productsByIds } from '../../../catalogue/queries/products.server'
import type { Database } from '../../../database/tables.server'
import { countTasks } from '../../start/tasks.server'
import { productEndpoints } from '../product-endpoints'
import type { LowPage } from './low-row'

eachDatabase('low stock at the desk', (open) => {
  let db: Database
  let desk: ReturnType<typeof askingDesk>
  beforeEach(async () => {
    db = await open()
    await importFile(db, [
      product(1, { stock: 9 }),
      product(2, { stock: 2 }),
      product(3, { stock: 1 }),
      product(4, { stock: 60 }),
      shirt(7),
    ])
    await db.updateTable('products').set({ hidden: 1, listed: 0 }).where('id', '=', 3).execute()
    desk = askingDesk(db, productEndpoints)
  })
  afterEach(() => setSettings(db, { 'shop.lowStock': 5 }))
  const low = async (): Promise<LowPage> => (await desk.ask('GET', '/products/low')).body
  const shown = async () =>
    (await low()).rows.map(({ productId, chosen, stock }) => [productId, chosen, stock])
  const counted = async () => (await countTasks(db)).find(({ task }) => task === 'stock')?.count

  test('low stock lists what is on sale, the fewest first, as the start counts it', async () => {
    expect(await shown()).toEqual([
      [7, 'M / Blue', 0],
      [2, undefined, 2],
      [7, 'M / Red', 3],
      [7, 'S / Red', 5],
    ])
    expect(await low()).toMatchObject({ threshold: 5, total: 4, more: false, page: 1 })
    expect(await counted()).toBe(4)
    await setSettings(db, { 'shop.lowStock': 2 })
    expect(await shown()).toHaveLength(2)
    expect(await counted()).toBe(2)
  })

  test('a product is low for shoppers and scripts where it is low at the desk', async () => {
    const said = async (id: number) => {
      const asked = new URLSearchParams()
      const { body } = await catalogueResponse(db, `/products/${id}`, asked, 'http://shop.test')
      const { availabilityStatus } = JSON.parse(String(body)) as { availabilityStatus: string }
      expect(await productsByIds(db, [id])).toMatchObject([{ availabilityStatus }])
      return availabilityStatus
    }
    expect([await said(1), await said(2)]).toEqual(['In Stock', 'Low Stock'])
    await setSettings(db, { 'shop.lowStock': 1 })
    expect([await said(1), await said(2)]).toEqual(['In Stock', 'In Stock'])
    await setSettings(db, { 'shop.lowStock': 9 })
    expect([await said(1), await said(2)]).toEqual(['Low Stock', 'Low Stock'])
    expect((await shown()).map(([id]) => id)).toContain(1)
  })

  test('low stock gives pieces that wait to be sent, and pieces sold a day', async () => {
    const { 'S / Red': variant } = await variantIds(db, 7)
    await db.updateTable('products').set({ created_at: 0 }).execute()
    await placed(db, { productId: 2, quantity: 1 })
    const sent = await placed(db, { productId: 7, variant, quantity: 3 })
    await placed(db, { productId: 7, variant, quantity: 1 })
    const off = await placed(db, { productId: 7, variant, quantity: 1 })
    const be = (number: string, status: 'shipped' | 'cancelled') =>
      db.updateTable('orders').set({ status }).where('number', '=', number).execute()
    await be(sent.number, 'shipped')
    await be(off.number, 'cancelled')
    const { rows } = await low()
    const of = (id: string) => rows.find((row) => row.id === id)
    expect(of('2')).toMatchObject({ stock: 1, reserved: 1, soldADay: 0, lasts: 28 })
    expect(of(`7-${variant}`)).toMatchObject({ stock: 0, reserved: 1, soldADay: 0.1, lasts: 0 })
    expect(rows.find(({ chosen }) => chosen === 'M / Red')).toMatchObject({
      ...{ reserved: 0, soldADay: 0, lasts: null },
    })
    const old = Date.now() - 40 * 86_400_000
    await db.updateTable('orders').set({ placed_at: old }).execute()
    const later = (await low()).rows.find((row) => row.id === '2')
    expect(later).toMatchObject({ reserved: 1, soldADay: 0, lasts: null })
  })

  test('a count set in the list removes what is no longer low from it', async () => {
    const row = (await low()).rows.find(({ chosen }) => chosen === 'M / Red')
    const { status } = await desk.ask('PATCH', '/products', {
      ...{ id: 7, variant: row?.variant, field: 'stock', before: row?.stock, after: 30 },
    })
    expect(status).toBe(200)
    expect((await shown()).map(([, chosen]) => chosen)).toEqual(['M / Blue', undefined, 'S / Red'])
    expect((await desk.ask('GET', '/products/low', undefined, 'viewer')).status).toBe(200)
  })
})
