import { expect, test } from 'vitest'
import { trailData, trailTo } from './breadcrumb-trail'

const sources = {
  categories: [
    { slug: 'phones', name: 'Phones', department: 'electronics', count: 3 },
    { slug: 'odds & ends', name: 'Odds', department: null, count: 1 },
    { slug: 'lost', name: 'Lost', department: 'gone', count: 1 },
  ],
  departments: { electronics: 'Electronics' },
}
const electronics = { label: 'Electronics', to: '/shop?category=electronics' }
const phones = { label: 'Phones', to: '/shop?category=phones' }

test('a category stands under its department, which is a place of its own', () => {
  expect(trailTo('phones', sources)).toEqual([electronics, phones])
  expect(trailTo('electronics', sources)).toEqual([electronics])
})

test('an unknown place is left out', () => {
  expect(trailTo(undefined, sources)).toEqual([])
  expect(trailTo('nope', sources)).toEqual([])
  expect(trailTo('toString', sources)).toEqual([])
  expect(trailTo('odds & ends', sources)).toEqual([
    { label: 'Odds', to: '/shop?category=odds%20%26%20ends' },
  ])
  expect(trailTo('lost', sources).map(({ label }) => label)).toEqual(['Lost'])
})

test('search engines get the whole breadcrumb with addresses of the language', () => {
  const site = {
    origin: '',
    language: 'fr' as const,
    brand: 'Exclusive',
    addressOf: (path: string) => `/fr${path}`,
  }
  const { itemListElement } = trailData([phones], site, { home: 'Accueil', title: 'Produits' })
  expect(itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Accueil', item: '/fr/' },
    { '@type': 'ListItem', position: 2, name: 'Produits', item: '/fr/shop' },
    { '@type': 'ListItem', position: 3, name: 'Phones', item: '/fr/shop?category=phones' },
  ])
})
