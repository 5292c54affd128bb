import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BuiltShop, startBuiltShop } from './built-shop'
import { loadPage, text, weighPage } from './page-weight'

/** What a first load may weigh on the wire, in bytes. Issue: fast. */
const BUDGETS = {
  javascript: 113_000, // brotli
  css: 15_000, // brotli
  html: 30_000, // gzip
  fonts: 60_000,
  fontFiles: 2,
}
const PAGES = ['/', '/shop', '/shop/1']

let shop: BuiltShop
beforeAll(async () => {
  shop = await startBuiltShop()
})
afterAll(() => shop?.stop())

test.each(PAGES)('%s weighs no more than its budget', async (path) => {
  const weights = await weighPage(shop.origin, path)
  console.log(path, weights)
  for (const [name, weight] of Object.entries(weights))
    expect(weight, name).toBeLessThanOrEqual(BUDGETS[name as keyof typeof BUDGETS])
  expect(weights.javascript, 'the scripts were found').toBeGreaterThan(50_000)
})

test.each(PAGES)('%s has no picture late above the fold, nor early below it', async (path) => {
  const { html } = await loadPage(shop.origin, path)
  const pictures = [...html.matchAll(/<img\b[^>]*>/g)].map(([tag]) => tag)
  const early = pictures.filter((tag) => !/loading="lazy"/.test(tag))
  expect(early.length, 'pictures loaded at once').toBeLessThanOrEqual(8)
  const urgent = pictures.filter((tag) => /fetchpriority="high"/i.test(tag))
  expect(urgent.length, 'pictures that compete for the first place').toBeLessThanOrEqual(3)
  for (const tag of pictures)
    expect(tag, 'room is kept').toMatch(/width="\d+".*height="\d+"|height="\d+".*width="\d+"/)
})

test('the style sheets name no more fonts than are preloaded', async () => {
  const { styles, fonts } = await loadPage(shop.origin, '/')
  const css = (await Promise.all(styles.map((path) => text(shop.origin + path)))).join()
  const named = new Set([...css.matchAll(/url\(["']?([^"')]*\.woff2)/g)].map(([, url]) => url))
  expect([...named].sort()).toEqual([...fonts].sort())
})
