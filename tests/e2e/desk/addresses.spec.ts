import { shopOfFile } from '../shop-of-file'
import { expect, test } from '../shop-test'
import { cleanAtEachWidth, signIn } from './desk'

/** A shop of its own: others look at the addresses of its products. */
const shop = shopOfFile()
test.use({ allowed: ['Service Worker registration blocked', 'status of 422'] })

test('a product gets an address, and its former one and its number lead to it', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await signIn(page, 'staff', 'Mina', shop)
  const nameIt = async (slug: string) => {
    await page.goto(`${shop.origin}/desk/products/7`)
    await page.getByLabel('Address in the shop').fill(slug)
    await page.getByLabel('Title for search engines').fill(`Bought as ${slug}`)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  }
  await nameIt('first-name')
  await expect(page.getByRole('figure')).toContainText('Bought as first-name')
  await cleanAtEachWidth(page)
  await nameIt('second name')
  await page.goto(`${shop.origin}/shop/first-name?utm_source=mail`)
  await expect(page).toHaveURL(`${shop.origin}/shop/second-name?utm_source=mail`)
  await expect(page).toHaveTitle('Bought as second name')
  const numbered = await page.request.get(`${shop.origin}/shop/7`)
  expect(numbered.status()).toBe(200)
  const html = await numbered.text()
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/shop\/second-name"/)
  expect(html).toMatch(/hrefLang="de" href="[^"]*\/de\/shop\/second-name"/)
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  await page.goto(`${shop.origin}/shop?q=${encodeURIComponent(title ?? '')}`)
  await page
    .locator('h3')
    .getByRole('link', { name: title ?? '' })
    .first()
    .click()
  await expect(page).toHaveURL(`${shop.origin}/shop/second-name`)
  await page.goto(`${shop.origin}/desk/products/8`)
  await page.getByLabel('Address in the shop').fill('second-name')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/This is the address of/).first()).toBeVisible()
})

test('a category’s former address leads to its list with the rest of the query', async ({
  page,
}) => {
  await signIn(page, 'staff', 'Mina', shop)
  await page.goto(`${shop.origin}/desk/categories`)
  await page.getByRole('button', { name: 'Edit Furniture' }).click()
  await page.getByLabel('Address in the shop').fill('Chairs & Tables')
  await cleanAtEachWidth(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goto(`${shop.origin}/shop?category=furniture&sort=price-asc&utm_source=x`)
  await expect(page).toHaveURL(
    `${shop.origin}/shop?category=chairs-tables&sort=price-asc&utm_source=x`,
  )
  await expect(page.getByRole('heading', { level: 1, name: 'Furniture' })).toBeVisible()
})

test('redirects are added, imported after a look, removed and brought back', async ({ page }) => {
  await signIn(page, 'owner', 'Ana', shop)
  await page.goto(`${shop.origin}/desk/redirects`)
  await page.getByRole('button', { name: 'Add redirect' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('From').fill('/cart')
  await dialog.getByLabel('To').fill('/shop/7')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText(/one of the shop.s own pages/)).toBeVisible()
  await dialog.getByLabel('From').fill('/products/mug')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Import a list' }).click()
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Choose a file' }).click()
  const list = 'from,to\n/blog,/faq\n/evil,//evil.example\n'
  await (await chooser).setFiles({
    ...{ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(list) },
  })
  await expect(dialog.getByText('1 new, 0 changed, 0 as before, 1 refused.')).toBeVisible()
  await expect(dialog.getByText(/Line 3: to: /)).toBeVisible()
  expect((await page.request.get(`${shop.origin}/blog`)).status()).toBe(404)
  await dialog.getByRole('button', { name: 'Store the list' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('row', { name: /\/blog/ })).toBeVisible()
  await cleanAtEachWidth(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  const leads = async () => {
    const answer = await page.request.get(`${shop.origin}/fr/blog?a=1`, { maxRedirects: 0 })
    return [answer.status(), answer.headers().location]
  }
  await expect.poll(leads).toEqual([301, '/fr/faq?a=1'])
  await page
    .getByRole('row', { name: /\/blog/ })
    .getByRole('checkbox')
    .click({ force: true })
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('1 redirect is removed.')).toBeVisible()
  expect(await leads()).toEqual([404, undefined])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('row', { name: /\/blog/ })).toBeVisible()
  expect(await leads()).toEqual([301, '/fr/faq?a=1'])
})
