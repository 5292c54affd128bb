import fc from 'fast-check'
import { expect, test } from 'vitest'
import { demoProducts } from '../../seed.server'
import { wordsReader } from './build-words.server'
import { wordsOfBase } from './shop-words.server'
import { MOST_SIMILAR, similarIds } from './similar.server'
import { isNumber } from './terms.server'
import type { WordsRow } from './word-base'
import { askedWords } from './word-forms'

function wordsOf(rows: WordsRow[]) {
  const reading = wordsReader()
  for (const row of rows) reading.take(row)
  return wordsOfBase({ version: 1, token: null, ...reading.made() })
}

const products = demoProducts().sort((a, b) => a.id - b.id)
const demo = wordsOf(
  products.map(({ id, title, brand, category, description, rating }) => [
    id,
    title,
    brand ?? null,
    category,
    description,
    Math.round(rating * 100),
  ]),
)
const none = new Set<number>()
const titles = (text: string) =>
  similarIds(demo, text, none).map((id) => products.find((each) => each.id === id)?.title)

test.each([
  [
    'speakers',
    ['Basswing Boombox Speaker', 'Basswing Barrel Bluetooth Speaker', 'Ember Smart Speaker'],
  ],
  ['earphones', ['Wired In-Ear Phones', 'Studio Monitor Headphones']],
  ['tshirt', ['Heavy Cotton Crew T-Shirt']],
  ['T shirts', ['Heavy Cotton Crew T-Shirt']],
  ['shoes for men', ['Goodyear-Welted Derby Shoes', 'Tempo Road Running Shoes']],
  ["men's shoe", ['Goodyear-Welted Derby Shoes', 'Tempo Road Running Shoes']],
  ['hedphones', ['Studio Monitor Headphones', 'Sonibel Quiet Over-Ear Headphones']],
  ['head phones', ['Studio Monitor Headphones', 'Kids Volume-Safe Headphones']],
  ['smart phone', ['Telvanta X1 Pro Smartphone', 'Telvanta X1 Mini Smartphone']],
  ['keybord', ['Spectrum Mechanical Keyboard', 'Quiet Key Wireless Keyboard']],
  ['lmap', ['Brass Diya Oil Lamp', 'Arc Desk Lamp', 'Linen Shade Floor Lamp']],
  ['knifes', ['Forged Chef Knife 8 Inch']],
  ['wireless earb', ['Pebble True Wireless Earbuds']],
])('%s finds what a shopper means, first', (text, meant) => {
  const found = titles(text).slice(0, meant.length + 3)
  expect(found).toEqual(expect.arrayContaining(meant))
})

test('a word of the catalogue is not corrected to another word', () => {
  const words = wordsOf([
    [1, 'Lamp', null, 'home', '', 500],
    [2, 'Lamb Stew', null, 'food', '', 500],
    [3, 'Lamps, a book of', null, 'books', '', 400],
  ])
  expect(similarIds(words, 'lamp', none)).toEqual([1, 3])
  expect(similarIds(words, 'lamk', none)).toEqual([1, 2, 3])
  expect(similarIds(words, 'lamk', new Set([2]))).toEqual([])
})

test('numbers, model names and short words are not corrected', () => {
  const words = wordsOf([
    [1, 'Radio WH1000', null, 'audio', '', 500],
    [2, 'Radio 4711', null, 'audio', '', 500],
    [3, 'Cup', null, 'home', '', 500],
  ])
  expect(similarIds(words, 'wh1000 radio', none)).toEqual([1])
  expect(similarIds(words, '4711 radios', none)).toEqual([2])
  expect([...similarIds(words, 'wh1001', none), ...similarIds(words, '4712', none)]).toEqual([])
  expect(similarIds(words, 'cub', none)).toEqual([])
})

test('titles, brands and categories rank before descriptions, then the better rated', () => {
  const words = wordsOf([
    [1, 'Kettle', null, 'home', 'Made of oak.', 500],
    [2, 'Table', 'Oak', 'home', '', 100],
    [3, 'Chair', null, 'oak-things', '', 300],
    [4, 'Oaks', null, 'home', '', 200],
  ])
  expect(similarIds(words, 'oak', none)).toEqual([3, 4, 2, 1])
  expect(similarIds(words, 'oak', new Set([4]))).toEqual([3, 2, 1])
})

test('accents, other scripts, filler words and odd input do no harm', () => {
  const words = wordsOf([
    [1, 'Écharpe de soie', null, 'mode', '', 500],
    [2, 'Настольная лампа', null, 'дом', '', 500],
  ])
  expect(similarIds(words, 'soie echarpe', none)).toEqual([1])
  expect(similarIds(words, 'лампа', none)).toEqual([2])
  expect(similarIds(words, 'лмапа', none)).toEqual([2])
  for (const text of ['', ' ', 'the', '%_\'"', '😀', 'a'.repeat(500), 'x '.repeat(250)])
    expect(similarIds(words, text, none)).toEqual([])
  expect(similarIds(wordsOf([]), 'lamp', none)).toEqual([])
})

test('any words of a product in any order, one of them mistyped, find it', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz'
  fc.assert(
    fc.property(
      fc.constantFrom(...products),
      fc.nat(),
      fc.nat(),
      fc.nat({ max: 25 }),
      fc.constantFrom('changed', 'left out', 'added', 'swapped'),
      ({ id, title, category }, which, where, letter, how) => {
        const given = askedWords(`${title} ${category}`)
        const shuffled = given.toSorted((a, b) => hashOf(a, which) - hashOf(b, which)).slice(0, 4)
        const place = shuffled.findIndex((word) => word.length > 3 && !isNumber(word))
        if (place === -1) return
        const word = shuffled[place] as string
        const at = where % (word.length - 1)
        const [before, one, two, after] = [
          word.slice(0, at),
          word[at],
          word[at + 1],
          word.slice(at + 2),
        ]
        const wrong = {
          changed: [before, letters[letter], two, after],
          'left out': [before, two, after],
          added: [before, letters[letter], one, two, after],
          swapped: [before, two, one, after],
        }[how].join('')
        if (wrong.length < 4) return
        const text = shuffled.with(place, wrong).join(' ')
        const found = similarIds(demo, text, none)
        if (found.length < MOST_SIMILAR)
          expect([text, found]).toEqual([text, expect.arrayContaining([id])])
      },
    ),
    { numRuns: 500 },
  )
})

const hashOf = (word: string, seed: number) =>
  [...word].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x01000193), seed)
