import { asShopper, PAGES, scrollsSideways } from './pages'
import { expect, open, test } from './shop-test'

// English and German are opened by looks.spec.ts, which asks axe too, and here French and Spanish
// in turn: one visitor goes from page to page.
for (const [turn, language] of (['fr', 'es'] as const).entries())
  test(`/${language}: each page responds, hydrates, complains of nothing and fits 320 px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await asShopper(page)
    for (const path of PAGES.filter((_, position) => position % 2 === turn)) {
      const response = await open(page, `/${language}${path}`)
      expect(response?.status(), path).toBe(200)
      expect(await page.getAttribute('html', 'lang'), path).toBe(language)
      expect(await scrollsSideways(page), `${path} scrolls sideways`).toBe(false)
    }
  })

test('each page says in a sentence what it is, in the reader’s language', async ({ request }) => {
  for (const path of PAGES) {
    const said = []
    for (const language of ['', '/de']) {
      const html = await (await request.get(`${language}${path}`)).text()
      said.push(/<meta name="description" content="([^"]{20,})"/.exec(html)?.[1])
    }
    expect(said, path).not.toContain(undefined)
    // A catalogue describes its products in its own language.
    if (!/^\/shop\/\d/.test(path)) expect(said[0], path).not.toBe(said[1])
  }
})

test('/wishList is the wishlist', async ({ request }) => {
  const response = await request.get('/wishList')
  expect(response.status()).toBe(200)
  expect(await response.text()).toContain('Wishlist(0)')
})

test('an address without a page shows the not-found page', async ({ page, allowed }) => {
  allowed.push('404')
  for (const path of ['/orders/unknown', '/fr/nope']) {
    const response = await open(page, path)
    expect(response?.status(), path).toBe(404)
    await expect(page.getByText('404')).toBeVisible()
  }
})
