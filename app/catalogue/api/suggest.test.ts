import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi } from '../../../tests/support/catalogue-api'
import { startWords, wordsMade } from '../index/similar/living-words.server'
import { announceRules, type SearchRule, saveRule } from '../searches/search-rules.server'

let api: Awaited<ReturnType<typeof startApi>>
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

test('suggestions with more=1 carry prices, and categories and brands by name', async () => {
  const { products } = await api.get('/suggest?q=masc&more=1')
  for (const { id, price } of products)
    expect(price).toBe(api.all.find((one) => one.id === id)?.price)
  expect(await api.get('/suggest?q=masc&more=2')).toEqual(await api.get('/suggest?q=masc'))
  expect(await api.get('/suggest?q=&more=1')).toEqual({ products: [] })
})

test('similar products follow where few titles contain the text', async () => {
  const titles = (list: { title: string }[]) => list.map(({ title }) => title)
  startWords(api.db)
  await wordsMade(api.db)
  const typo = await api.get('/suggest?q=mascarra&more=1')
  expect(typo.products).toEqual([])
  expect(titles(typo.similar).join()).toContain('Mascara')
  expect(Object.keys(typo.similar[0])).toEqual(['id', 'title', 'thumbnail', 'price'])
  const plural = await api.get('/suggest?q=speakers&more=1')
  expect(titles(plural.similar).join()).toContain('Speaker')
  const some = await api.get('/suggest?q=speaker&more=1')
  expect(some.products.length).toBeLessThan(6)
  const shown = [...some.products, ...some.similar].map(({ id }) => id)
  expect(new Set(shown).size).toBe(shown.length)
  expect((await api.get('/suggest?q=a&more=1')).similar).toEqual([])
  expect(await api.get('/suggest?q=mascarra')).toEqual({ products: [] })
})

test('the beginning of a word of the lists suggests what the word does', async () => {
  startWords(api.db)
  await wordsMade(api.db)
  const alike = async (q: string, language = 'en') => {
    const found = await api.get(`/suggest?more=1&q=${encodeURIComponent(q)}&language=${language}`)
    return found.similar.map(({ title }: { title: string }) => title).join()
  }
  expect(await alike('earph')).toContain('Headphones')
  expect(await alike('settee')).toContain('Sofa')
  expect(await alike('sette')).toContain('Sofa')
  expect(await alike('rucksa', 'de')).toContain('Backpack')
  expect(await alike('zqxe')).toBe('')
  expect(await alike('wheelchair foldable lightweight')).toBe('Folding Transit Wheelchair')
})

test('a word begun behind a colour suggests what comes in it, and shows it so', async () => {
  startWords(api.db)
  await wordsMade(api.db)
  const asked = async (q: string) =>
    (await api.get(`/suggest?more=1&q=${encodeURIComponent(q)}`)).similar as {
      id: number
      title: string
      thumbnail: string
    }[]
  for (const q of ['red d', 'red dr', 'red dress']) {
    const found = await asked(q)
    expect(found.map(({ title }) => title).join(), q).toContain('Dress')
    for (const { id, thumbnail } of found) {
      const product = api.all.find((one) => one.id === id)
      const red = product?.variants?.find(({ values }) => values.includes('Red'))
      const picture = product?.images[red?.pictures?.[0] ?? -1] ?? product?.thumbnail
      expect(thumbnail, q).toBe(picture)
    }
  }
  expect(await asked('red zq')).toEqual([])
})

test('a price in words is a bound, and not a word that titles must have', async () => {
  startWords(api.db)
  await wordsMade(api.db)
  const asked = async (q: string) => {
    const search = new URLSearchParams({ q, more: '1' })
    const found = await api.get(`/suggest?${search}`)
    return found as Record<'products' | 'similar', { title: string; price: number }[]>
  }
  for (const [q, least, most] of [
    ['dress under 50', 0, 50],
    ['under 5', 0, 5],
    ['under 50', 0, 50],
    ['lamp over 30', 30, Number.POSITIVE_INFINITY],
    ['phone between 200 and 400', 200, 400],
  ] as const) {
    const { products, similar } = await asked(q)
    expect(products.length, q).toBeGreaterThan(0)
    expect(similar, q).toEqual([])
    for (const { price } of products) {
      expect(price, q).toBeGreaterThanOrEqual(least)
      expect(price, q).toBeLessThanOrEqual(most)
    }
  }
  const prices = (await asked('cheapest')).products.map(({ price }) => price)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  const none = await asked('dress under 2')
  expect(none.products).toEqual([])
  expect(none.similar.length).toBeGreaterThan(0)
})

test.each([
  ["men's s", ['mens-sports'], []],
  ['MENS ACC', ['mens-accessories', 'womens-accessories'], []],
  ['phones', ['phones', 'headphones'], []],
  ['soni', [], ['Sonibel']],
  ['onibe', [], ['Sonibel']],
  ['on', [], []], // Two letters are part of too many names.
  ['%', [], []],
  ['x'.repeat(500), [], []],
])('of %j lead to %j and %j', async (q, slugs, names) => {
  const { categories, brands } = await api.get(`/suggest?more=1&q=${encodeURIComponent(q)}`)
  expect(categories.map(({ slug }: { slug: string }) => slug)).toEqual(slugs)
  expect(brands).toEqual(names)
})

test('categories are found and named in the language of the page', async () => {
  const found = async (q: string, language: string) =>
    (await api.get(`/suggest?more=1&q=${encodeURIComponent(q)}&language=${language}`)).categories
  expect(await found('téléph', 'fr')).toEqual([{ slug: 'phones', name: 'Téléphones' }])
  expect(await found('leuchten', 'de')).toEqual([{ slug: 'lighting', name: 'Leuchten' }])
  expect(await found('lighting', 'de')).toEqual([])
  expect(await found('lighting', 'xx')).toEqual([{ slug: 'lighting', name: 'Lighting' }])
})

test("suggestions are in the merchant's order, and a search that leads to a page has none alike", async () => {
  startWords(api.db)
  await wordsMade(api.db)
  const ids = (list: { id: number }[]) => list.map(({ id }) => id)
  const asked = () => api.get('/suggest?q=speaker&more=1')
  const decide = async (rule: Partial<SearchRule>) => {
    const none = { text: 'speaker', pinned: [], boosted: [], buried: [], target: null }
    await saveRule(api.db, { ...none, ...rule })
    announceRules(api.db)
  }
  const plain = await asked()
  const [first, second] = ids(plain.products) as [number, number]
  const other = ids(plain.similar).at(-1) as number
  await decide({ pinned: [1, 999_999], boosted: [other], buried: [first] })
  await expect
    .poll(async () => ids((await asked()).products).slice(0, 3))
    .toEqual([1, other, second])
  expect(ids((await asked()).products).at(-1)).toBe(first)
  expect(ids((await asked()).similar)).not.toContain(other)
  expect(ids((await api.get('/suggest?q=speaker')).products)).not.toContain(1)
  await decide({ target: '/faq' })
  await expect.poll(async () => (await asked()).similar).toEqual([])
  expect(ids((await asked()).products)).toEqual(ids(plain.products))
  await decide({})
  await expect.poll(asked).toEqual(plain)
})
