import { RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { onSqliteByDay } from '../../tests/support/databases'
import type { ProductDetail } from '../catalogue/product/product'
import { productPath } from '../catalogue/product/product-path'
import { findProduct } from '../catalogue/queries/products.server'
import { setDatabase } from '../database/current.server'
import type { Database } from '../database/tables.server'
import { loader as listing } from './listing/listing-page'
import { narrowingApi } from './listing/narrowing/narrowing-api'
import { loader as product } from './product/product-page'

const eachDatabase = onSqliteByDay('it reads documents that are rendered')

const request = (path: string) => ({
  request: new Request(`http://shop${path}`),
  context: new RouterContextProvider(),
})

const list = async (query: string) => (await listing(request(`/shop${query}`) as never)).data

/** Returns the status of what a loader throws. */
const refusal = async (answer: Promise<unknown>) => {
  const thrown = await answer.then(
    () => undefined,
    (error: unknown) => error as { init?: { status?: number; headers?: HeadersInit } },
  )
  return thrown?.init
}

eachDatabase('shop pages', (open) => {
  let db: Database

  test('a shop starts with the demo catalogue', async () => {
    db = await open('seeded')
    setDatabase(db)
    expect((await list('')).total).toBeGreaterThanOrEqual(240)
  })

  describe('spec section 2, Shop', () => {
    test('the page shows six products by title, or twelve or eighteen on request', async () => {
      const titles = (await list('')).products.map(({ title }) => title.toLowerCase())
      expect(titles).toHaveLength(6)
      expect(titles).toEqual([...titles].sort())
      expect((await list('?show=18')).products).toHaveLength(18)
    })

    test('a filter shows its first six, and Show All every one of them', async () => {
      const first = await list('?category=womens-fashion')
      const all = await list('?category=womens-fashion&all=1')
      expect(first.products).toHaveLength(6)
      expect(all.products).toHaveLength(all.total)
      expect(all.products.slice(0, 6)).toEqual(first.products)
    })

    test('an unknown filter counts as none, and a page beyond the last as the last', async () => {
      const unknown = await list('?category=nope&brand=nope')
      expect(unknown.query).toMatchObject({ category: undefined, brand: undefined, page: 1 })
      expect(unknown.picked.notes).toEqual([
        'There is no category “nope” here, so all categories are shown.',
        'There is no brand “nope” here, so all brands are shown.',
      ])
      const beyond = await list('?page=100000')
      expect(beyond.query.page).toBe(Math.ceil(beyond.total / 6))
      expect(beyond.products.length).toBeGreaterThan(0)
    })
  })

  test('spec section 5: the price buckets are strict, the search ignores case', async () => {
    for (const [bucket, above, below] of [
      ['0-9.99', 0, 1000],
      ['10-19.99', 1000, 2000],
    ] as const)
      for (const { price } of (await list(`?price=${bucket}&all=1`)).products)
        expect(price > above && price < below).toBe(true)
    for (const { title } of (await list('?q=MASCARA')).products)
      expect(title.toLowerCase()).toContain('mascara')
    for (const { title } of (await list('?q=%25')).products) expect(title).toContain('%')
    expect((await list('?q=_')).total).toBe(0)
  })

  test('bounds include their ends and add to the other filters', async () => {
    for (const { price } of (await list('?min=9.99&max=15&all=1')).products)
      expect(price >= 999 && price <= 1500).toBe(true)
    const all = await list('?category=womens-makeup&all=1')
    const cents = all.products.map(({ price }) => price).sort((a, b) => a - b)
    const [least = 0] = cents
    const one = await list(`?category=womens-makeup&max=${least / 100}`)
    expect(one.total).toBe(cents.filter((price) => price === least).length)
    expect((await list(`?category=womens-makeup&min=999999`)).total).toBe(0)
  })

  test('a list of a colour shows the picture and the word of that colour', async () => {
    for (const query of ['?colour=Red&all=1', '?q=red umbrella', '?colour=Teal&all=1']) {
      const { products, query: read } = await list(query)
      const [colour = ''] = read.colour ?? []
      const varied = products.filter(({ options }) =>
        options?.some(({ values }) => values.includes(colour)),
      )
      expect(varied.length, query).toBeGreaterThan(0)
      for (const card of varied) {
        const { images, variants = [] } = (await findProduct(db, card.id)) as ProductDetail
        const coloured = variants.find(({ values }) => values.includes(colour))
        expect(card.colour).toBe(colour)
        const query = new URLSearchParams(productPath(card).split('?')[1])
        expect([...query.values()]).toEqual([colour])
        expect(card.thumbnail).toBe(images[coloured?.pictures?.[0] ?? -1])
      }
    }
    const { products } = await list('?q=umbrella')
    expect(products[0]?.colour).toBe('Purple')
  })

  test('each choice of the row counts what its list shows, and so does the API', async () => {
    for (const query of ['?category=electronics', '?q=a&brand=Sonibel', '?min=10&max=40']) {
      const { narrowing } = await list(query)
      for (const { kind, choices } of narrowing.choices)
        for (const { text, href, value } of choices.slice(0, 4)) {
          const { total, similar, narrowing: next } = await list(href.replace('/shop', ''))
          const alone = new URLSearchParams(query)
          if (value !== undefined) alone.set(kind, value) // It counts without the others of its kind.
          const { total: own } = await list(value === undefined ? href : `?${alone}`)
          expect(text).toContain(`(${own})`)
          const response = await narrowingApi().request(href.replace('/shop', '/api/listing'))
          expect(await response.json()).toEqual(JSON.parse(JSON.stringify(next)))
          expect(next.show).toMatch(new RegExp(`^Show ${total + similar.total} products?$`))
        }
    }
  })

  test('the API answers in the language of the request, and says what is wrong with bounds', async () => {
    const ask = async (query: string) =>
      (await narrowingApi().request(`/api/listing?${query}`)).json()
    expect(await ask('language=de&max=x')).toMatchObject({
      show: expect.stringMatching(/^\d+ Produkte anzeigen$/),
      bounds: { max: 'x', wrong: ['max'] },
    })
    expect((await ask('language=xx')).show).toMatch(/^Show \d+ products$/)
  })

  test('pages with unknown values, or values in another form, are not stored', async () => {
    const stored = async (query: string) => {
      const { init } = await listing(request(`/shop${query}`) as never)
      return new Headers(init?.headers).get('Cache-Control') === null
    }
    for (const query of ['', '?category=phones', '?min=5&max=19.99', '?brand=Sonibel&max=5'])
      expect(await stored(query), query).toBe(true)
    for (const query of ['?category=nope', '?brand=nope', '?min=abc', '?min=5.0', '?min=9&max=5'])
      expect(await stored(query), query).toBe(false)
  })

  test('a search that finds nothing is not stored', async () => {
    const headers = async (query: string) =>
      new Headers((await listing(request(`/shop${query}`) as never)).init?.headers)
    expect((await headers('?q=xylophone')).get('Cache-Control')).toBe('no-store')
    expect((await headers('?q=mascara')).get('Cache-Control')).toBeNull()
    expect((await headers('?q=speaker')).get('Cache-Tag')).toContain('product-')
  })

  test('a product page shows related products of its category, never the product itself', async () => {
    const { data: page } = await product({ ...request('/shop/1'), params: { id: '1' } } as never)
    expect(page.product).toMatchObject({ id: 1, price: 999 })
    expect(page.related.length).toBeGreaterThanOrEqual(4)
    expect(page.related.some(({ id }) => id === 1)).toBe(false)
    expect(page.related[0]?.category).toBe(page.product.category)
  })

  test.each(['999999', '0', '1.5', 'abc', '9'.repeat(30)])('/shop/%s is a 404', async (id) => {
    const init = await refusal(product({ ...request(`/shop/${id}`), params: { id } } as never))
    expect(init?.status).toBe(404)
  })

  test('a catalogue that does not answer gives a 503, to be tried again', async () => {
    await db.destroy()
    const init = await refusal(product({ ...request('/shop/1'), params: { id: '1' } } as never))
    expect(init?.status).toBe(503)
    expect(new Headers(init?.headers).get('Retry-After')).toBe('5')
    expect((await refusal(listing(request('/shop') as never)))?.status).toBe(503)
  })
})
