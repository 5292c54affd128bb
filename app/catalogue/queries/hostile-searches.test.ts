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
  const processorMs = (q: string) => {
    const from = process.threadCpuUsage()
    readPrice(q)
    const { words: rest } = readSearch(q, { facets: facets as never, language: 'en' })
    const ids = idsByWords(words, rest, { lists: true })
    const { user, system } = process.threadCpuUsage(from)
    expect(ids.length).toBeLessThanOrEqual(192)
    return (user + system) / 1000
  }
  // On a loaded machine any search may be slow once; a hostile one is slow each time.
  const isSlow = (q: string) => processorMs(q) > MOST_MS
  const slow = [...hostileSearches(2000)].filter((q) => isSlow(q) && isSlow(q) && isSlow(q))
  expect(slow).toEqual([])
}, 120_000)
