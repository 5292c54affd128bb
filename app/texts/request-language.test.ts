import { expect, test } from 'vitest'
import { requestLanguage } from './request-language.server'

const asking = (accepted?: string) =>
  new Request('http://shop/', {
    headers: accepted === undefined ? {} : { 'Accept-Language': accepted },
  })

test.each([
  ['fr', 'fr'],
  ['fr-CA, en;q=0.5', 'fr'],
  ['pt-BR, de;q=0.8, en;q=0.4', 'de'],
  ['en;q=0.4, ES;q=0.9', 'es'],
  ['de;q=0', 'en'],
  ['ja', 'en'],
  ['*', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('%s is answered in %s', (accepted, language) => {
  expect(requestLanguage(asking(accepted))).toBe(language)
})

test('a language that the request names comes first, when the shop speaks it', () => {
  expect(requestLanguage(asking('de'), 'fr')).toBe('fr')
  expect(requestLanguage(asking('de'), 'es-MX')).toBe('es')
  expect(requestLanguage(asking('de'), 'ja')).toBe('de')
  expect(requestLanguage(asking('de'), { language: 'fr' })).toBe('de')
})
