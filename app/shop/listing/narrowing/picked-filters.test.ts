import { expect, test } from 'vitest'
import type { Language } from '../../../business'
import type { Listing } from '../find-listing.server'
import { parseListingQuery } from '../listing-query'
import { areOwn, headingOf, pickedOf, shownPriceBounds } from './picked-filters.server'

const category = (slug: string, name: string, count: number) => ({
  ...{ slug, name, department: 'electronics', count },
})
const whole = {
  total: 1,
  categories: [
    category('phones', 'Phones', 1),
    category('gaming', 'Gaming', 2),
    category('cameras', 'Cameras', 0),
  ],
  brands: [],
  prices: { '0-9.99': 0, '10-19.99': 0 },
}
const parameters = (query: string) => new URLSearchParams(query)
const listing = (query: string, unknown: Listing['unknown'] = []) =>
  ({
    query: parseListingQuery(parameters(query)),
    unknown,
    whole,
    left: whole,
  }) as unknown as Listing
const chips = (query: string, language: Language = 'en') => pickedOf(listing(query), language).chips

test('each chip removes its filter and no other', () => {
  const all =
    'q=lamp&category=phones&brand=Nova&price=0-9.99&min=5&max=19.9&sort=rating&show=12&page=2'
  expect(chips(all)).toEqual([
    {
      text: '“lamp”',
      href: '/shop?category=phones&brand=Nova&price=0-9.99&min=5&max=19.9&sort=rating&show=12',
    },
    {
      text: 'Phones',
      href: '/shop?q=lamp&brand=Nova&price=0-9.99&min=5&max=19.9&sort=rating&show=12',
    },
    {
      text: 'Nova',
      href: '/shop?q=lamp&category=phones&price=0-9.99&min=5&max=19.9&sort=rating&show=12',
    },
    {
      text: '$0.00 - $9.99',
      href: '/shop?q=lamp&category=phones&brand=Nova&min=5&max=19.9&sort=rating&show=12',
    },
    {
      text: '$5.00 - $19.90',
      href: '/shop?q=lamp&category=phones&brand=Nova&price=0-9.99&sort=rating&show=12',
    },
  ])
  expect(pickedOf(listing(all), 'en').cleared).toBe('/shop?sort=rating&show=12')
  expect(chips('sort=rating')).toEqual([])
})

test('a colour and a size are removed one by one, in the words of the page', () => {
  expect(chips('brand=Nova&colour=Red&size=M', 'de').slice(1)).toEqual([
    { text: 'Rot', href: '/de/shop?brand=Nova&size=M' },
    { text: 'M', href: '/de/shop?brand=Nova&colour=Red' },
  ])
  expect(chips('colour=Red&colour=Navy', 'de')).toEqual([
    { text: 'Marineblau', href: '/de/shop?colour=Red' },
    { text: 'Rot', href: '/de/shop?colour=Navy' },
  ])
})

test('price bounds read as bounds, in the language of the page', () => {
  expect(chips('min=5').map(({ text }) => text)).toEqual(['From $5.00'])
  expect(chips('max=5', 'de').map(({ text }) => text)).toEqual(['Bis 5,00\u00a0$'])
})

test.each([
  ['', undefined],
  ['price=0-9.99', undefined],
  ['category=phones', 'Phones'],
  ['category=electronics', 'Electronics'],
  ['brand=Nova', 'Nova'],
  ['q=lamp', '“lamp”'],
  ['q=lamp&category=phones&brand=Nova', '“lamp” · Phones · Nova'],
  ['colour=Red&size=M', 'Red · M'],
  ['brand=Nova&size=L&size=M&size=XL', 'Nova · L, M, or XL'],
])('the heading of ?%s is %s', (query, heading) => {
  const asked = parseListingQuery(parameters(query))
  expect(headingOf(listing(query), asked, asked.q, 'en')).toBe(heading)
})

test('a heading says the words of a search, not what they were read as', () => {
  const read = listing('q=lamp&colour=Red&category=phones')
  const asked = parseListingQuery(parameters('q=red lamp&category=phones'))
  expect(headingOf(read, asked, asked.q, 'en')).toBe('“red lamp” · Phones')
})

test('a department offers its categories that have products, and keeps what else is picked', () => {
  const parts = (query: string) => pickedOf(listing(query), 'en').parts
  expect(parts('category=electronics&rating=4')).toEqual([
    { text: 'Phones', href: '/shop?category=phones&rating=4' },
    { text: 'Gaming', href: '/shop?category=gaming&rating=4' },
  ])
  expect(parts('category=phones')).toEqual([])
  expect(parts('')).toEqual([])
})

test('the page names values that the catalogue does not have', () => {
  const unknown = [{ kind: 'category' as const, name: 'nope' }]
  expect(pickedOf(listing('', unknown), 'en').notes).toEqual([
    'There is no category “nope” here, so all categories are shown.',
  ])
})

const NO_AMOUNT = 'Enter an amount from 0 to 99,999,999.99, such as 10 or 9.99.'

test.each([
  ['min=5&max=10', { min: '5', max: '10' }],
  ['min=05,50', { min: '5.5', max: '' }],
  ['min=abc&max=10', { min: 'abc', max: '10', problem: NO_AMOUNT, wrong: ['min'] }],
  ['min=-1&max=9e9', { min: '-1', max: '9e9', problem: NO_AMOUNT, wrong: ['min', 'max'] }],
  ['max=100000000', { min: '', max: '100000000', problem: NO_AMOUNT, wrong: ['max'] }],
  [
    'min=20&max=10',
    {
      ...{ min: '20', max: '10', wrong: ['min', 'max'] },
      problem: 'The lowest price is above the highest.',
    },
  ],
])('the fields of ?%s show %j', (query, bounds) => {
  expect(shownPriceBounds(parameters(query), 'en')).toEqual(bounds)
})

test('amounts typed into an address come back short', () => {
  expect(shownPriceBounds(parameters(`min=${'x'.repeat(500)}`), 'en').min).toHaveLength(20)
})

test.each([
  ['min=5&max=19.99', true],
  ['', true],
  ['min=&max=5', true],
  ['min=5.00', false],
  ['min=05', false],
  ['min=abc', false],
  ['min=20&max=10', false],
])('?%s is written in the shop’s form: %s', (query, own) => {
  expect(areOwn(parameters(query), parseListingQuery(parameters(query)))).toBe(own)
})
