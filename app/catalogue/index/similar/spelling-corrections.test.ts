import fc from 'fast-check'
import { distance } from 'fastest-levenshtein'
import { expect, test } from 'vitest'
import { idsByWords } from '../../../../tests/support/catalogue/ids-by-words'
import { wordsReader } from './build-words.server'
import { wordsOfBase } from './shop-words.server'
import { wordsBegunNear } from './spelling-corrections.server'
import { makeTerms } from './terms.server'
import { STEM_ONLY } from './word-base'

const termsOf = (words: string[]) => makeTerms(new Map(words.map((word) => [word, 0])))

/** Tells whether `word` begins like `start` by trying all errors in a beginning. */
function isBegunNear(start: string, word: string) {
  if (word.length <= start.length || word[0] !== start[0]) return false
  const swaps = [...start].map(
    (letter, at) => start.slice(0, at) + (start[at + 1] ?? '') + letter + start.slice(at + 2),
  )
  return (
    swaps.includes(word.slice(0, start.length)) ||
    [-1, 0, 1].some((more) => distance(start, word.slice(0, start.length + more)) <= 1)
  )
}

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é'), minLength: 4, maxLength: 7 })
const words = fc.uniqueArray(
  fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é'), minLength: 3, maxLength: 12 }),
  { maxLength: 200 },
)

test('a beginning with one error finds what each longer word, looked at alone, would', () => {
  fc.assert(
    fc.property(letters, words, (start, shop) => {
      const expected = shop
        .filter((word) => isBegunNear(start, word))
        .sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
      expect([...wordsBegunNear(termsOf(shop), start)]).toEqual(expected)
    }),
    { numRuns: 1000 },
  )
})

test('a stem that is no word of the shop goes on with nothing', () => {
  const terms = makeTerms(
    new Map([
      ['headphon', STEM_ONLY],
      ['headphones', 0],
    ]),
  )
  expect([...wordsBegunNear(terms, 'hedph')]).toEqual(['headphones'])
})

test('a short word in Bengali or Hindi is found by what is said alike, and not where it is one', () => {
  const reading = wordsReader()
  const titles = ['জামদানি শাড়ি', 'নকশী কাঁথা', 'দিন', 'দীন', 'चाँदी', 'সাগর কলা']
  for (const [at, title] of titles.entries()) reading.take([at + 1, title, null, 'x', '', 0])
  const words = wordsOfBase({ version: 1, token: null, ...reading.made() })
  const found = (text: string) => idsByWords(words, text)
  expect(['শাড়ী', 'কাথা', 'নকশি কাথা', 'चादी'].map(found)).toEqual([[1], [2], [2], [5]])
  expect(['দিন', 'দীন', 'কোলা', 'কল'].map(found)).toEqual([[3], [4], [], []])
})

test('a word is found in the script that its title is not written in', () => {
  const reading = wordsReader()
  const titles = ['জামদানি শাড়ি', 'নকশী কাঁথা', 'Pashmina Shawl', 'Sara', 'মধু 500 g', 'Gamcha']
  for (const [at, title] of titles.entries()) reading.take([at + 1, title, null, 'x', '', 0])
  const words = wordsOfBase({ version: 1, token: null, ...reading.made() })
  const found = (text: string) => idsByWords(words, text)
  expect(['jamdani saree', 'sari', 'nakshi', 'modhu'].map(found)).toEqual([[1], [1], [2], [5]])
  expect(['পশমিনা', 'শাল', 'গামছা'].map(found)).toEqual([[3], [3], [6]])
  expect(['sara', 'lungi', 'টুপি'].map(found)).toEqual([[4], [], []])
})
