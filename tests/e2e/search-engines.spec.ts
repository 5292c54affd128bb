import { expect, test } from './shop-test'

interface Data {
  '@type'?: string
  '@graph'?: Data[]
  [name: string]: unknown
}

const dataOf = (html: string): Data[] =>
  Array.from(html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)).map(
    ([, json]) => JSON.parse(json ?? ''),
  )
const typed = (html: string, type: string) =>
  dataOf(html)
    .flatMap((data) => data['@graph'] ?? [data])
    .find((data) => data['@type'] === type)

test('a product page tells search engines what it sells, for how much and where it stands', async ({
  request,
}) => {
  const html = await (await request.get('/fr/shop/1')).text()
  expect(typed(html, 'Product')).toMatchObject({
    sku: '1',
    offers: {
      '@type': 'Offer',
      price: '9.99',
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      url: expect.stringMatching(/^http.*\/fr\/shop\/1$/),
    },
    aggregateRating: { '@type': 'AggregateRating', reviewCount: 12 },
  })
  const trail = typed(html, 'BreadcrumbList')?.itemListElement as { position: number }[]
  expect(trail.map(({ position }) => position)).toEqual([1, 2, 3])
})

test('the home page names the shop and its search', async ({ request }) => {
  const html = await (await request.get('/')).text()
  expect(typed(html, 'WebSite')).toMatchObject({
    potentialAction: { target: { urlTemplate: expect.stringContaining('/shop?q={search_term}') } },
  })
  expect(typed(html, 'Organization')).toMatchObject({ name: 'Exclusive', foundingDate: '2015' })
})

test('every page has one canonical address and names its other languages', async ({ request }) => {
  for (const path of [
    '/',
    '/shop?category=phones&utm_source=x',
    '/shop/1',
    '/de/faq',
    '/es/about',
  ]) {
    const html = await (await request.get(path)).text()
    const canonical = Array.from(html.matchAll(/<link rel="canonical" href="([^"]+)"/g))
    expect(canonical, path).toHaveLength(1)
    expect(canonical[0]?.[1]).not.toContain('utm_source')
    expect(Array.from(html.matchAll(/<link rel="alternate" hrefLang=/gi)), path).toHaveLength(5)
    expect(html).toMatch(/<meta property="og:image" content="http/)
    expect(html).toMatch(/<meta name="description" content="[^"]{40,}"/)
  }
})

test('sitemap, robots, feed and manifest answer, and what the manifest names is there', async ({
  request,
}) => {
  for (const path of ['/sitemap.xml', '/sitemap-products-0.xml', '/robots.txt', '/feed.xml'])
    expect((await request.get(path)).status(), path).toBe(200)
  const manifest = await (await request.get('/manifest.webmanifest')).json()
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200)
})
