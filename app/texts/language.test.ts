import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../business'
import { isOwnPath } from '../input/own-path'
import { inLanguage, languageOf } from './language'

test.each([
  ['/', 'en'],
  ['/shop', 'en'],
  ['/fr', 'fr'],
  ['/fr/', 'fr'],
  ['/fr/shop/1?q=/de/', 'fr'],
  ['/fr?x=1', 'fr'],
  ['/fr.data', 'fr'],
  ['/fr.data?_routes=root', 'fr'],
  ['/es/shop.data', 'es'],
  ['/france', 'en'],
  ['/shop/fr/1', 'en'],
  ['https://shop.example/de/cart', 'de'],
  ['https://shop.example:8443/de', 'de'],
  ['http://shop.example?/fr/', 'en'],
  ['//fr/shop', 'en'],
  ['///', 'en'],
  ['////fr', 'en'],
  ['//1.2.3.4.5', 'en'],
  ['*', 'en'],
  ['', 'en'],
  ['http://[', 'en'],
])('%j is in %s', (url, language) => {
  expect(languageOf(url)).toBe(language)
})

test('every text has a language', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => LANGUAGES.includes(languageOf(text))),
  )
})

test.each([
  '//evil.example',
  '/fr//evil.example',
  '/fr/\\evil.example',
  '/\\evil.example',
  '/es///',
])('the address of %j in another language stays in the shop', (path) => {
  for (const language of LANGUAGES) expect(isOwnPath(inLanguage(language, path))).toBe(true)
})
