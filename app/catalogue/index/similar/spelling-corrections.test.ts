import fc from 'fast-check'
import { distance } from 'fastest-levenshtein'
import { expect, test } from 'vitest'
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
