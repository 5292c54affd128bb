import { expect, test } from 'vitest'
import {
  category,
  choices,
  listing,
  read,
  texts,
  whole,
} from '../../../../tests/support/catalogue/a-listing'
import { knownFilters, type Listing } from '../find-listing.server'
import { narrowingChoices } from './filter-choices.server'
import { listedChoices } from './listed-choices.server'

test('a category, a department and a brand are known; any other value means no filter', () => {
  expect(knownFilters(read('category=phones'), whole).category).toBe('phones')
  expect(knownFilters(read('category=electronics'), whole).category).toBe('electronics')
  expect(knownFilters(read('brand=Brand+59'), whole).brand).toEqual(['Brand 59'])
  expect(knownFilters(read('category=PHONES&brand=brand'), whole)).toEqual({})
  expect(knownFilters(read('size=M&size=no-such&size=S'), whole)).toEqual({ size: ['M', 'S'] })
})

test('least ratings and discounts are offered as far as some product left has them, and add', () => {
  const lists = narrowingChoices(listing('category=phones&rating=3'), 'en')
  expect(choices(lists, 'rating')).toEqual([
    { text: '3 stars and up (8)', href: '/shop?category=phones&rating=3', on: true },
  ])
  expect(choices(lists, 'discount').map(({ href }) => href)).toEqual([
    '/shop?category=phones&rating=3&discount=20',
    '/shop?category=phones&rating=3&discount=10',
  ])
})

test('what is in stock is offered where some of the products found are sold out', () => {
  const stock = (query: string, total: number, inStock: number) =>
    choices(
      narrowingChoices({ ...listing(query), found: { total }, inStock } as Listing, 'de'),
      'stock',
    )
  expect(stock('category=phones', 9, 7)).toEqual([
    { text: 'Nur auf Lager (7)', href: '/de/shop?category=phones&stock=in' },
  ])
  expect(stock('category=phones', 9, 9)).toEqual([])
  expect(stock('category=phones', 9, 0)).toEqual([])
  expect(stock('category=phones&stock=in', 7, 7)).toMatchObject([{ on: true }])
})

test('values that find nothing are left out, unless they are picked', () => {
  const left = { brands: [], prices: { '0-9.99': 0, '10-19.99': 2 } }
  for (const lists of [listedChoices, narrowingChoices]) {
    const some = (query: string, kind: string) =>
      texts(choices(lists(listing(query, left), 'en'), kind))
    expect(some('category=phones', 'brand')).toEqual([])
    expect(some('category=phones&brand=Brand+1', 'brand')).toEqual(['Brand 1 (0)'])
    expect(some('q=lamp', 'price')).toEqual(['$10.00 - $19.99 (2)'])
    expect(some('q=lamp&price=0-9.99', 'price')).toHaveLength(2)
  }
  const steps = [{ low: 0, high: 500, count: 0 }]
  const own = { ...listing('category=phones'), steps } as Listing
  expect(listedChoices(own, 'en').at(-1)).toMatchObject({ kind: 'price', choices: [] })
  expect(choices(narrowingChoices(listing('category=phones', left), 'en'), 'price')).toHaveLength(1)
})

test('narrowing adds to the picks, the most frequent first', () => {
  const lists = narrowingChoices(
    listing('q=lamp&category=phones&price=0-9.99&page=2&all=1&sort=rating'),
    'en',
  )
  expect(choices(lists, 'brand')[0]).toEqual({
    text: 'Brand 0 (60)',
    href: '/shop?q=lamp&category=phones&brand=Brand+0&price=0-9.99&sort=rating',
    value: 'Brand 0',
  })
  expect(texts(choices(lists, 'category')).slice(0, 2)).toEqual(['C13 (13)', 'C12 (12)'])
  expect(choices(lists, 'category').filter(({ on }) => on)).toHaveLength(1)
  expect(lists.find(({ kind }) => kind === 'price')?.kept).toEqual([
    ['q', 'lamp'],
    ['category', 'phones'],
    ['sort', 'rating'],
  ])
})

test('values of a kind add up, and a picked one is taken away', () => {
  const lists = narrowingChoices(listing('brand=Brand+59&brand=Brand+1&size=M&page=3'), 'en')
  const brands = choices(lists, 'brand')
  expect(brands.filter(({ on }) => on).map(({ href }) => href)).toEqual([
    '/shop?brand=Brand+59&size=M',
    '/shop?brand=Brand+1&size=M',
  ])
  expect(brands.slice(0, 10).filter(({ on }) => on)).toHaveLength(2)
  expect(brands[0]?.href).toBe('/shop?brand=Brand+0&brand=Brand+1&brand=Brand+59&size=M')
  expect(choices(lists, 'size').find(({ value }) => value === 'S')?.href).toBe(
    '/shop?brand=Brand+1&brand=Brand+59&size=M&size=S',
  )
  const left = choices(listedChoices(listing('brand=Brand+0&brand=Brand+1'), 'en'), 'brand')
  expect(left.filter(({ on }) => on)).toHaveLength(2)
  expect(left[0]?.href).toBe('/shop?brand=Brand+0')
})

test('a price range replaces typed bounds', () => {
  const lists = narrowingChoices(listing('brand=Brand+1&min=5&max=20'), 'en')
  expect(choices(lists, 'price')[0]?.href).toBe('/shop?brand=Brand+1&price=0-9.99')
})

test('only a department’s own categories narrow it', () => {
  const lists = narrowingChoices(listing('category=electronics'), 'en')
  expect(texts(choices(lists, 'category'))).toEqual(['Electronics (9)', 'PHONES (9)'])
  expect(choices(lists, 'category').map(({ on }) => on)).toEqual([true, undefined])
})

test('a picked value stays when no product is left of it', () => {
  const left = { categories: [category('c1', 2)], brands: [] }
  const lists = narrowingChoices(listing('category=phones&brand=Brand+1', left), 'en')
  expect(choices(lists, 'category')).toMatchObject([
    { text: 'C1 (2)' },
    { text: 'PHONES (0)', on: true },
  ])
  expect(choices(lists, 'brand')).toMatchObject([{ text: 'Brand 1 (0)', on: true }])
})

test('colours come in the words of the page, sizes from the smallest', () => {
  const lists = narrowingChoices(listing('colour=Ecru&q=lamp&page=2'), 'fr')
  expect(choices(lists, 'colour')).toEqual([
    {
      ...{ text: 'Rouge (7)', href: '/fr/shop?q=lamp&colour=Ecru&colour=Red', value: 'Red' },
      style: { '--swatch': '#cc2b2b' },
    },
    { text: 'Ecru (2)', href: '/fr/shop?q=lamp', on: true, value: 'Ecru' },
  ])
  expect(texts(choices(lists, 'size'))).toEqual(
    ['S', 'M', 'XL', '38', '50 ml', 'One'].map((name) => `${name} (1)`),
  )
  expect(choices(lists, 'size')[0]?.href).toBe('/fr/shop?q=lamp&colour=Ecru&size=S')
  const none = { colours: [], sizes: [] }
  const kinds = (query: string) =>
    narrowingChoices(listing(query, none), 'en').map(({ kind }) => kind)
  expect(kinds('')).toEqual(['category', 'brand', 'price', 'rating', 'discount'])
  expect(kinds('size=M')).toEqual(['category', 'brand', 'price', 'size', 'rating', 'discount'])
  expect(listedChoices(listing(''), 'en').map(({ kind }) => kind)).toEqual([
    ...['category', 'brand', 'price'],
  ])
})
