import { expect, test } from 'vitest'
import { openPlaces, pathOfPage, slugAtPath, slugFault } from './own-page-values'

const TAKEN = ['shop', 'cart', 'api']

test.each(['our-story', 'imprint', '2026', 'about', 'a'])('a page may be called %s', (slug) => {
  expect(slugFault(slug, TAKEN)).toBeUndefined()
})

test.each([
  ['', 'Give it an address.'],
  ['shop', 'The shop has a page of its own at /shop: choose another address.'],
  ['Our-Story', 'Small letters a to z'],
  ['our story', 'Small letters a to z'],
  ['our/story', 'Small letters a to z'],
  ['../etc', 'Small letters a to z'],
  ['a--b', 'Small letters a to z'],
  ['-a', 'Small letters a to z'],
  ['a\n', 'Small letters a to z'],
  ['%2e%2e', 'Small letters a to z'],
  ['"><script>', 'Small letters a to z'],
  ['über-uns', 'Small letters a to z'],
  ['a'.repeat(81), 'At most 80 letters.'],
])('the address %j is refused', (slug, reason) => {
  expect(slugFault(slug, TAKEN)).toContain(reason)
})

test('a page that replaces a built-in one stands at its address', () => {
  expect(['terms', 'our-story'].map(pathOfPage)).toEqual(['/terms', '/pages/our-story'])
  for (const slug of ['terms', 'our-story']) expect(slugAtPath(pathOfPage(slug))).toBe(slug)
  expect(slugAtPath('/Pages/Our-Story/')).toBe('our-story')
  for (const path of ['/', '/shop', '/pages/terms', '/our-story'])
    expect(slugAtPath(path)).toBeUndefined()
})

test('places that the merchant must fill in are found', () => {
  expect(openPlaces('By ⟦your name⟧, ⟦your street⟧.')).toEqual(['⟦your name⟧', '⟦your street⟧'])
  expect(openPlaces('By [Ana](/about) and {shop}.')).toEqual([])
})
