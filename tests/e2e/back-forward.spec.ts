import type { Page } from '@playwright/test'
import { expect, open, test } from './shop-test'

test.use({
  // Playwright switches the browser's back-forward cache off.
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
})

/**
 * Loads another document and comes back. Playwright loses sight of a page that the browser keeps,
 * so the page writes down how it was shown, for another one to read.
 */
async function comeBack(page: Page, path: string) {
  await page.evaluate(() =>
    window.addEventListener('pageshow', ({ persisted }) => {
      const write = () => {
        const badge = document.querySelector('[data-badge]')?.textContent
        localStorage.shown = JSON.stringify({ persisted, badge })
      }
      requestAnimationFrame(() => requestAnimationFrame(write)) // once it is painted
    }),
  )
  await page.goto('/terms')
  const other = await page.context().newPage()
  await other.goto('/faq')
  const ask = () => other.evaluate(() => localStorage.shown)
  return {
    other,
    async shown() {
      page.evaluate(() => history.back()).catch(() => {}) // answers nothing when the page is kept
      await expect.poll(ask, `${path} was loaded anew`).toBeTruthy()
      return JSON.parse(await ask())
    },
  }
}

for (const path of ['/', '/checkout'])
  test(`Back shows ${path} as it was left`, async ({ page }) => {
    await open(page, path)
    const { shown } = await comeBack(page, path)
    expect(await shown()).toMatchObject({ persisted: true })
  })

test('Back shows what was added meanwhile in another window', async ({ page }) => {
  await open(page, '/shop/1')
  const { other, shown } = await comeBack(page, '/shop/1')
  await other.goto('/shop/2')
  await other.getByRole('button', { name: 'Add to wishlist' }).first().click()
  await expect(other.locator('[data-badge]')).toHaveText('1')
  expect(await shown()).toEqual({ persisted: true, badge: '1' })
})
