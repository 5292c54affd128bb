import { expect, open, test } from './shop-test'

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
  expect(trailOf(html).slice(0, 4)).toEqual([
    [1, '/fr'],
    [2, '/fr/shop'],
    [3, '/fr/shop?category=womens-fashion'],
    [4, '/fr/shop?category=womens-makeup'],
  ])
  expect(trailOf(html).slice(4)).toEqual([[5, '/fr/shop/1']])
})

const trailOf = (html: string) => {
  const list = typed(html, 'BreadcrumbList')?.itemListElement as {
    position: number
    item: string
  }[]
  return list.map(({ position, item }) => [position, item.replace(/^https?:\/\/[^/]+/, '')])
}

test('a list tells search engines and visitors its department and category', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/shop?category=phones')).text()
  expect(trailOf(html)).toEqual([
    [1, '/'],
    [2, '/shop'],
    [3, '/shop?category=electronics'],
    [4, '/shop?category=phones'],
  ])
  const way = page.getByRole('navigation', { name: 'Breadcrumb' })
  await open(page, '/shop?category=phones')
  await expect(way).toHaveText('Home/Products/Electronics/Phones')
  await way.getByRole('link', { name: 'Electronics' }).click()
  await expect(page).toHaveURL('/shop?category=electronics')
  await expect(way).toHaveText('Home/Products/Electronics')
  await way.getByRole('link', { name: 'Products' }).click()
  await expect(way).toHaveText('Home/Products')
  await open(page, '/shop/1') // spec section 2: Home / Shop / title; the other way stands beside it
  await expect(way.locator('ol').first()).toHaveText(/^Home\/Shop\/[^/]+$/)
  await expect(way.locator('ol').last()).toHaveText("Woman's Fashion/Makeup")
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

test('the checkout is the cart to a search engine, which has none to order', async ({
  request,
}) => {
  for (const language of ['', '/de']) {
    const html = await (await request.get(`${language}/checkout`)).text()
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="http[^"]+:\\d+${language}/cart"`))
    expect(html).not.toContain('name="robots"')
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
