import { beforeEach, expect, test } from 'vitest'
import { importFile, shirt, variantIds } from '../../../../tests/support/buyers/varied-product'
import { eachDatabase } from '../../../../tests/support/databases'
import { askingDesk } from '../../../../tests/support/desk/asking'
import { product } from '../../../../tests/support/network/stub-host'
import { setStock } from '../../../catalogue/care/edit-products.server'
import { importProducts } from '../../../catalogue/incoming/import-products.server'
import { applySchedules } from '../../../catalogue/prices/apply-schedules.server'
import { findProduct } from '../../../catalogue/queries/products.server'
import type { Database } from '../../../database/tables.server'
import { HOUR_MS } from '../../../durations'
import { productEndpoints } from '../product-endpoints'

eachDatabase('histories of a product', (open) => {
  let db: Database
  let desk: ReturnType<typeof askingDesk>
  const load = (rows: object[]) =>
    importProducts(
      db,
      (async function* () {
        for (const [at, value] of rows.entries()) yield { row: at + 1, value }
      })(),
      { source: 'file', partial: true },
    )
  beforeEach(async () => {
    db = await open()
    await load([product(1, { price: 10, stock: 8, discountPercentage: 0 })])
    desk = askingDesk(db, productEndpoints)
  })
  const history = async () => (await desk.ask('GET', '/products/1/history')).body

  test('a stock count names who set it, and a sale names its order', async () => {
    expect((await history()).stock).toEqual([])
    await desk.ask('PATCH', '/products', { id: 1, field: 'stock', before: 8, after: 12 })
    await setStock(db, new Map([[1, 11]]))
    await load([{ id: 1, stock: 6 }])
    const { stock, since } = await history()
    expect(stock.map((one: Record<string, unknown>) => [one.by, one.before, one.after])).toEqual(
      expect.arrayContaining([
        ['desk The staff', 8, 12],
        ['command', 12, 11],
        ['file', 11, 9],
      ]),
    )
    expect(stock).toHaveLength(3)
    expect(Math.abs(since - Date.now())).toBeLessThan(600_000)
  })

  test('a price is scheduled, runs, and is cancelled', async () => {
    const now = Date.now()
    const one = { price: 700, from: now - HOUR_MS, until: now + HOUR_MS }
    expect((await desk.ask('POST', '/products/1/schedules', one)).status).toBe(200)
    expect((await desk.ask('POST', '/products/1/schedules', one)).body.code).toBe('overlaps')
    await applySchedules(db)
    const read = (await desk.ask('GET', '/products/1')).body
    expect([read.form.price, read.scheduled]).toEqual([1000, 700])
    const { schedules, prices } = await history()
    expect(schedules).toMatchObject([{ price: 700, state: 'running' }])
    expect(prices).toMatchObject([{ before: 1000, after: 700, by: `schedule ${schedules[0].id}` }])
    const later = await desk.ask('PATCH', '/products', {
      ...{ id: 1, field: 'price', before: 1000, after: 1100 },
    })
    expect(later.body.later).toBe(true)
    const path = `/products/1/schedules/${schedules[0].id}`
    expect((await desk.ask('DELETE', path)).status).toBe(200)
    expect((await desk.ask('DELETE', path)).status).toBe(404)
    expect((await desk.ask('GET', '/products/1')).body.form.price).toBe(1100)
    expect(desk.audited.map(({ action }) => action)).toEqual([
      'price.scheduled',
      'product.price',
      'price.unscheduled',
    ])
  })

  test('the price of one variant is scheduled, runs beside the others, and is cancelled', async () => {
    await importFile(db, [shirt(7)])
    const { 'S / Red': red, 'M / Red': other } = await variantIds(db, 7)
    const now = Date.now()
    const one = { price: 1500, from: now - HOUR_MS, until: now + HOUR_MS }
    const path = '/products/7/schedules'
    expect((await desk.ask('POST', path, one)).body.code).toBe('has_variants')
    expect((await desk.ask('POST', path, { ...one, variant: 999_999 })).status).toBe(404)
    expect((await desk.ask('POST', path, { ...one, variant: red })).status).toBe(200)
    expect((await desk.ask('POST', path, { ...one, variant: red })).body.code).toBe('overlaps')
    expect((await desk.ask('POST', path, { ...one, variant: other, price: 2100 })).status).toBe(200)
    await applySchedules(db)
    const { schedules, variants } = (await desk.ask('GET', '/products/7/history')).body
    const states = schedules.map((each: Record<string, number>) => [
      ...[variants[each.variant_id as number], each.price, each.state],
    ])
    expect(states).toEqual(
      expect.arrayContaining([
        ['S / Red', 1500, 'running'],
        ['M / Red', 2100, 'running'],
      ]),
    )
    const pricesNow = async () =>
      (await findProduct(db, 7))?.variants?.map(({ id, price }) => [id, price])
    expect(await pricesNow()).toEqual(
      expect.arrayContaining([
        [red, 1500],
        [other, 2100],
      ]),
    )
    const mine = schedules.find((each: { price: number }) => each.price === 1500)
    expect((await desk.ask('DELETE', `${path}/${mine.id}`)).status).toBe(200)
    expect(await pricesNow()).toEqual(
      expect.arrayContaining([
        [red, 2000],
        [other, 2100],
      ]),
    )
  })

  test('an impossible schedule is refused', async () => {
    const now = Date.now()
    for (const [wrong, field] of [
      [{ price: 0, from: now, until: null }, 'price'],
      [{ price: 5, from: -1, until: null }, 'from'],
      [{ price: 5, from: now + HOUR_MS, until: now }, 'until'],
      [{ price: 5, from: now - HOUR_MS, until: now - 1 }, 'until'],
    ] as const) {
      const { status, body } = await desk.ask('POST', '/products/1/schedules', wrong)
      expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
    }
    const one = { price: 5, from: now, until: null }
    expect((await desk.ask('POST', '/products/9/schedules', one)).status).toBe(404)
    expect((await desk.ask('POST', '/products/1/schedules', one, 'viewer')).status).toBe(403)
  })
})
