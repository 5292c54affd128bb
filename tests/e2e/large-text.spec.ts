import type { Page } from '@playwright/test'
import { asShopper, scrollsSideways } from './pages'
import { expect, open, test } from './shop-test'

// Readers who set text twice as large, on a small and on a usual phone.

const LINES = [
  ':is(h1, h2, h3)',
  '.card-badge',
  '.badge',
  '.button',
  '.countdown :is(dt, dd)',
  '.category-tile',
  '.cart-row th a',
  '.cart-go [data-total]',
]

for (const width of [320, 390])
  test.describe(`at ${width} px with text of twice the size`, () => {
    test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

    for (const path of ['/', '/de', '/shop', '/shop/1', '/cart', '/fr/cart', '/checkout'])
      test(`${path} breaks no word, cuts nothing and fits in ${width} px`, async ({ page }) => {
        await asShopper(page)
        await open(page, path)
        await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
        expect(await scrollsSideways(page)).toBe(false)
        expect(await brokenLines(page)).toEqual([])
      })
  })

test('large text cuts no placeholder, and the way past the head stays out of sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/', '/de', '/fr/cart']) {
    await asShopper(page)
    await open(page, path)
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('input')]
        .filter((field) => field.placeholder.trim() && field.checkVisibility())
        .filter((field) => {
          const { paddingLeft, paddingRight } = getComputedStyle(field)
          const { font } = getComputedStyle(field, '::placeholder')
          const pen = new OffscreenCanvas(1, 1).getContext('2d')
          if (!pen) throw new Error('no canvas')
          pen.font = font
          const room =
            field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
          return pen.measureText(field.placeholder).width > room
        })
        .map(({ placeholder }) => placeholder),
    )
    expect(cut, path).toEqual([])
    const skip = page.locator('.skip-link').first()
    await expect(skip).not.toBeInViewport()
    await skip.focus()
    await expect(skip).toBeInViewport({ ratio: 1 })
  }
})

for (const width of [768, 1024, 1440])
  test(`columns of the foot yield to text of twice the size at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/de')
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
    const foot = page.locator('footer')
    await foot.scrollIntoViewIfNeeded()
    const overlaps = await foot.evaluate((whole) => {
      const lines: { words: string; box: DOMRect }[] = []
      const texts = document.createTreeWalker(whole, NodeFilter.SHOW_TEXT)
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const held = node.parentElement
        if (!held?.checkVisibility() || held.closest('h2:has(.wordmark)')) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        for (const box of range.getClientRects()) lines.push({ words: node.nodeValue ?? '', box })
      }
      return lines.flatMap(({ words, box }, at) =>
        lines
          .slice(at + 1)
          .filter(
            ({ box: other }) =>
              box.left < other.right - 1 &&
              other.left < box.right - 1 &&
              box.top < other.bottom - 8 &&
              other.top < box.bottom - 8,
          )
          .map((other) => `${words} | ${other.words}`),
      )
    })
    expect(overlaps).toEqual([])
    expect(await scrollsSideways(page)).toBe(false)
  })

/** Lists the words that are broken over two lines, and what is cut or reaches out of its place. */
const brokenLines = (page: Page) =>
  page.evaluate((selectors) => {
    const problems: string[] = []
    for (const element of document.querySelectorAll(selectors)) {
      // What a carousel has yet to bring is beside the window.
      const slide = element.closest('.carousel-track > *')
      const shown = element.checkVisibility({ visibilityProperty: true })
      if (!shown || element.matches('.sr-only') || slide?.matches(':not(:first-child)')) continue
      const name = `${element.localName}.${element.className}: ${element.textContent}`.slice(0, 90)
      if (element.clientWidth > 0 && element.scrollWidth > element.clientWidth)
        problems.push(`${name} is ${element.scrollWidth} wide in ${element.clientWidth}`)
      // The room a finger has around a name reaches out of its heading.
      const boxed = !element.matches('h3')
      if (boxed && element.clientHeight > 0 && element.scrollHeight > element.clientHeight + 3)
        problems.push(`${name} is ${element.scrollHeight} high in ${element.clientHeight}`)
      const place = (slide ?? document.body).getBoundingClientRect()
      for (const word of wordsOf(element)) {
        const boxes = [...word.getClientRects()].filter((box) => box.width > 0)
        const tops = new Set(boxes.map((box) => Math.round(box.top / 4)))
        if (tops.size > 1) problems.push(`${name} breaks “${word}”`)
        if (boxes.some((box) => box.left < place.left - 1 || box.right > place.right + 1))
          problems.push(`“${word}” of ${name} is cut`)
      }
    }
    return problems

    function wordsOf(element: Element) {
      const ranges: Range[] = []
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let node = texts.nextNode(); node; node = texts.nextNode())
        for (const { 0: word, index } of node.nodeValue?.matchAll(/[^\s-]+/g) ?? []) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          ranges.push(range)
        }
      return ranges
    }
  }, LINES.join())

test('a phone’s banner shows all its words in large text', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/shop')
  await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
  await expect(page.getByRole('link', { name: 'Show Now' })).toBeInViewport({ ratio: 1 })
})
