import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  arrange,
  isFiltered,
  isToBeIndexed,
  type ListingQuery,
  listingHref,
  parseListingQuery,
  pickFilters,
  readOwnQuery,
} from './listing-query'

const read = (query: string) => parseListingQuery(new URLSearchParams(query))
const defaults: ListingQuery = { sort: 'title', page: 1, show: 6, view: 'grid', all: false }

describe('spec section 9: the shop page size defaults to 6, with options 6, 12, 18', () => {
  test('an empty query gives the defaults', () => {
    expect(read('')).toEqual(defaults)
  })

  test.each([6, 12, 18])('show=%i is kept', (show) => {
    expect(read(`show=${show}`).show).toBe(show)
  })

  test.each(['7', '0', '-6', '6.5', 'all', '', '1e9'])('show=%s falls back to 6', (show) => {
    expect(read(`show=${show}`).show).toBe(6)
  })
})

describe('unknown values fall back to the default', () => {
  test.each([
    ['sort=cheapest', 'sort', 'title'],
    ['sort=toString', 'sort', 'title'],
    ['view=table', 'view', 'grid'],
    ['price=20-29.99', 'price', undefined],
    ['price=constructor', 'price', undefined],
    ['page=0', 'page', 1],
    ['page=-1', 'page', 1],
    ['page=1.5', 'page', 1],
    ['page=two', 'page', 1],
    ['page=99999999999999999999', 'page', 1],
    ['q=%20%20', 'q', undefined],
    ['category=', 'category', undefined],
    ['min=abc', 'min', undefined],
    ['min=-1', 'min', undefined],
    ['min=1e3', 'min', undefined],
    ['min=1.234', 'min', undefined],
    ['min=100000000', 'min', undefined],
    ['min=0,999', 'min', undefined],
    ['min=1,2345', 'min', undefined],
    ['max=NaN', 'max', undefined],
    ['max=', 'max', undefined],
    ['rating=5', 'rating', undefined],
    ['rating=4', 'rating', '4'],
    ['stock=in', 'stock', 'in'],
    ['stock=out', 'stock', undefined],
    ['discount=15', 'discount', undefined],
    ['discount=20', 'discount', '20'],
    ['min=20&max=10', 'min', undefined],
    ['min=20&max=10', 'max', undefined],
  ] as const)('%s', (query, name, value) => {
    expect(read(query)[name]).toBe(value)
  })

  test('a search of any length or content never throws', () => {
    expect(read(`q=${'x'.repeat(5000)}`).q).toHaveLength(500)
    expect(read('q=100%25+_%22%F0%9F%91%97').q).toBe('100% _"👗')
  })
})

test.each([
  ['min=5', '5', undefined],
  ['max=19.99', undefined, '19.99'],
  ['min=05.00&max=19,90', '5', '19.9'],
  ['min=+7+&max=7', '7', '7'],
  ['min=0&max=999999.99', '0', '999999.99'],
  ['min=1,250&max=12,500.50', '1250', '12500.5'],
  ['min=1,25,000&max=99999999.99', '125000', '99999999.99'],
])('price bounds are whole amounts or cents: %s', (query, min, max) => {
  expect(read(query)).toMatchObject({ min, max })
})

test('searches, typed bounds and three filters together are not indexed', () => {
  for (const query of [
    '',
    'category=a',
    'category=a&brand=b',
    'brand=b&price=0-9.99',
    'sort=rating',
  ])
    expect(isToBeIndexed(read(query)), query).toBe(true)
  for (const query of ['q=a', 'min=5', 'max=5', 'category=a&brand=b&price=0-9.99', 'size=M&size=S'])
    expect(isToBeIndexed(read(query)), query).toBe(false)
})

describe('spec section 4: a pick replaces the filtered list, Show All clears it', () => {
  const narrowed = read('q=lamp&category=beauty&min=5&sort=rating&view=list&show=18&page=3&all=1')

  test('a pick replaces every other filter, starts at page 1 and keeps the page size', () => {
    const href = listingHref('/shop', pickFilters(narrowed, { brand: ['Nova & Co'] }))
    expect(href).toBe('/shop?brand=Nova+%26+Co&sort=rating&show=18&view=list')
  })

  test('Show All clears the filters', () => {
    const href = listingHref('/shop', pickFilters(narrowed, {}))
    expect(href).toBe('/shop?sort=rating&show=18&view=list')
    expect(isFiltered(read(href.slice('/shop?'.length)))).toBe(false)
  })
})

test('another order starts at page 1 and keeps the filter', () => {
  const query = read('category=beauty&page=4')
  expect(listingHref('/shop', arrange(query, { sort: 'price-asc' }))).toBe(
    '/shop?category=beauty&sort=price-asc',
  )
})

test('a written query is read back the same', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).map((s) => s.trim())
  const some = fc.option(
    text.filter((s) => s !== ''),
    { nil: undefined },
  )
  const several = fc.option(
    fc
      .uniqueArray(
        text.filter((s) => s !== ''),
        { minLength: 1, maxLength: 4 },
      )
      .map((all) => all.sort()),
    { nil: undefined },
  )
  const query = fc.record({
    q: some,
    category: some,
    brand: several,
    colour: several,
    price: fc.constantFrom(undefined, '0-9.99' as const, '10-19.99' as const),
    min: fc.constantFrom(undefined, '0', '5', '19.9'),
    max: fc.constantFrom(undefined, '19.9', '999999.99'),
    sort: fc.constantFrom('title' as const, 'price-desc' as const, 'discount' as const),
    page: fc.integer({ min: 1, max: 5000 }),
    show: fc.constantFrom(6 as const, 12 as const, 18 as const),
    view: fc.constantFrom('grid' as const, 'list' as const),
    all: fc.boolean(),
  })
  fc.assert(
    fc.property(query, (given) => {
      const { search } = new URL(listingHref('/shop', given), 'http://shop')
      expect(parseListingQuery(new URLSearchParams(search))).toEqual(given)
      expect(readOwnQuery(search)).toEqual(given)
    }),
  )
})
