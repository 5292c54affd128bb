import fc from 'fast-check'
import { expect, test } from 'vitest'
import { idsByWords } from '../../../../tests/support/catalogue/ids-by-words'
import { Synonyms } from '../../dictionary/synonym-groups'
import { askedWords } from '../../dictionary/word-forms'
import { demoProducts } from '../../seed.server'
import { readAsked } from './asked.server'
import { wordsReader } from './build-words.server'
import { MOST_RANKED, rankByWords, rankOnce } from './rank.server'
import { changing, wordsOfBase } from './shop-words.server'
import { isNumber } from './terms.server'
import type { WordsRow } from './word-base'

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
const categories = [...new Set(products.map(({ category }) => category))]
const asked = (text: string) => idsByWords(demo, text, { categories, lists: true })
const titles = (text: string) =>
  asked(text).map((id) => products.find((each) => each.id === id)?.title)

test.each([
  [
    'speakers',
    ['Basswing Boombox Speaker', 'Basswing Barrel Bluetooth Speaker', 'Ember Smart Speaker'],
  ],
  ['earphones', ['Wired In-Ear Phones', 'Pebble Sport Earbuds']],
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

test('a word of nearly all titles of a large shop tells nothing, unless it is all that was asked', () => {
  const rows = Array.from(
    { length: 10_000 },
    (_, at): WordsRow => [
      ...([at + 1, at === 9 ? 'Copper Kettle' : 'Velo Lamp', null, 'home', '', 500] as const),
    ],
  )
  const large = wordsOf(rows)
  expect(idsByWords(large, 'velo kettle')).toEqual([10])
  expect(idsByWords(large, 'velo')).toHaveLength(MOST_RANKED)
  const small = wordsOf(rows.slice(0, 1000))
  expect(idsByWords(small, 'velo kettle')).toEqual([])
})

test('of many products with equal words the best rated come first, of those the lowest ids', () => {
  const rating = (id: number) => 100 * ((id * 7) % 5) + 100
  const ids = Array.from({ length: 600 }, (_, at) => at + 1)
  const best = ids.toSorted((a, b) => rating(b) - rating(a) || a - b).slice(0, MOST_RANKED)
  const row = (id: number): WordsRow => [id, 'Velo Lamp', null, 'home', '', rating(id)]
  const lamps = wordsOf(ids.map(row))
  const changes = changing(lamps)
  changes.take(best.slice(0, 2), best.slice(0, 2).map(row))
  for (const words of [lamps, changes.done(lamps.version)])
    for (const text of ['lamp', 'lamp velo']) expect(idsByWords(words, text)).toEqual(best)
})

test('a part fits by its share of the best of all products, whatever the filters leave', () => {
  const words = wordsOf([
    [1, 'Oak Kettle', null, 'home', '', 500],
    [2, 'Oak Kettle', null, 'home', '', 100],
  ])
  const of = { words, column: 'en' as const, synonyms: new Synonyms([]) }
  const { concepts } = readAsked('copper kettle', of)
  const { part } = rankByWords(words, concepts, { isLeftOut: (id) => id === 1 })
  expect(part?.found.map(({ id, share }) => [id, share < 1])).toEqual([[2, true]])
})

test('a kept ranking is renewed when products or the listed ones change, and for other words', () => {
  const row = (id: number, title: string): WordsRow => [id, title, null, 'home', '', 500]
  const words = wordsOf([row(1, 'Oak Kettle'), row(2, 'Oak Lamp')])
  const listed = new Set([1, 2])
  const found = (from: typeof words, text: string, by: Set<number>) => {
    const of = { words: from, column: 'en' as const, synonyms: new Synonyms([]) }
    const limits = { isLeftOut: (id: number) => !by.has(id), listed: by }
    return rankOnce(from, readAsked(text, of).concepts, limits).whole.map(({ id }) => id)
  }
  for (const _ of ['first', 'again']) expect(found(words, 'oak', listed)).toEqual([1, 2])
  expect(found(words, 'oak lamp', listed)).toEqual([2])
  expect(found(words, 'oak', new Set([2]))).toEqual([2])
  const changes = changing(words)
  changes.take([2], [row(2, 'Pine Lamp')])
  expect(found(changes.done(words.version), 'oak', listed)).toEqual([1])
})

test('a word of the catalogue is not corrected to another word', () => {
  const words = wordsOf([
    [1, 'Lamp', null, 'home', '', 500],
    [2, 'Lamb Stew', null, 'food', '', 500],
    [3, 'Lamps, a book of', null, 'books', '', 400],
  ])
  expect(idsByWords(words, 'lamp')).toEqual([1, 3])
  expect(idsByWords(words, 'lamk')).toEqual([2])
})

test('a mistyped word is read again when the catalogue changes', () => {
  const words = wordsOf([[1, 'Lamb Stew', null, 'food', '', 500]])
  expect(idsByWords(words, 'lamk')).toEqual([1])
  const changes = changing(words)
  changes.take([1, 2], [[2, 'Lama Toy', null, 'toys', '', 500]])
  expect(idsByWords(changes.done(words.version), 'lamk')).toEqual([2])
})

test('numbers, model names and short words are not corrected', () => {
  const words = wordsOf([
    [1, 'Radio WH1000', null, 'audio', '', 500],
    [2, 'Radio 4711', null, 'audio', '', 500],
    [3, 'Cup', null, 'home', '', 500],
  ])
  expect(idsByWords(words, 'wh1000 radio')).toEqual([1])
  expect(idsByWords(words, '4711 radios')).toEqual([2])
  expect([...idsByWords(words, 'wh1001'), ...idsByWords(words, '4712')]).toEqual([])
  expect(idsByWords(words, 'cub')).toEqual([])
})

test('titles rank before brands, a part of the name of a category and descriptions', () => {
  const words = wordsOf([
    [1, 'Kettle', null, 'home', 'Made of oak.', 500],
    [2, 'Table', 'Oak', 'home', '', 100],
    [3, 'Chair', null, 'oak-things', '', 300],
    [4, 'Oaks', null, 'home', '', 200],
  ])
  const categories = ['oak-things']
  expect(idsByWords(words, 'oak', { categories })).toEqual([4, 2, 3, 1])
  expect(idsByWords(words, 'oak', { categories, besides: [4] })).toEqual([2, 3, 1])
})

test('accents, other scripts, filler words and odd input do no harm', () => {
  const words = wordsOf([
    [1, 'Écharpe de soie', null, 'mode', '', 500],
    [2, 'Настольная лампа', null, 'дом', '', 500],
  ])
  expect(idsByWords(words, 'soie echarpe')).toEqual([1])
  expect(idsByWords(words, 'лампа')).toEqual([2])
  expect(idsByWords(words, 'лмапа')).toEqual([2])
  for (const text of ['', ' ', 'the', '%_\'"', '😀', 'a'.repeat(500), 'x '.repeat(250)])
    expect(idsByWords(words, text)).toEqual([])
  expect(idsByWords(wordsOf([]), 'lamp')).toEqual([])
})

test('any words of a product in any order, one of them mistyped, nearly always find it', () => {
  let found = 0
  let tried = 0
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
        const ids = asked(text)
        tried++
        if (ids.includes(id) || ids.length >= MOST_RANKED) found++
      },
    ),
    { numRuns: 150, seed: 7 },
  )
  expect(found / tried).toBeGreaterThan(0.8)
})

const hashOf = (word: string, seed: number) =>
  [...word].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x01000193), seed)
