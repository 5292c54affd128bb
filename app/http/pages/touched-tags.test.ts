import { expect, test } from 'vitest'
import { cacheTags, IN_STOCK, LISTING, stockLineTag, tagsOf } from './cache-tags.server'
import { touchedTags } from './touched-tags.server'

const listing = tagsOf(
  new Headers(
    cacheTags(
      [
        { id: 1, stock: 5 },
        { id: 2, stock: 0 },
      ],
      LISTING,
    ).headers,
  ),
)
const product = tagsOf(
  new Headers(cacheTags([{ id: 1, stock: 5 }], LISTING, stockLineTag(1)).headers),
)
const stock = (id: number, pieces: number, elsewhere?: true) => ({
  products: [id],
  left: new Map([[id, pieces]]),
  elsewhere,
})
const urgencies = (page: ReadonlySet<string>, change: Parameters<typeof touchedTags>[0]) =>
  [...touchedTags(change)].filter(([tag]) => page.has(tag)).map(([, urgency]) => urgency)

test('a list shows whether there is stock, and the product’s page how much', () => {
  expect(urgencies(listing, stock(1, 4))).toEqual([])
  expect(urgencies(listing, stock(1, 0))).toEqual(['once a second'])
  expect(urgencies(listing, stock(2, 0))).toEqual([])
  expect(urgencies(listing, stock(2, 3))).toEqual(['once a second'])
  expect(urgencies(listing, stock(3, 0))).toEqual([])
  expect(urgencies(product, stock(1, 4))).toEqual(['now'])
  expect(urgencies(product, stock(1, 0))).toEqual(['now', 'once a second'])
  expect(urgencies(product, stock(2, 0))).toEqual([])
})

test('another process’s sale shows soon', () => {
  expect(urgencies(product, stock(1, 4, true))).toEqual(['soon'])
  expect(urgencies(listing, stock(1, 0, true))).toEqual(['soon'])
  expect(urgencies(product, stock(1, 0, true))).toEqual(['now', 'soon'])
  expect(urgencies(listing, stock(1, 4, true))).toEqual([])
})

test('a changed product shows now on its page, and soon in lists it may have moved in', () => {
  expect(urgencies(listing, { products: [1] })).toEqual(['now', 'soon'])
  expect(urgencies(listing, { products: [9] })).toEqual(['soon'])
})

test('what sold out or came back touches lists that count what is in stock', () => {
  const counted = tagsOf(new Headers(cacheTags([], LISTING, IN_STOCK).headers))
  expect(urgencies(counted, { products: [], turned: true })).toEqual(['soon'])
  expect(urgencies(product, { products: [], turned: true })).toEqual([])
})

test('counted sales touch neither page nor list', () => {
  expect(urgencies(listing, { products: [], sold: true })).toEqual([])
  expect(urgencies(product, { products: [], sold: true })).toEqual([])
})
