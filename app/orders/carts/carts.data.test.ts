import { sql } from 'kysely'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { setSettings } from '../../../tests/support/settings/set-settings'
import type { Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { DAY_MS } from '../../durations'
import { noteCart, storeCarts, storeVisitors } from './count-carts.server'
import { seePriced } from './seen-carts.server'
import type { CartStep } from './tables.server'

const NOON = Date.parse('2026-11-22T06:00:00Z')

eachDatabase('carts', (open) => {
  let db: Database
  /** Carts wait in the process, also those that other tests noted. */
  async function forgetAll() {
    await storeCarts(db)
    await db.deleteFrom('cart_days').execute()
    await db.deleteFrom('cart_visitors').execute()
    await setSettings(db, { 'shop.timeZone': undefined })
  }
  beforeAll(async () => {
    db = await open()
    await forgetAll()
  })
  afterEach(forgetAll)
  const days = () => db.selectFrom('cart_days').selectAll().orderBy('day').execute()
  const visitors = () => db.selectFrom('cart_visitors').selectAll().execute()
  const storeAtMost = (most: number | undefined, seen: [string, CartStep][]) =>
    inTransaction(db, (connection) =>
      storeVisitors(connection, '2026-11-22', new Map(seen), { most }),
    )
  const store = (...seen: [string, CartStep][]) => storeAtMost(undefined, seen)
  const counts = async () =>
    (await days()).map(({ day, carts, checkouts, orders }) => [day, carts, checkouts, orders])

  test('a visitor counts once a day at their furthest step, however often they come', async () => {
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

  test('a day begins in the shop’s time zone', async () => {
    await setSettings(db, { 'shop.timeZone': 'America/New_York' })
    noteCart('ana', 'carts', Date.parse('2026-11-22T04:59:59Z'))
    noteCart('ana', 'carts', Date.parse('2026-11-22T05:00:00Z'))
    await storeCarts(db, NOON)
    expect(await counts()).toEqual([
      ['2026-11-21', 1, 0, 0],
      ['2026-11-22', 1, 0, 0],
    ])
  })

  test('stored visitors have no names, and after the day only the numbers stay', async () => {
    noteCart('203.0.113.7\nBrowser', 'orders', NOON)
    await storeCarts(db, NOON)
    const [row] = await days()
    expect(JSON.stringify([row, await visitors()])).not.toMatch(/203\.0\.113|Browser/)
    expect(row?.salt).toBeTruthy()
    expect(await visitors()).toEqual([
      { day: '2026-11-22', visitor: expect.any(Number), step: 'orders' },
    ])
    await storeCarts(db, NOON + DAY_MS)
    expect(await days()).toEqual([
      { day: '2026-11-22', salt: null, carts: 1, checkouts: 1, orders: 1 },
    ])
    expect(await visitors()).toEqual([])
    noteCart('late', 'orders', NOON)
    await storeCarts(db, NOON + DAY_MS)
    expect(await counts()).toEqual([['2026-11-22', 1, 1, 1]])
    expect(await visitors()).toEqual([])
  })

  test('many visitors are counted exactly, and again only for further steps', async () => {
    for (let at = 0; at < 1200; at++) noteCart(`visitor ${at}`, 'carts', NOON)
    await storeCarts(db, NOON)
    expect(await counts()).toEqual([['2026-11-22', 1200, 0, 0]])
    for (let at = 1000; at < 1300; at++) noteCart(`visitor ${at}`, 'orders', NOON)
    await storeCarts(db, NOON)
    expect(await counts()).toEqual([['2026-11-22', 1300, 300, 300]])
  })

  test('a day stores a bounded number of visitors, whose further steps still count', async () => {
    const storeTwo = (...seen: [string, CartStep][]) => storeAtMost(2, seen)
    await storeTwo(['ana', 'carts'], ['bea', 'carts'], ['cleo', 'orders'])
    await storeTwo(['ana', 'orders'], ['dora', 'carts'])
    expect(await counts()).toEqual([['2026-11-22', 2, 1, 1]])
    expect(await visitors()).toHaveLength(2)
  })

  test('visitors that could not be stored are stored later, with their furthest step', async () => {
    await sql`alter table cart_visitors rename to elsewhere`.execute(db)
    noteCart('ana', 'orders', NOON)
    await expect(storeCarts(db, NOON)).rejects.toThrow()
    await sql`alter table elsewhere rename to cart_visitors`.execute(db)
    noteCart('ana', 'carts', NOON)
    await storeCarts(db, NOON)
    expect(await counts()).toEqual([['2026-11-22', 1, 1, 1]])
  })

  test('a visitor seen by two processes counts once', async () => {
    noteCart('ana', 'carts', NOON)
    noteCart('bea', 'carts', NOON)
    await storeCarts(db, NOON)
    // Another process knows only the stored visitors of the day.
    noteCart('bea', 'carts', NOON)
    noteCart('cleo', 'carts', NOON)
    await Promise.all([storeCarts(db, NOON), storeCarts(db, NOON)])
    expect(await counts()).toEqual([['2026-11-22', 3, 0, 0]])
    await Promise.all([
      store(['cleo', 'orders'], ['dora', 'carts']),
      store(['dora', 'checkouts'], ['cleo', 'orders'], ['ana', 'carts']),
    ])
    expect(await counts()).toEqual([['2026-11-22', 4, 2, 1]])
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
