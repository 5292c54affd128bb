import { expect, test } from 'vitest'
import { changedProduct, changeLog } from '../../../tests/support/catalogue/change-log'
import { eachDatabase } from '../../../tests/support/databases'
import { product } from '../../../tests/support/network/stub-host'
import { HOUR_MS } from '../../durations'
import { setPrices } from '../care/edit-products.server'
import { exportedProducts } from '../care/export-products.server'
import { importProducts } from '../incoming/import-products.server'
import { applySchedules, cancelSchedule } from './apply-schedules.server'
import { LOWEST_OF_MS } from './lowest-before'
import { priceHistory } from './price-changes.server'
import { schedulePrice } from './scheduled-prices.server'

eachDatabase('prices with a past', (open) => {
  async function shop() {
    const db = await open()
    const load = (rows: object[], source = 'file') =>
      importProducts(
        db,
        (async function* () {
          for (const [at, value] of rows.entries()) yield { row: at + 1, value }
        })(),
        { source, partial: source === 'file' },
      )
    await load([1, 2, 3].map((id) => product(id, { price: 100, discountPercentage: 0 })))
    const row = (id: number) =>
      db
        .selectFrom('products')
        .select(['price', 'discount', 'lowest_before'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    const price = async (id: number) => (await row(id)).price
    const past = async (id: number) =>
      (await priceHistory(db, id, 50)).map((one) => [one.price_before, one.price, one.made_by])
    const told = () => changeLog(db)
    return { db, load, row, price, past, told }
  }

  test('imports and commands log every change in one transaction with the price', async () => {
    const { db, load, row, past } = await shop()
    expect(await past(1)).toEqual([])
    expect(await row(1)).toMatchObject({ lowest_before: null })
    await load([
      { id: 1, price: 80 },
      { id: 2, title: 'Other' },
    ])
    await load([{ id: 1, price: 80, discountPercentage: 20 }])
    await setPrices(db, [
      { id: 1, price: 9000 },
      { id: 2, price: 10_000 },
    ])
    expect(await past(1)).toEqual([
      [8000, 9000, 'command'],
      [8000, 8000, 'file'],
      [10_000, 8000, 'file'],
    ])
    expect(await past(2)).toEqual([])
    expect(await row(1)).toEqual({ price: 9000, discount: 2000, lowest_before: 8000 })
    await expect(
      setPrices(db, [
        { id: 1, price: 1 },
        { id: 99_999, price: 1 },
      ]),
    ).rejects.toThrow('no product 99999')
    expect(await past(1)).toHaveLength(3)
  })

  test('prices older than 30 days no longer count', async () => {
    const { db, load, row } = await shop()
    await load([{ id: 1, price: 50 }])
    await load([{ id: 1, price: 90 }])
    expect((await row(1)).lowest_before).toBe(5000)
    await db
      .updateTable('price_changes')
      .set((column) => ({ at: column('at', '-', LOWEST_OF_MS) }))
      .execute()
    await setPrices(db, [{ id: 1, price: 8000 }])
    expect((await row(1)).lowest_before).toBe(9000)
  })

  test('a scheduled price begins and ends by itself, told to every process', async () => {
    const { db, price, past, told, row } = await shop()
    const now = Date.now()
    const made = await schedulePrice(
      db,
      { productId: 1, price: 7000, discount: 3000, from: now + HOUR_MS, until: now + 3 * HOUR_MS },
      now,
    )
    expect(made).toEqual({ ok: true, id: expect.any(Number) })
    expect(await applySchedules(db, now + HOUR_MS - 1)).toBe(0)
    expect(await price(1)).toBe(10_000)
    const before = (await told()).length
    const applied = await Promise.all([1, 2, 3].map(() => applySchedules(db, now + HOUR_MS)))
    expect(applied.reduce((sum, one) => sum + one)).toBe(1)
    expect(await row(1)).toEqual({ price: 7000, discount: 3000, lowest_before: 10_000 })
    expect((await told()).slice(before)).toEqual([changedProduct(1)])
    expect(await applySchedules(db, now)).toBe(0) // The clock was set back, and the price goes on.
    expect(await price(1)).toBe(7000)
    expect(await applySchedules(db, now + 3 * HOUR_MS)).toBe(1)
    expect(await row(1)).toMatchObject({ price: 10_000, discount: 0 })
    expect(await applySchedules(db, now + HOUR_MS)).toBe(0)
    expect((await past(1)).map(([from, to]) => [from, to])).toEqual([
      [7000, 10_000],
      [10_000, 7000],
    ])
  })

  test('a price set or imported during a schedule holds after it, and is exported', async () => {
    const { db, load, price } = await shop()
    const now = Date.now()
    const span = { from: now, until: now + HOUR_MS }
    for (const productId of [1, 2, 3]) await schedulePrice(db, { productId, price: 5000, ...span })
    await applySchedules(db, now)
    expect(await setPrices(db, [{ id: 1, price: 12_000 }])).toEqual([1])
    expect(
      await load([
        { id: 2, price: 110 },
        { id: 3, stock: 5 },
      ]),
    ).toMatchObject({ changed: 1 })
    expect(await load([{ id: 2, price: 110 }])).toMatchObject({ changed: 0, unchanged: 1 })
    expect(await Promise.all([1, 2, 3].map(price))).toEqual([5000, 5000, 5000])
    const exported = await Array.fromAsync(exportedProducts(db))
    expect(exported.map((one) => one.price)).toEqual([120, 110, 100])
    await load(exported)
    expect(await Promise.all([1, 2, 3].map(price))).toEqual([5000, 5000, 5000])
    await applySchedules(db, now + HOUR_MS)
    expect(await Promise.all([1, 2, 3].map(price))).toEqual([12_000, 11_000, 10_000])
  })

  test('overlapping schedules are refused, even concurrent ones', async () => {
    const { db, price } = await shop()
    const now = Date.now()
    const make = (from: number, until: number | null, productId = 1) =>
      schedulePrice(db, {
        productId,
        price: 5000 + from,
        from: now + from,
        until: until && now + until,
      })
    expect(await make(10, 20)).toMatchObject({ ok: true })
    expect(await make(15, 30)).toMatchObject({
      ok: false,
      code: 'OVERLAPS',
      other: { price: 5010 },
    })
    expect(await make(15, 30, 2)).toMatchObject({ ok: true })
    expect(await make(20, 30)).toMatchObject({ ok: true })
    expect(await make(30, null)).toMatchObject({ ok: true })
    expect(await make(1, 2, 77_777)).toEqual({ ok: false, code: 'UNKNOWN_PRODUCT' })
    const both = await Promise.all([make(100, 200), make(150, 250)])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    await applySchedules(db, now + 12)
    expect(await price(1)).toBe(5010)
    await applySchedules(db, now + 20)
    expect(await price(1)).toBe(5020)
    await applySchedules(db, now + 30)
    expect(await price(1)).toBe(5030)
  })

  test('a cancelled schedule never begins, or ends at once; a missed one does nothing', async () => {
    const { db, price, past } = await shop()
    const now = Date.now()
    const make = async (productId: number, from: number, until: number | null) => {
      const made = await schedulePrice(db, { productId, price: 5000, from, until })
      return made.ok ? made.id : 0
    }
    const waiting = await make(1, now + HOUR_MS, now + 2 * HOUR_MS)
    expect(await cancelSchedule(db, waiting, now)).toBe(true)
    expect(await cancelSchedule(db, waiting, now)).toBe(false)
    const running = await make(2, now, now + 2 * HOUR_MS)
    await make(3, now + HOUR_MS, now + 2 * HOUR_MS)
    await applySchedules(db, now)
    expect(await price(2)).toBe(5000)
    expect(await cancelSchedule(db, running, now + 1)).toBe(true)
    expect(await price(2)).toBe(10_000)
    await applySchedules(db, now + 9 * HOUR_MS) // The shop was off meanwhile.
    expect([await price(1), await price(3), await past(3)]).toEqual([10_000, 10_000, []])
    const states = await db.selectFrom('scheduled_prices').select('state').orderBy('id').execute()
    expect(states.map(({ state }) => state)).toEqual(['cancelled', 'cancelled', 'missed'])
  })
})
