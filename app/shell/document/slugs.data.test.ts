import { RouterContextProvider } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { feedApi } from '../../catalogue/api/feed-api'
import { suggest } from '../../catalogue/api/suggest.server'
import { changeProducts } from '../../catalogue/care/edits/keep-edit.server'
import { refreshIndex } from '../../catalogue/index/current-index.server'
import { keepFormerSlugs } from '../../catalogue/slugs/product-slugs.server'
import { searchEnginesApi } from '../../content/robots-and-sitemaps-api'
import { setDatabase } from '../../database/current.server'
import type { Database } from '../../database/tables.server'
import { oneAddress } from '../../http/pages/page-context.server'
import { shopUrl } from '../../http/shop-url.server'
import { withRedirects } from '../../redirects/redirected-page.server'
import { loader as listing } from '../../shop/listing/listing-page'
import { meta, loader as product } from '../../shop/product/product-page'
import { headOf } from './head.server'

eachDatabase('pages by slug', (open) => {
  let db: Database
  beforeAll(async () => {
    db = await open('seeded')
    setDatabase(db)
    // A shop without redirects believes for a second that it has none.
    await setSlug(200, 'one')
    await setSlug(200, 'other')
  })

  const setSlug = async (id: number, slug: string) => {
    const { slug: before } = await db
      .selectFrom('products')
      .select('slug')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await changeProducts(db, async (connection) => {
      await connection.updateTable('products').set({ slug }).where('id', '=', id).execute()
      await keepFormerSlugs(connection, [{ id, before, slug }])
      return { result: undefined, products: [id] }
    })
  }

  const read = async (path: string) => {
    const context = new RouterContextProvider()
    const id = decodeURIComponent(path.replace(/^.*\/shop\//, '').replace(/\?.*$/, ''))
    const request = new Request(`http://shop${path}`)
    const { data } = await product({ params: { id }, request, context } as never)
    const head = headOf(context.get(oneAddress) ?? request.url, 200).tags
    return { data, head, context }
  }

  const metaOf = ({ data }: Awaited<ReturnType<typeof read>>, language = 'en') =>
    JSON.stringify(
      meta({
        loaderData: data,
        matches: [
          { loaderData: { origin: 'http://shop', language, texts: { shell: { brand: 'B' } } } },
        ],
        location: { pathname: '/' },
      } as never),
    )

  const answer = async (path: string) => {
    const render = withRedirects(db, async (request) => {
      const done = await read(new URL(request.url).pathname).then(
        () => 200,
        (thrown) => thrown.init.status,
      )
      return new Response(null, { status: done })
    })
    const response = await render(new Request(`http://shop${path}`))
    return [response.status, response.headers.get('Location')]
  }

  test('a product without a slug has its number in every address', async () => {
    const page = await read('/shop/1')
    expect(page.context.get(oneAddress)).toBeNull()
    expect(metaOf(page)).toContain('"href":"http://shop/shop/1"')
    expect(JSON.stringify(page.data)).not.toMatch(/"(slug|seo|address)"/)
  })

  test('a slug is a product’s one address, by which each place names it', async () => {
    await setSlug(1, 'শাড়ি-লাল')
    const path = `/shop/${encodeURIComponent('শাড়ি-লাল')}`
    for (const asked of [path, '/shop/1', path.toLowerCase()]) {
      const page = await read(asked)
      expect(page.data.product.id).toBe(1)
      expect(metaOf(page)).toContain(`"href":"http://shop${path}"`)
      expect(metaOf(page)).not.toContain('/shop/1"')
      expect(page.head).toContain(`hrefLang="fr" href="${shopUrl(path, 'fr')}"`)
    }
    const french = await read(`/fr${path}`)
    expect(metaOf(french, 'fr')).toContain(`"href":"http://shop/fr${path}"`)
    const sitemap = await (await searchEnginesApi().request('/sitemap-products-0.xml')).text()
    expect(sitemap).toContain(`/de${path}</loc>`)
    expect(sitemap).not.toMatch(/\/shop\/1[<"]/)
    const feed = await (await feedApi().request('/feed.xml')).text()
    expect(feed).toContain(`${path}</link>`)
    const title = encodeURIComponent((await read(path)).data.product.title)
    const found = await suggest(db, new URLSearchParams(`q=${title}&more=1`), '')
    expect(found.products).toContainEqual(expect.objectContaining({ id: 1, slug: 'শাড়ি-লাল' }))
  })

  test('a changed slug leads to the new one, and the number stays a page', async () => {
    await setSlug(2, 'blue-mug')
    await setSlug(2, 'green-mug')
    expect(await answer('/shop/2')).toEqual([200, null])
    expect(await answer('/shop/green-mug')).toEqual([200, null])
    expect(await answer('/shop/blue-mug?variant=3')).toEqual([301, '/shop/green-mug?variant=3'])
    expect(await answer('/de/shop/blue-mug')).toEqual([301, '/de/shop/green-mug'])
    await setSlug(3, 'blue-mug')
    expect(await answer('/shop/blue-mug')).toEqual([200, null])
    expect(await answer('/shop/no-mug')).toEqual([404, null])
  })

  test('an address that changed is opened as a document by a browser that asks for its data', async () => {
    const render = withRedirects(db, async () => new Response(null, { status: 404 }))
    await setSlug(4, 'old-cup')
    await setSlug(4, 'new-cup')
    const { status, headers } = await render(new Request('http://shop/shop/old-cup.data'))
    expect(status).toBe(204)
    expect(headers.get('X-Remix-Redirect')).toBe('/shop/new-cup')
  })

  test('what search engines show is the merchant’s, in the page’s language', async () => {
    const seo = { en: { title: 'Best mug' }, fr: { description: 'La tasse' } }
    await db
      .updateTable('products')
      .set({ seo_texts: JSON.stringify(seo) })
      .where('id', '=', 5)
      .execute()
    const english = await read('/shop/5')
    expect(metaOf(english)).toMatch(/^\[\{"title":"Best mug"\}/)
    expect(metaOf(english)).toContain('{"property":"og:title","content":"Best mug"}')
    const french = await read('/fr/shop/5')
    expect(metaOf(french)).toContain('{"name":"description","content":"La tasse"}')
    expect(metaOf(french)).not.toContain('Best mug')
  })

  test('a category’s own address is the one that is shown, and its slug leads there', async () => {
    await db
      .updateTable('categories')
      .set({ address: 'handys' })
      .where('slug', '=', 'phones')
      .execute()
    await changeProducts(db, async () => ({ result: undefined, products: [1] }))
    await refreshIndex(db)
    const list = async (query: string) => {
      const request = new Request(`http://shop/shop?${query}`)
      return listing({ request, context: new RouterContextProvider() } as never)
    }
    const { data } = await list('category=handys')
    expect(data.total).toBeGreaterThan(0)
    expect(data.heading).toBe('Phones')
    expect(data.canonical).toBe('/shop?category=handys')
    expect(JSON.stringify(data.listed)).not.toContain('category=phones')
    const moved = await list('category=phones&sort=price-asc').catch((thrown: Response) => thrown)
    expect([(moved as Response).status, (moved as Response).headers.get('Location')]).toEqual([
      301,
      '/shop?category=handys&sort=price-asc',
    ])
    const sitemap = await (await searchEnginesApi().request('/sitemap-pages.xml')).text()
    expect(sitemap).toContain('category=handys<')
    expect(sitemap).not.toContain('category=phones<')
  })
})
