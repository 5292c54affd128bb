import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { beforeAll, expect, test } from 'vitest'
import { onSqliteByDay } from '../../tests/support/databases'
import { feedApi } from '../catalogue/api/feed-api'
import { findProduct } from '../catalogue/queries/products.server'
import { setDatabase } from '../database/current.server'
import type { Database } from '../database/tables.server'
import { searchEnginesApi } from './robots-and-sitemaps-api'

const eachDatabase = onSqliteByDay('it reads documents and sitemaps that are rendered')

const read = async (answer: Response) => {
  const text = await answer.text()
  expect(XMLValidator.validate(text)).toBe(true)
  return new XMLParser({ ignoreAttributes: false, parseTagValue: false }).parse(text)
}

eachDatabase('search engines', (open) => {
  let db: Database
  beforeAll(async () => {
    db = await open('seeded')
    setDatabase(db)
    await db
      .updateTable('products')
      .set({ title: `Tom & "Jerry" <mugs> ]]> \u0001`, listed: 1 })
      .where('id', '=', 2)
      .execute()
    await db.updateTable('products').set({ listed: 0 }).where('id', '=', 3).execute()
  })

  test('the sitemap names its parts, which name every listed product in four languages', async () => {
    const api = searchEnginesApi()
    const index = await read(await api.request('/sitemap.xml'))
    const parts = index.sitemapindex.sitemap.map(
      ({ loc }: { loc: string }) => new URL(loc).pathname,
    )
    expect(parts).toEqual(['/sitemap-pages.xml', '/sitemap-products-0.xml'])
    const { urlset } = await read(await api.request('/sitemap-products-0.xml'))
    const listed = await db.selectFrom('products').select('id').where('listed', '=', 1).execute()
    const paths = urlset.url.map(({ loc }: { loc: string }) => new URL(loc).pathname)
    expect(paths).toHaveLength(listed.length * 4)
    expect(paths).toContain('/fr/shop/1')
    expect(paths).not.toContain('/shop/3')
    expect(urlset.url[0]['xhtml:link']).toHaveLength(4)
    const pages = await read(await api.request('/sitemap-pages.xml'))
    expect(pages.urlset.url.length).toBeGreaterThan(100)
    expect((await api.request('/sitemap-products-1.xml')).status).toBe(404)
  })

  test('robots are kept out of orders, and find the sitemap', async () => {
    const text = await (await searchEnginesApi().request('/robots.txt')).text()
    for (const path of ['/orders/', '/fr/orders/', '/de/newsletter', '/test-payment/'])
      expect(text).toContain(`Disallow: ${path}\n`)
    expect(text).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m)
  })

  test('the feed holds every listed product with what a merchant centre asks for', async () => {
    const { rss } = await read(await feedApi().request('/feed.xml'))
    const items = rss.channel.item
    const listed = await db.selectFrom('products').select('id').where('listed', '=', 1).execute()
    const groups = items.map((item: Record<string, string>) =>
      Number(item['g:item_group_id'] ?? item['g:id']),
    )
    expect([...new Set(groups)].toSorted()).toEqual(listed.map(({ id }) => id).toSorted())
    expect(items[0]).toMatchObject({
      'g:id': '1',
      'g:price': '9.99 USD',
      'g:availability': 'in_stock',
      'g:condition': 'new',
    })
    expect(items[0].link).toMatch(/^https?:\/\/.+\/shop\/1$/)
    expect(items[0]['g:image_link']).toMatch(/^https?:\/\/.+\/media\//)
    expect(items[0]).not.toHaveProperty('g:item_group_id')
  })

  test('the feed has an entry for each variant, in the group of their product', async () => {
    const { rss } = await read(await feedApi().request('/feed.xml'))
    const shirts = rss.channel.item.filter(
      (item: Record<string, string>) => item['g:item_group_id'] === '41',
    )
    const { variants = [] } = (await findProduct(db, 41)) ?? {}
    expect(shirts).toHaveLength(variants.length)
    expect(new Set(shirts.map((item: Record<string, string>) => item['g:id'])).size).toBe(12)
    for (const [at, { id, sku, values, price, stock }] of variants.entries()) {
      expect(shirts[at]).toMatchObject({
        'g:size': values[0],
        'g:color': values[1],
        'g:price': `${(price / 100).toFixed(2)} USD`,
        'g:availability': stock > 0 ? 'in_stock' : 'out_of_stock',
        'g:mpn': sku,
      })
      expect(shirts[at].link).toMatch(new RegExp(`/shop/41\\?variant=${id}$`))
      expect(shirts[at].title).toContain(values.join(' / '))
    }
    expect(shirts[1]['g:image_link']).toContain('/41-23/')
  })
})
