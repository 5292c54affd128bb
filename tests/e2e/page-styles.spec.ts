import type { Page } from '@playwright/test'
import { expect, test } from './shop-test'

// A page contains the rules that it shows; the whole sheet comes later and changes nothing.

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** What rules of the sheet say most; where an element stands shows the rest. */
const LOOKS = [
  ...['color', 'background', 'border', 'border-radius', 'outline', 'box-shadow', 'opacity'],
  ...['font', 'letter-spacing', 'text-decoration', 'text-transform', 'white-space', 'fill'],
  ...['display', 'position', 'z-index', 'visibility', 'overflow', 'transform', 'object-fit'],
  ...['cursor', 'pointer-events', 'scroll-snap-type', 'transition', 'animation-name', 'content'],
]

/** Returns where each element stands and how it and what stands before and after it is drawn. */
const drawn = (page: Page) =>
  page.evaluate((names) => {
    const looksOf = (element: Element, pseudo?: string) => {
      const styles = getComputedStyle(element, pseudo)
      return names.map((name) => styles.getPropertyValue(name)).join(';')
    }
    return Array.from(document.body.querySelectorAll('*'), (element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const looks = [looksOf(element), looksOf(element, '::before'), looksOf(element, '::after')]
      return `${element.localName}.${element.className} ${[x, y, width, height]} ${looks.join('|')}`
    })
  }, LOOKS)

/** Opens a page whose scripts never come, and whose sheet comes when the function returned is called. */
async function openWithoutSheet(page: Page, path: string) {
  const sheet = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', () => {})
  await page.route('**/assets/root-*.css', async (route) => {
    await sheet.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await drawn(page) // A closed menu asks for the fonts of its letters when it is measured.
  await page.evaluate(() => document.fonts.ready)
  return async () => {
    sheet.resolve()
    await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href))
  }
}

for (const width of [360, 1440])
  for (const path of ['/', '/shop?view=list', '/shop/1', '/fr/shop/2', '/cart', '/about', '/login'])
    test(`${path} at ${width} px has every rule that it shows`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      const whole = await openWithoutSheet(page, path)
      const before = await drawn(page)
      expect(before.length).toBeGreaterThan(50)
      await whole()
      const after = await drawn(page)
      expect(after.filter((element, at) => element !== before[at])).toEqual([])
    })
