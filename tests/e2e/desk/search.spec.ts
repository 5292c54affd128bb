import { expect, open, test } from '../shop-test'
import { cleanAtEachWidth, shopDatabase, signIn } from './desk'

/** What is stored of a search: the shop adds it up every five seconds. */
const countsOf = (text: string) => {
  const db = shopDatabase()
  const row = db.prepare('select * from search_days where text = ?').get(text)
  db.close()
  return row && { ...row }
}

test('a search counts once, with what is opened and put into the cart', async ({ page }) => {
  // A click before the code is there that counts says nothing of it.
  const countedBy = async (shown: () => Promise<unknown>) => {
    await Promise.all([page.waitForRequest('**/api/searches'), shown()])
  }
  await countedBy(() => open(page, '/shop?q=yoga+mat'))
  await countedBy(() => page.reload())
  await page.locator('.results-list h3 a').first().click()
  await expect(page).toHaveURL(/\/shop\/[^?]+$/)
  await expect
    .poll(() => countsOf('yoga mat'), { timeout: 20_000 })
    .toMatchObject({ answered: 1, otherwise: 0, unanswered: 0, clicked: 1, carted: 0 })
  await countedBy(() => open(page, '/shop?q=desk+lamp'))
  await page
    .getByRole('button', { name: /^Add to Cart: / })
    .first()
    .click({ force: true })
  await expect
    .poll(() => countsOf('desk lamp'), { timeout: 20_000 })
    .toMatchObject({ answered: 1, clicked: 1, carted: 1 })
})

test('a search without an answer gets a synonym from the start of the desk, in two seconds', async ({
  page,
}) => {
  await open(page, '/shop?q=flummoxer')
  await expect(
    page.getByRole('heading', { name: 'We found nothing for “flummoxer”' }),
  ).toBeVisible()
  await expect
    .poll(() => countsOf('flummoxer'), { timeout: 20_000 })
    .toMatchObject({ unanswered: 1 })
  await signIn(page, 'staff')
  for (const path of ['/desk', '/desk/search', '/desk/reports/searches']) {
    await page.goto(path)
    await expect(page.getByRole('link', { name: 'flummoxer', exact: true })).toBeVisible()
    await cleanAtEachWidth(page)
  }
  await page.goto('/desk')
  await page.getByRole('link', { name: 'Add synonym for “flummoxer”' }).click()
  const words = page.getByRole('textbox', { name: 'Words' })
  await expect(words).toHaveValue('flummoxer, ')
  await words.press('End')
  await words.pressSequentially('mascara')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Added: flummoxer, mascara')).toBeVisible()
  const saved = Date.now()
  await expect(page.getByRole('row', { name: 'flummoxer, mascara' })).toBeVisible()
  await cleanAtEachWidth(page)
  await expect
    .poll(async () => (await page.request.get('/shop?q=flummoxer')).text(), { intervals: [100] })
    .toContain('Mascara')
  expect(Date.now() - saved).toBeLessThan(10_000)
})

test('a search is pinned, buried and led to a page', async ({ page }) => {
  await signIn(page, 'staff')
  await page.goto('/desk/search')
  await page.getByRole('button', { name: 'Decide about a search' }).click()
  await page.getByRole('textbox', { name: 'What is searched for' }).fill('Teapot')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Search “teapot”' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Pin another product' }).fill('mascara')
  await page
    .getByRole('option', { name: /mascara/i })
    .first()
    .click()
  await expect(page.getByRole('list', { name: 'Pinned, in this order' })).toContainText(/mascara/i)
  await expect(page.getByRole('combobox', { name: 'Pin another product' })).toBeFocused()
  await cleanAtEachWidth(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await expect
    .poll(async () => (await page.request.get('/shop?q=teapot')).text(), { timeout: 5000 })
    .toMatch(/<li[^>]*><article class="card">(?:(?!<\/article>).)*[Mm]ascara/s)
  await page.goto('/desk/search/one?text=shipping+costs')
  await page.getByRole('combobox', { name: 'Page' }).fill('/faq')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await open(page, '/')
  const field = page.getByRole('search').getByPlaceholder('What are you looking for?')
  await field.fill('shipping costs')
  await field.press('Enter')
  await expect(page).toHaveURL('/faq')
})
