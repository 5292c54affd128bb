import { afterEach, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { setSettings } from '../../../tests/support/settings/set-settings'
import type { Database } from '../../database/tables.server'
import { quote } from '../quote.server'

eachDatabase('the lowest price of the 30 days before, in a quote', (open) => {
  let db: Database
  beforeAll(async () => {
    db = await open('seeded')
    await db.updateTable('products').set({ discount: 0 }).where('id', '=', 2).execute()
    await db
      .updateTable('products')
      .set({ discount: 1000, price: 900, lowest_before: 950 })
      .where('id', '=', 1)
      .execute()
  })
  afterEach(() => setSettings(db, { 'shop.kind': undefined, 'money.crossedOutPrices': undefined }))
  const items = [1, 2].map((productId) => ({ productId, quantity: 1 }))
  const lowest = async () =>
    (await quote(db, { items }, 'en')).items.map((item) => item.lowestBefore)

  test('the lowest price stands only beside a reduction of the catalogue', async () => {
    expect(JSON.stringify(await quote(db, { items }, 'en'))).not.toContain('lowestBefore')
    await setSettings(db, { 'money.crossedOutPrices': 'catalogue' })
    expect(await lowest()).toEqual([950, undefined])
  })

  test('a quote says the rating that the product’s card shows', async () => {
    await db
      .updateTable('products')
      .set({ rating: 350, review_count: 8 })
      .where('id', '=', 1)
      .execute()
    expect((await quote(db, { items }, 'en')).items[0]).toMatchObject({
      rating: 3.5,
      reviewCount: 8,
    })
  })

  test('a merchant’s own shop sends the percent of its own prices’ history, and no other', async () => {
    await setSettings(db, { 'shop.kind': 'own' })
    const shown = (await quote(db, { items }, 'en')).items
    expect(shown).toMatchObject([
      { lowestBefore: 950, discountPercentage: 100 - 90_000 / 950 },
      { discountPercentage: 0 },
    ])
    expect(shown[1]).not.toHaveProperty('lowestBefore')
  })
})
