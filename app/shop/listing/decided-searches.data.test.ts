import { Hono } from 'hono'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { onSqliteByDay } from '../../../tests/support/databases'
import { fillDemo } from '../../../tests/support/graded-searches/graded-shops'
import { storeSearches } from '../../catalogue/searches/count-searches.server'
import { listSearches } from '../../catalogue/searches/search-figures.server'
import {
  announceRules,
  listRules,
  type SearchRule,
  saveRule,
} from '../../catalogue/searches/search-rules.server'
import { setDatabase } from '../../database/current.server'
import type { Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { shopOrigin } from '../../http/shop-url.server'
import { keepRedirect } from '../../redirects/keep-redirects.server'
import { loader as listing } from './listing-page'
import { searchesApi } from './searches-api'

const eachDatabase = onSqliteByDay('it reads the index in memory')

const list = async (query: string) => {
  const context = new RouterContextProvider()
  return (await listing({ request: new Request(`http://shop/shop${query}`), context } as never))
    .data
}
const idsOf = async (query: string) => (await list(query)).products.map(({ id }) => id)

async function decide(db: Database, rule: Partial<SearchRule> & { text: string }) {
  await saveRule(db, { pinned: [], boosted: [], buried: [], target: null, ...rule })
  announceRules(db)
}

const redirect = (db: Database, source: string, target: string) =>
  inTransaction(db, (connection) => keepRedirect(connection, { source, target, key: target }))

eachDatabase('searches that the merchant decided about', (open) => {
  test('products are pinned, boosted and buried, whatever is found; filters hold', async () => {
    const db = await open()
    setDatabase(db)
    await fillDemo(db)
    const before = await idsOf('?q=phone&all=1')
    const { total } = await list('?q=phone&all=1')
    const [first, second, third] = before as [number, number, number]
    await decide(db, {
      ...{ text: 'phone', pinned: [1, third], boosted: [before.at(-1) as number, 2] },
      buried: [first],
    })
    const after = await idsOf('?q=Phone&all=1')
    expect(after.slice(0, 4)).toEqual([1, third, before.at(-1), second])
    expect(after.at(-1)).toBe(first)
    expect(new Set(after).size).toBe(total + 1)
    expect((await list('?q=phone&all=1')).total).toBe(total + 1)
    const pages = await Promise.all([1, 2, 3, 4].map((page) => idsOf(`?q=phone&page=${page}`)))
    expect(pages.flat().slice(0, total + 1)).toEqual(after)
    expect(await idsOf('?q=phone&category=phones&all=1')).not.toContain(1)
    expect(await idsOf('?q=phone&exact=1&all=1')).toEqual(before)
    const counts = (await list('?q=phone&all=1')).narrowing.choices[0]?.choices ?? []
    const sum = counts.reduce((all, { text }) => all + Number(/\((\d+)\)$/.exec(text)?.[1]), 0)
    expect(sum).toBe(total + 1)
    await decide(db, { text: 'phone' })
    expect(await listRules(db)).toEqual([])
    expect(await idsOf('?q=phone&all=1')).toEqual(before)
  })

  test('a search that finds nothing shows what is pinned; a filter of it is no filter then', async () => {
    const db = await open()
    setDatabase(db)
    await fillDemo(db)
    await decide(db, { text: 'xylophone', pinned: [5] })
    await decide(db, { text: 'red', pinned: [7] })
    expect(await idsOf('?q=xylophone')).toEqual([5])
    expect((await idsOf('?q=red'))[0]).toBe(7)
  })

  test('a search leads to a page; it counts as answered, each visitor’s once a day', async () => {
    const db = await open()
    setDatabase(db)
    await fillDemo(db)
    await decide(db, { text: 'shipping', target: '/faq' })
    const led = await list('?q=Shipping').catch((thrown: Response) => thrown)
    expect(led).toBeInstanceOf(Response)
    expect((led as Response).status).toBe(302)
    expect((led as Response).headers.get('Location')).toBe('/faq')
    expect((await list('?q=shipping&exact=1')).query.q).toBe('shipping')
    expect((await list('?q=shipping&brand=Nivara')).query.q).toBe('shipping')
    await list('?q=shipping').catch(() => {})
    const app = new Hono().route('/', searchesApi())
    const tell = (body: unknown) =>
      app.request('/api/searches', { method: 'POST', body: JSON.stringify(body) })
    expect((await tell({ q: 'zither', answer: 'unanswered' })).status).toBe(204)
    expect((await tell({ q: 'lamp', answer: 'answered', clicked: 1, carted: true })).status).toBe(
      204,
    )
    for (const wrong of [undefined, {}, { q: '', answer: 'answered' }, { q: 'x', answer: 'maybe' }])
      expect((await tell(wrong)).status).toBe(422)
    await storeSearches(db)
    const days = { first: '2000-01-01', last: '2100-01-01' }
    const { rows } = await listSearches(db, days, { by: 'visitors', most: 9 })
    expect(rows).toEqual([
      expect.objectContaining({ text: 'lamp', answered: 1, left: 0, carted: 1 }),
      expect.objectContaining({ text: 'shipping', visitors: 1, answered: 1, left: 0 }),
      expect.objectContaining({ text: 'zither', unanswered: 1 }),
    ])
  })

  test('a search whose target leads back to it is shown, and does not redirect for ever', async () => {
    const db = await open()
    setDatabase(db)
    await fillDemo(db)
    const shownAs = async (query: string) =>
      list(query).then(
        ({ query }) => query.q,
        (thrown: Response) => thrown.headers.get('Location'),
      )
    for (const target of ['/shop?q=lamp', '/de/shop/?q=Lamp', `${shopOrigin()}/shop?q=lamp`]) {
      await decide(db, { text: 'lamp', target })
      expect(await shownAs('?q=lamp')).toBe('lamp')
    }
    await decide(db, { text: 'lamp', target: '/shop?q=light' })
    expect(await shownAs('?q=lamp')).toBe('/shop?q=light')
    await decide(db, { text: 'light', target: '/search?q=lamp' })
    expect(await shownAs('?q=lamp')).toBe('lamp')
    expect(await shownAs('?q=light')).toBe('light')
    await decide(db, { text: 'light', target: '/shop?q=lamp&exact=1' })
    expect(await shownAs('?q=lamp')).toBe('/shop?q=light')
    expect(await shownAs('?q=light')).toBe('/shop?q=lamp&exact=1')
    await redirect(db, '/lamps', '/lights')
    await decide(db, { text: 'lamp', target: '/lamps' })
    expect(await shownAs('?q=lamp')).toBe('/lamps')
    await redirect(db, '/lights', '/shop?q=lamp')
    expect(await shownAs('?q=lamp')).toBe('lamp')
  })

  test('what a page shows says what became of its search', async () => {
    const db = await open()
    setDatabase(db)
    await fillDemo(db)
    const counted = async (query: string) => (await list(query)).counted
    expect(await counted('?q=phone')).toEqual({ q: 'phone', answer: 'answered' })
    expect(await counted('?q=hedphones')).toEqual({ q: 'hedphones', answer: 'otherwise' })
    expect(await counted('?q=schwarze Schuhe')).toMatchObject({ answer: 'otherwise' })
    expect(await counted('?q=xylophone')).toMatchObject({ answer: 'unanswered' })
    expect(await counted('?q=phone&brand=Sonibel')).toEqual({ q: 'phone' })
    expect(await counted('?brand=Sonibel')).toBeUndefined()
  })
})
