import type { Page } from '@playwright/test'
import { ordered, someone } from './buying'
import { layoutFaults, lengthen } from './layout'
import { asShopper, PAGES, scrollsSideways } from './pages'
import { expect, open, test } from './shop-test'

// Carousels stand still, so that what is measured stays where it is.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** One load a page: what a width changes, it changes in place. */
async function holds(page: Page, path: string) {
  await asShopper(page)
  await open(page, path)
  await page.evaluate(() => document.fonts.ready)
  await lengthen(page)
  for (const width of [1440, 1024, 768, 375, 320]) {
    await page.setViewportSize({ width, height: 900 })
    await page.evaluate(() => scrollTo(0, 0))
    expect.soft(await scrollsSideways(page), `sideways scroll at ${width} px`).toBe(false)
    expect.soft(await layoutFaults(page), `at ${width} px`).toEqual([])
  }
}

for (const path of PAGES)
  test(`${path} keeps its shape with words 40% longer`, ({ page }) => holds(page, path))

test('so does not-found', async ({ page, allowed }) => {
  allowed.push('404')
  await holds(page, '/no-such-page')
})

test('so does an order', async ({ page, request }) => {
  const { token } = await ordered(request, someone())
  await holds(page, `/orders/${token}`)
})
