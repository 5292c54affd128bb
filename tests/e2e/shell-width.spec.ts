import type { Page } from '@playwright/test'
import { expect, open, test } from './shop-test'

const PAGES = ['/', '/shop', '/shop/1', '/cart', '/checkout', '/wishlist', '/contacts', '/about']
const MORE = ['/signup', '/login', '/accounts', '/reset-password', '/privacy', '/terms', '/faq']

/** What sticks out of the page to the right. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.tagName}.${element.className}`)
      .slice(0, 5)
  })

/** A language whose every text is 40% longer than ours. */
const lengthen = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.parentElement?.closest('script, style')) continue
      text.nodeValue = (text.nodeValue ?? '').replace(/\p{L}+/gu, (word) =>
        word.padEnd(Math.ceil(word.length * 1.4), word),
      )
    }
  })

for (const path of [...PAGES, ...MORE]) {
  for (const language of ['', '/fr', '/es', '/de'])
    test(`${language}${path} fits 320 px`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 })
      await open(page, `${language}${path}`)
      expect(await tooWide(page)).toEqual([])
    })

  test(`${path} holds texts 40% longer`, async ({ page }) => {
    for (const width of [320, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 700 })
      await open(page, path)
      await lengthen(page)
      expect(await tooWide(page), `${width} px`).toEqual([])
    }
  })
}
