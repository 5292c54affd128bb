import { expect, test } from 'vitest'
import { parseListingQuery } from './listing-query'
import { knownFilters, shownFacets } from './shown-facets'

const facets = {
  total: 100,
  categories: [{ slug: 'phones', name: 'Phones', department: 'electronics', count: 9 }],
  brands: Array.from({ length: 60 }, (_, at) => ({ name: `Brand ${at}`, count: 60 - at })),
  prices: { '0-9.99': 4, '10-19.99': 5 },
}
const read = (query: string) => parseListingQuery(new URLSearchParams(query))

test('a category, a department and a brand are known; anything else falls back to none', () => {
  expect(knownFilters(read('category=phones'), facets).category).toBe('phones')
  expect(knownFilters(read('category=electronics'), facets).category).toBe('electronics')
  expect(knownFilters(read('brand=Brand+59'), facets).brand).toBe('Brand 59')
  expect(knownFilters(read('category=PHONES&brand=brand'), facets)).toEqual({})
})

test('the most frequent brands are shown, and the picked one whatever its place', () => {
  const names = (query: string) =>
    shownFacets(facets, facets, read(query)).brands.map(({ name }) => name)
  expect(names('')).toHaveLength(40)
  expect(names('')).not.toContain('Brand 59')
  expect(names('brand=Brand+59')).toContain('Brand 59')
  expect(names('')).toEqual([...names('')].sort())
})

test('counts are of what search and other filters leave, values of the whole catalogue', () => {
  const left = {
    total: 100,
    categories: [],
    brands: [{ name: 'Brand 55', count: 3 }],
    prices: { '0-9.99': 1, '10-19.99': 0 },
  }
  const shown = shownFacets(facets, left, read('q=lamp'))
  expect(shown.categories).toEqual([{ slug: 'phones', name: 'Phones', count: 0 }])
  expect(shown.prices).toEqual(left.prices)
  expect(shown.total).toBe(100)
  expect(shown.brands).toHaveLength(40)
  expect(shown.brands).toContainEqual({ name: 'Brand 55', count: 3 })
  expect(shown.brands).toContainEqual({ name: 'Brand 0', count: 0 })
})
