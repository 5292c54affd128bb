import type { Page } from '@playwright/test'
import { expect, open, test } from './shop-test'

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' }, // a press may miss what slides in
})

const over = (page: Page) => page.locator('dialog:modal, nav:popover-open')

/** Opens the menu and waits for its code, which loads with it and listens to Back. */
async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'Menu' }).click()
  await over(page).getByRole('searchbox').waitFor()
}

/** Steps in the history, a moment later: the answer to `evaluate` would be lost with the page. */
const step = (page: Page, by: number) =>
  page.evaluate((steps) => void setTimeout(() => history.go(steps)), by)

/** Where each opens, and how. */
const OVERLAYS: Record<string, [string, (page: Page) => Promise<unknown>]> = {
  'the menu': ['/shop', openMenu],
  'the filters': ['/shop', (page) => page.locator('.filters-summary').click()],
  'an enlarged picture': [
    '/shop/1',
    (page) => page.getByRole('button', { name: /^Enlarge picture 1/ }).click(),
  ],
}

for (const [name, [path, press]] of Object.entries(OVERLAYS))
  test(`Back closes ${name}, and only then leaves the page`, async ({ page }) => {
    await open(page, '/about')
    await open(page, path)
    await page.mouse.wheel(0, 300)
    await press(page)
    await expect(over(page)).toBeVisible()
    const before = await page.evaluate(() => scrollY)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goBack()
    await expect(over(page)).toBeHidden()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    expect(asked.filter((url) => /\.data/.test(url))).toEqual([])
    expect(await page.evaluate(() => scrollY)).toBe(before)
    // Closed by its own button it leaves no step of the history behind.
    await press(page)
    await expect(over(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(over(page)).toBeHidden()
    await step(page, -1)
    await expect(page).toHaveURL(/\/about$/)
  })

test('Back from a page chosen in the menu leads to the page under it, and then before that', async ({
  page,
}) => {
  await open(page, '/about')
  await open(page, '/shop')
  for (const to of ['/contacts', '/about']) {
    await openMenu(page)
    await over(page)
      .getByRole('link', { name: to === '/about' ? 'About' : 'Contact' })
      .click()
    await expect(page).toHaveURL(new RegExp(`${to}$`))
  }
  for (const back of [/\/contacts$/, /\/shop$/, /\/about$/]) {
    await step(page, -1)
    await expect(page).toHaveURL(back)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  }
})

test('Back from filtered products leads to all, and forward to the filtered', async ({ page }) => {
  await open(page, '/about')
  await open(page, '/shop')
  await OVERLAYS['the filters']?.[1](page)
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('group', { name: 'Brand' }).locator('label').nth(1).click()
  await sheet.getByRole('button', { name: /^Show/ }).click()
  await expect(page).toHaveURL(/brand=/)
  await step(page, -1)
  await expect(page).toHaveURL(/\/shop$/)
  await step(page, 1)
  await expect(page).toHaveURL(/brand=/)
  await step(page, -2)
  await expect(page).toHaveURL(/\/about$/)
})

for (const name of ['the menu', 'the filters'])
  test(`Back leaves a page that was reloaded while ${name} stood open`, async ({ page }) => {
    await open(page, '/about')
    await open(page, '/shop')
    const [, press] = OVERLAYS[name] ?? []
    await press?.(page)
    await expect(over(page)).toBeVisible()
    const twice = () => page.evaluate(() => !!history.state?.twice)
    await expect.poll(twice).toBe(true)
    await page.reload()
    await expect.poll(twice).toBe(false)
    await expect(page).toHaveURL(/\/shop$/)
    // What opens and closes after it is as on a page that was not reloaded.
    await press?.(page)
    await expect(over(page)).toBeVisible()
    await page.goBack()
    await expect(over(page)).toBeHidden()
    await expect(page).toHaveURL(/\/shop$/)
    await step(page, -1)
    await expect(page).toHaveURL(/\/about$/)
  })
