import { afterEach, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { beginPottery } from '../../../tests/support/settings/begun-pottery'
import { setSettings } from '../../../tests/support/settings/set-settings'
import { roundStep } from '../../catalogue/prices/price-steps.server'
import { setDatabase } from '../../database/current.server'
import type { Database } from '../../database/tables.server'
import { loadSettings } from '../../settings/settings.server'
import { findListing } from './find-listing.server'
import { parseListingQuery } from './listing-query'
import { narrowingChoices } from './narrowing/filter-choices.server'
import { listedChoices } from './narrowing/listed-choices.server'

test('a price step is round, and half of the prices reach it', () => {
  const steps = [0, 9, 10, 19, 20, 49, 50, 99, 100, 2999, 123_456, 50_000_000]
  expect(steps.map(roundStep)).toEqual([
    ...[10, 10, 10, 10, 20, 20, 50, 50, 100],
    ...[2000, 100_000, 50_000_000],
  ])
})

eachDatabase('steps of the price on a listing', (open) => {
  let db: Database
  beforeAll(async () => {
    db = await open('seeded')
  })
  afterEach(() => setSettings(db, { 'money.currency': undefined }))
  const listing = (query = '') =>
    findListing(db, parseListingQuery(new URLSearchParams(query)), 'en')
  const priceOf = async (query = '') =>
    listedChoices(await listing(query), 'en').find(({ kind }) => kind === 'price')?.choices ?? []
  const within = async (low: number, high: number) =>
    (
      await db
        .selectFrom('products')
        .select('id')
        .where('listed', '=', 1)
        .where('price', '>=', low)
        .where('price', '<=', high)
        .execute()
    ).length

  test('the steps in dollars are the spec’s', async () => {
    expect((await priceOf()).map(({ href }) => href)).toEqual([
      '/shop?price=0-9.99',
      '/shop?price=10-19.99',
    ])
    expect(await listing()).not.toHaveProperty('steps')
  })

  test('a merchant’s own shop in dollars has the steps of its own prices', async () => {
    await setSettings(db, { 'shop.kind': 'own' })
    const found = await listing()
    await setSettings(db, { 'shop.kind': undefined })
    expect(found.steps).toHaveLength(3)
  })

  test.each([
    [
      'JPY',
      ['¥0 - ¥1,999', '¥2,000 - ¥3,999', 'From ¥4,000'],
      ['/shop?max=1999', '/shop?min=2000&max=3999', '/shop?min=4000'],
    ],
    [
      'KWD',
      ['KWD 0.000 - KWD 1.999', 'KWD 2.000 - KWD 3.999', 'From KWD 4.000'],
      ['/shop?max=1.999', '/shop?min=2&max=3.999', '/shop?min=4'],
    ],
    [
      'EUR',
      ['€0.00 - €19.99', '€20.00 - €39.99', 'From €40.00'],
      ['/shop?max=19.99', '/shop?min=20&max=39.99', '/shop?min=40'],
    ],
  ])(
    'the steps in %s are round in its own decimals, counted, and lead to what they count',
    async (currency, names, hrefs) => {
      await setSettings(db, { 'money.currency': currency })
      const counts = [
        await within(0, 1999),
        await within(2000, 3999),
        await within(4000, 2 ** 31 - 1),
      ]
      const choices = await priceOf()
      expect(choices.map(({ text }) => text.replace(/[\u00a0\u202f]/g, ' '))).toEqual(
        names.map((name, at) => `${name} (${counts[at]})`),
      )
      expect(choices.map(({ href }) => href)).toEqual(hrefs)
      for (const [at, href] of hrefs.entries()) {
        const found = await listing(href.split('?')[1])
        expect(found.found.total).toBe(counts[at])
        expect(listedChoices(found, 'en').at(-1)?.choices[at]?.on).toBe(true)
      }
    },
  )

  test('a shop begun empty has steps from its first products on', async () => {
    const begun = await open()
    await beginPottery(begun)
    const { steps } = await findListing(begun, parseListingQuery(new URLSearchParams()), 'de')
    expect(steps).toEqual([
      { high: 1999, count: 1 },
      { low: 2000, high: 3999, count: 2 },
      { low: 4000, count: 2 },
    ])
    setDatabase(db)
    await loadSettings(db)
  })

  test('the steps of dearer goods are wider; besides other filters they replace the price', async () => {
    await setSettings(db, { 'money.currency': 'JPY' })
    const dear = await open('seeded')
    await dear
      .updateTable('products')
      .set((row) => ({ price: row('price', '*', 100) }))
      .execute()
    const query = parseListingQuery(new URLSearchParams('category=phones&price=0-9.99&min=5'))
    const narrowed = narrowingChoices(await findListing(dear, query, 'en'), 'en')
    const price = narrowed.find(({ kind }) => kind === 'price')?.choices
    // The step between, from 200,000 to 399,999, finds none.
    expect(price?.map(({ href }) => href)).toEqual([
      '/shop?category=phones&max=199999',
      '/shop?category=phones&min=400000',
    ])
  })
})
