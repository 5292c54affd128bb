import { afterEach, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { setShop } from '../../../tests/support/settings/shop-settings'
import type { Database } from '../../database/tables.server'
import { DAY_MS } from '../../durations'
import { noteCart, storeCarts } from './count-carts.server'
import { seePriced } from './seen-carts.server'

const NOON = Date.parse('2026-11-22T06:00:00Z') // in Dhaka

eachDatabase('carts', (open) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
  })
  afterEach(async () => {
    await storeCarts(db)
    await db.deleteFrom('cart_days').execute()
    await setShop(db, { 'shop.timeZone': undefined })
  })
  const days = () => db.selectFrom('cart_days').selectAll().orderBy('day').execute()
  const counts = async () =>
    (await days()).map(({ day, carts, checkouts, orders }) => [day, carts, checkouts, orders])

  test('a visitor counts once a day, as far as they got, however often they come', async () => {
    noteCart('ana', 'carts', NOON)
    noteCart('ana', 'orders', NOON)
    noteCart('ana', 'carts', NOON)
    noteCart('bea', 'checkouts', NOON)
    noteCart('cleo', 'carts', NOON)
    await storeCarts(db, NOON)
    expect(await counts()).toEqual([['2026-11-22', 3, 2, 1]])
    noteCart('cleo', 'orders', NOON)
    noteCart('ana', 'carts', NOON)
    await storeCarts(db, NOON)
    expect(await counts()).toEqual([['2026-11-22', 3, 3, 2]])
  })

  test('a day begins where the shop is', async () => {
    await setShop(db, { 'shop.timeZone': 'America/New_York' })
    noteCart('ana', 'carts', Date.parse('2026-11-22T04:59:59Z'))
    noteCart('ana', 'carts', Date.parse('2026-11-22T05:00:00Z'))
    await storeCarts(db, NOON)
    expect(await counts()).toEqual([
      ['2026-11-21', 1, 0, 0],
      ['2026-11-22', 1, 0, 0],
    ])
  })

  test('nothing stored names a visitor, and once the day is over only the numbers stay', async () => {
    noteCart('203.0.113.7\nBrowser', 'orders', NOON)
    await storeCarts(db, NOON)
    const [row] = await days()
    expect(JSON.stringify(row)).not.toMatch(/203\.0\.113|Browser/)
    expect(row?.salt).toBeTruthy()
    await storeCarts(db, NOON + DAY_MS)
    expect(await days()).toEqual([
      { day: '2026-11-22', salt: null, carts: 1, checkouts: 1, orders: 1, sketches: null },
    ])
    noteCart('late', 'orders', NOON)
    await storeCarts(db, NOON + DAY_MS)
    expect(await counts()).toEqual([['2026-11-22', 1, 1, 1]])
  })

  test('two processes that saw the same visitor count them once', async () => {
    noteCart('ana', 'carts', NOON)
    noteCart('bea', 'carts', NOON)
    await storeCarts(db, NOON)
    // What another process knows of the day is what is stored of it.
    noteCart('bea', 'carts', NOON)
    noteCart('cleo', 'carts', NOON)
    await Promise.all([storeCarts(db, NOON), storeCarts(db, NOON)])
    expect(await counts()).toEqual([['2026-11-22', 3, 0, 0]])
  })

  test('a price asked for by a product’s page is no cart', async () => {
    const ask = (path: string) =>
      seePriced(
        new Request('http://shop.example/api/quote', {
          headers: { Referer: `http://shop.example${path}`, 'User-Agent': path },
        }),
      )
    for (const path of ['/shop/12', '/fr/shop/7/']) ask(path)
    await storeCarts(db)
    expect(await counts()).toEqual([])
    for (const path of ['/cart', '/fr/checkout', '/shop', 'nonsense']) ask(path)
    await storeCarts(db)
    expect((await counts()).map(([, ...numbers]) => numbers)).toEqual([[4, 1, 0]])
  })
})
