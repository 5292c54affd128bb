import { expect, test } from 'vitest'
import { idsByWords } from '../../../tests/support/catalogue/ids-by-words'
import { hostileSearches } from '../../../tests/support/graded-searches/hostile-searches'
import { readPrice } from '../dictionary/price-words'
import { wordsReader } from '../index/similar/build-words.server'
import { wordsOfBase } from '../index/similar/shop-words.server'
import { demoProducts } from '../seed.server'
import { readSearch } from './read-search.server'

/** All 10,000 are asked by `bench/search/hostile.ts`. A search that takes longer is one that a stranger could stop a shop with. */
const MOST_MS = 250

test('searches that nobody means well by are read and ranked in bounded time', () => {
  const products = demoProducts().sort((a, b) => a.id - b.id)
  const reading = wordsReader()
  for (const { id, title, brand, category, description } of products)
    reading.take([id, title, brand ?? null, category, description, 400])
  const words = wordsOfBase({ version: 1, token: null, ...reading.made() })
  const named = (names: string[]) => names.map((name) => ({ name, count: 1 }))
  const facets = {
    ...{ categories: [], prices: [], brands: named(['Telvanta', 'Velour & Vine']) },
    ...{ colours: named(['Red', 'Rose Gold']), sizes: named(['42', 'XL']) },
  }
  let slowest = { ms: 0, q: '' }
  for (const q of hostileSearches(2000)) {
    const from = process.cpuUsage()
    readPrice(q)
    const { words: rest } = readSearch(q, { facets: facets as never, language: 'en' })
    const ids = idsByWords(words, rest, { lists: true })
    const { user, system } = process.cpuUsage(from)
    expect(ids.length).toBeLessThanOrEqual(192)
    const ms = (user + system) / 1000
    if (ms > slowest.ms) slowest = { ms, q }
  }
  expect(slowest.ms, slowest.q).toBeLessThan(MOST_MS)
}, 120_000)
