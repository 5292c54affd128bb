import { expect, hydrated, test } from './shop-test'

test('a page whose data does not come at first works once it has come', async ({
  page,
  allowed,
}) => {
  allowed.push('ERR_FAILED', 'Failed to load', '503')
  let lost = 0
  // A browser remembers that an address gave no module, so that another one is asked for.
  await page.route(/page-data\/[^&]*$/, (route) => {
    lost++
    return route.abort()
  })
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('button', { name: 'Add to wishlist' }).first().click()
  await expect(page.getByRole('link', { name: '1 item in wishlist' })).toBeVisible()
  expect(lost).toBeGreaterThan(0)
})

test('a page that was sent before its product changed shows it as it is now', async ({
  page,
  request,
  allowed,
}) => {
  allowed.push('page error: Error: Minified React error')
  const html = await (await request.get('/shop/3')).text()
  const [, title = ''] = /<h1[^>]*>([^<]+)</.exec(html) ?? []
  expect(title).not.toBe('')
  const old = html
    .replaceAll(title, 'Its Name Before')
    .replace(/(?<=\/page-data\/)[\w-]{16}/g, 'a'.repeat(16))
  await page.route('**/shop/3', (route) => route.fulfill({ body: old, contentType: 'text/html' }))
  await page.goto('/shop/3')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  await expect(page).toHaveURL('/cart')
  await expect(page.getByRole('main')).toContainText(title)
})
