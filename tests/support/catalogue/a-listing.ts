import type { Listing } from '../../../app/shop/listing/find-listing.server'
import { parseListingQuery } from '../../../app/shop/listing/listing-query'
import type { Choices } from '../../../app/shop/listing/narrowing/filter-choices.server'

export const category = (slug: string, count: number, department = 'home') => ({
  ...{ slug, count, department },
  name: slug.toUpperCase(),
})
export const whole = {
  total: 100,
  categories: [
    category('phones', 9, 'electronics'),
    ...Array.from({ length: 14 }, (_, at) => category(`c${at}`, at)),
  ],
  brands: Array.from({ length: 60 }, (_, at) => ({ name: `Brand ${at}`, count: 60 - at })),
  prices: { '0-9.99': 4, '10-19.99': 5 },
  colours: [
    { name: 'Red', count: 7 },
    { name: 'Ecru', count: 2 },
  ],
  sizes: ['XL', '38', 'S', '50 ml', 'One', 'M'].map((name) => ({ name, count: 1 })),
  reached: { rating: [8, 0], discount: [6, 2, 0] },
}
export const read = (query: string) => parseListingQuery(new URLSearchParams(query))
export const listing = (query: string, left: Partial<typeof whole> = {}) =>
  ({
    ...{ query: read(query), base: read(query), whole, left: { ...whole, ...left } },
    ...{ found: { total: 1 }, similar: { total: 0 }, inStock: 1 },
  }) as unknown as Listing
export const choices = (lists: Choices[], kind: string) =>
  lists.find((list) => list.kind === kind)?.choices ?? []
export const texts = (some: { text: string }[]) => some.map(({ text }) => text)
