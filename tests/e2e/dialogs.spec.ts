import type { Page } from '@playwright/test'
import { expect, open, test } from './shop-test'

// Here scroll bars take room, as on most desktops; elsewhere the browser hides them.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
})

/** Returns the left edge of the page's contents and the width of a scroll bar. */
const measured = (page: Page) =>
  page.evaluate(() => ({
    left: document.querySelector('main')?.getBoundingClientRect().left,
    bar: innerWidth - document.documentElement.offsetWidth,
  }))

for (const [height, name] of [
  [900, 'that scrolls'],
  [9000, 'that ends within the window'],
] as const)
  test(`a dialog moves no page ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height })
    await open(page, '/shop/1')
    const before = await measured(page)
    expect(before.bar > 0).toBe(height === 900)
    const card = page.getByRole('region', { name: 'Related Item' }).getByRole('article').first()
    await card.getByRole('button', { name: 'Quick view' }).press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await measured(page)).toEqual(before)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(await measured(page)).toEqual(before)
  })
