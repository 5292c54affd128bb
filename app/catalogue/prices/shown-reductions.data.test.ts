import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeLog } from '../../../tests/support/catalogue/change-log'
import { eachDatabase } from '../../../tests/support/databases'
import { product } from '../../../tests/support/network/stub-host'
import { setSettings } from '../../../tests/support/settings/set-settings'
import type { Database } from '../../database/tables.server'
import { setHidden, setPrices } from '../care/edit-products.server'
import { setVariant } from '../care/edit-variants.server'
import { importProducts } from '../incoming/import-products.server'
import { crossedOutPrice } from '../product/pricing'
import { cardsByIds } from '../queries/cards.server'
import { findProduct, flashSales, listCards } from '../queries/products.server'
import { chosenProduct } from '../variants/chosen-product'
import { endReductions } from './end-reductions.server'
import { LOWEST_OF_MS } from './lowest-before'
import { priceTagsIn } from './price-tags.server'

eachDatabase('reductions that a merchant’s own shop shows', (open) => {
  async function shop(rows: object[]) {
    const db = await open()
    await setSettings(db, { 'shop.kind': 'own', 'shop.open': true })
    await load(db, rows)
    return db
  }
  const load = (db: Database, rows: object[]) =>
    importProducts(
      db,
      (async function* () {
        for (const [at, value] of rows.entries()) yield { row: at + 1, value }
      })(),
      { source: 'file', partial: true },
    )
  const before = async (db: Database, id: number) => {
    const [card] = await cardsByIds(db, [id])
    return card && crossedOutPrice(card, priceTagsIn('en'))
  }

  test('an imported discount without an earlier price crosses nothing out', async () => {
    const db = await shop([product(1, { price: 100, discountPercentage: 25 })])
    expect(await before(db, 1)).toBeUndefined()
    expect(await findProduct(db, 1)).toMatchObject({ discountPercentage: 0 })
    expect(await flashSales(db, 4)).toEqual([])
  })

  test('a price that falls crosses out the price before, and sorts by what was taken off', async () => {
    const db = await shop(
      [1, 2, 3].map((id) => product(id, { price: 100, discountPercentage: id })),
    )
    await setPrices(db, [
      { id: 1, price: 5000 },
      { id: 2, price: 8000 },
    ])
    expect(await before(db, 1)).toBe(10_000)
    expect(await findProduct(db, 1)).toMatchObject({ discountPercentage: 50, lowestBefore: 10_000 })
    const sorted = await listCards(db, { sort: 'discount', show: 3 })
    expect(sorted.products.map(({ id }) => id)).toEqual([1, 2, 3])
    expect((await flashSales(db, 4)).map(({ id }) => id)).toEqual([1, 2])
    await setPrices(db, [{ id: 1, price: 10_000 }])
    expect(await before(db, 1)).toBeUndefined()
  })

  test('a price that was corrected before the shop opened is never crossed out', async () => {
    const options = [{ name: 'Size', values: ['S'] }]
    const variants = [{ sku: 'S', values: ['S'], price: 245, stock: 2 }]
    const db = await shop([product(1, { price: 245 }), product(2, { options, variants })])
    await setSettings(db, { 'shop.open': false })
    await setPrices(db, [{ id: 1, price: 2450 }])
    await setVariant(db, 'S', { price: 2450 })
    for (const id of [1, 2]) expect(await before(db, id)).toBeUndefined()
    await setSettings(db, { 'shop.open': true })
    for (const id of [1, 2]) expect(await before(db, id)).toBeUndefined()
    await setPrices(db, [{ id: 1, price: 2000 }])
    expect(await before(db, 1)).toBe(2450)
  })

  test('a price that was corrected while its product was hidden is never crossed out', async () => {
    const db = await shop([product(1, { price: 245 })])
    await setHidden(db, [1], true)
    await setPrices(db, [{ id: 1, price: 2450 }])
    await setHidden(db, [1], false)
    expect(await before(db, 1)).toBeUndefined()
  })

  test('a reduction ends after 30 days, told to every process', async () => {
    const db = await shop([1, 2].map((id) => product(id, { price: 100 })))
    await setPrices(db, [{ id: 1, price: 5000 }])
    const at = Date.now()
    expect(await endReductions(db, at + LOWEST_OF_MS - 60_000)).toBe(0)
    expect(await before(db, 1)).toBe(10_000)
    const told = (await changeLog(db)).length
    expect(await endReductions(db, at + LOWEST_OF_MS + 60_000)).toBe(1)
    expect((await changeLog(db)).length).toBe(told + 1)
    expect(await before(db, 1)).toBeUndefined()
    expect(await flashSales(db, 4)).toEqual([])
    expect(await endReductions(db, at + LOWEST_OF_MS + 60_000)).toBe(0)
  })

  test('a variant crosses out only its own earlier price; its given price before shows nothing', async () => {
    const options = [{ name: 'Size', values: ['S', 'M'] }]
    const variants = [
      { sku: 'S', values: ['S'], price: 30, compareAtPrice: 60, stock: 2 },
      { sku: 'M', values: ['M'], price: 40, stock: 2 },
    ]
    const db = await shop([product(1, { price: 30, options, variants })])
    const shown = async () => {
      const detail = await findProduct(db, 1)
      if (!detail) throw new Error('no product')
      return detail.variants?.map((one) =>
        crossedOutPrice(chosenProduct(detail, one), priceTagsIn('en')),
      )
    }
    expect(await shown()).toEqual([undefined, undefined])
    await setVariant(db, 'M', { price: 2000 })
    // The card shows the price of M, now the cheapest, and what M cost.
    expect(await before(db, 1)).toBe(4000)
    expect(await shown()).toEqual([undefined, 4000])
    const sorted = await listCards(db, { sort: 'discount', show: 3 })
    expect(sorted.products[0]).toMatchObject({ discountPercentage: 50 })
  })

  test('the spec’s fixed price cannot be chosen', async () => {
    const db = await shop([product(1)])
    await expect(setSettings(db, { 'money.crossedOutPrices': 'fixed' })).rejects.toThrow(
      'money.crossedOutPrices cannot be "fixed" in a shop of your own',
    )
  })

  test('no price is crossed out without an earlier price at least as high', async () => {
    const db = await shop([product(1, { price: 10 })])
    const step = fc.record({
      price: fc.integer({ min: 1, max: 3000 }),
      discount: fc.constantFrom(undefined, 0, 2500, 9999),
      days: fc.integer({ min: 0, max: 40 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
        for (const { price, discount, days } of steps) {
          const passed = days * 24 * 3600_000
          await db
            .updateTable('price_changes')
            .set((row) => ({ at: row('at', '-', passed) }))
            .execute()
          await setPrices(db, [{ id: 1, price, discount }])
          await endReductions(db)
          const crossed = await before(db, 1)
          if (crossed === undefined) continue
          const earlier = await db
            .selectFrom('price_changes')
            .select('id')
            .where('at', '>', Date.now() - LOWEST_OF_MS)
            .where('price_before', '>=', crossed)
            .execute()
          expect(crossed).toBeGreaterThan(price)
          expect(earlier.length).toBeGreaterThan(0)
        }
      }),
      { numRuns: 10 },
    )
  })
})
