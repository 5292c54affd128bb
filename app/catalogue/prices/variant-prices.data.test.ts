import { expect, test } from 'vitest'
import { importFile, shirt, variantIds } from '../../../tests/support/buyers/varied-product'
import { eachDatabase } from '../../../tests/support/databases'
import { setSettings } from '../../../tests/support/settings/set-settings'
import { HOUR_MS } from '../../durations'
import { setVariant } from '../care/edit-variants.server'
import { exportedProducts } from '../care/export-products.server'
import { findProduct } from '../queries/products.server'
import { chosenProduct } from '../variants/chosen-product'
import { applySchedules, cancelSchedule } from './apply-schedules.server'
import { LOWEST_OF_MS } from './lowest-before'
import { priceHistory } from './price-changes.server'
import { schedulePrice } from './scheduled-prices.server'

eachDatabase('prices of variants with a past', (open) => {
  async function shop() {
    const db = await open()
    await importFile(db, [shirt(7)])
    const ids = await variantIds(db, 7)
    const id = (values: string) => ids[values] as number
    const rows = () =>
      db
        .selectFrom('variants')
        .select(['id', 'price', 'compare_at', 'lowest_before'])
        .orderBy('id')
        .execute()
    const row = async (values: string) => {
      const found = (await rows()).find((one) => one.id === id(values))
      if (!found) throw new Error(`no variant ${values}`)
      const { price, compare_at, lowest_before } = found
      return { price, compare_at, lowest_before }
    }
    const past = async (values?: string) =>
      (await priceHistory(db, 7, 50, values === undefined ? undefined : id(values))).map((one) => [
        ...[one.price_before, one.price],
        ...[one.discount, one.made_by],
      ])
    const own = async () => (await findProduct(db, 7))?.price
    const sized = (price: number, more: object = {}) => {
      const [first, ...others] = shirt(7).variants
      return shirt(7, { variants: [{ ...first, price, ...more }, ...others] })
    }
    return { db, id, row, past, own, sized }
  }

  test("files and commands log every change of a variant's price and its product's", async () => {
    const { db, row, past, sized } = await shop()
    expect([await past('S / Red'), await past()]).toEqual([[], []])
    await importFile(db, [sized(16)])
    await importFile(db, [sized(16, { compareAtPrice: 20 })])
    await importFile(db, [sized(16, { compareAtPrice: 20, stock: 1 })])
    expect(await setVariant(db, 'SH-7-SR', { price: 1900, compareAt: null })).toBe('now')
    expect(await past('S / Red')).toEqual([
      [1600, 1900, 0, 'command'],
      [1600, 1600, 2000, 'file'],
      [2000, 1600, 0, 'file'],
    ])
    expect(await row('S / Red')).toEqual({ price: 1900, compare_at: null, lowest_before: 1600 })
    expect(await past('M / Red')).toEqual([])
    expect((await past()).map(([from, to]) => [from, to])).toEqual([
      [1600, 1820],
      [1820, 1600],
    ])
    await db
      .updateTable('price_changes')
      .set((column) => ({ at: column('at', '-', LOWEST_OF_MS) }))
      .execute()
    await setVariant(db, 'SH-7-SR', { price: 1850 })
    expect(await row('S / Red')).toMatchObject({ lowest_before: 1900 })
  })

  test("a variant's scheduled price begins and ends by itself; the product follows", async () => {
    const { db, id, row, own, past } = await shop()
    const now = Date.now()
    const span = { from: now + HOUR_MS, until: now + 2 * HOUR_MS }
    const variant = { id: id('M / Red'), compareAt: 2500 }
    const made = await schedulePrice(db, { productId: 7, variant, price: 1500, ...span }, now)
    expect(made).toMatchObject({ ok: true })
    const other = { productId: 7, price: 1000, ...span }
    expect(await schedulePrice(db, { ...other, variant })).toMatchObject({ code: 'OVERLAPS' })
    expect(await schedulePrice(db, other)).toMatchObject({ code: 'HAS_VARIANTS' })
    const unknown = { variant: { id: 99_999 } }
    expect(await schedulePrice(db, { ...other, ...unknown })).toMatchObject({
      code: 'UNKNOWN_VARIANT',
    })
    const second = { ...other, variant: { id: id('S / Red') }, price: 1900 }
    expect(await schedulePrice(db, second)).toMatchObject({ ok: true })
    const applied = await Promise.all([1, 2].map(() => applySchedules(db, now + HOUR_MS)))
    expect(applied.reduce((sum, one) => sum + one)).toBe(2)
    expect(await row('M / Red')).toEqual({ price: 1500, compare_at: 2500, lowest_before: 2250 })
    expect(await row('S / Red')).toMatchObject({ price: 1900, compare_at: null })
    expect(await own()).toBe(1500)
    expect(await applySchedules(db, now + 2 * HOUR_MS)).toBe(2)
    expect(await row('M / Red')).toMatchObject({ price: 2250, compare_at: 3000 })
    expect(await own()).toBe(1820)
    expect((await past('M / Red')).map(([from, to]) => [from, to])).toEqual([
      [1500, 2250],
      [2250, 1500],
    ])
    expect((await past()).map(([from, to]) => [from, to])).toEqual([
      [1500, 1820],
      [1820, 1500],
    ])
  })

  test('a price set or imported during a schedule holds after it, and is exported', async () => {
    const { db, id, row, own, sized } = await shop()
    const now = Date.now()
    const variant = { id: id('S / Red') }
    const span = { from: now, until: now + HOUR_MS }
    const made = await schedulePrice(db, { productId: 7, variant, price: 900, ...span })
    await applySchedules(db, now)
    expect(await importFile(db, [sized(30)])).toMatchObject({ changed: 1 })
    expect(await importFile(db, [sized(30)])).toMatchObject({ unchanged: 1 })
    expect(await own()).toBe(900)
    expect(await setVariant(db, 'SH-7-SR', { compareAt: 4000 })).toBe('later')
    expect(await row('S / Red')).toMatchObject({ price: 900, compare_at: null })
    const [exported] = await Array.fromAsync(exportedProducts(db))
    expect(exported).toMatchObject({
      price: 18.2,
      variants: [{ price: 30, compareAtPrice: 40 }, {}, {}],
    })
    expect(await importFile(db, [exported as object])).toMatchObject({ rejectedCount: 0 })
    expect(await row('S / Red')).toMatchObject({ price: 900 })
    expect(await cancelSchedule(db, made.ok ? made.id : 0, now + 1)).toBe(true)
    expect(await row('S / Red')).toMatchObject({ price: 3000, compare_at: 4000 })
    expect(await own()).toBe(1820)
  })

  test('a reduced variant shows its lowest price before where the catalogue reduces', async () => {
    const { db } = await shop()
    await setVariant(db, 'SH-7-SR', { price: 1700 })
    await setVariant(db, 'SH-7-SR', { price: 1900, compareAt: 2500 })
    const shown = async () => {
      const product = await findProduct(db, 7)
      if (!product) throw new Error('no product')
      return product.variants?.map((one) => chosenProduct(product, one).lowestBefore)
    }
    expect(await shown()).toEqual([undefined, undefined, undefined])
    await setSettings(db, { 'money.crossedOutPrices': 'catalogue' })
    try {
      // The second never changed; the third has its product's discount.
      expect(await shown()).toEqual([1700, 2250, 1820])
    } finally {
      await setSettings(db, { 'money.crossedOutPrices': 'fixed' })
    }
  })
})
