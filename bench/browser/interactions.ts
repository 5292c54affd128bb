import { chromium, type Page } from '@playwright/test'
import { installedChromium } from '../../scripts/chromium.mjs'
import type { BuiltShop } from '../../tests/support/built-shop'
import { printTable } from '../table'

const SLOWDOWN = 4
const ROUNDS = 3

const ACTS: Record<string, { path: string; act: (page: Page) => Promise<void> }> = {
  'add to cart': {
    path: '/shop/1',
    act: (page) => page.getByRole('button', { name: 'Add to cart' }).first().click(),
  },
  filter: {
    path: '/shop',
    act: (page) =>
      page
        .getByRole('link', { name: /^Makeup/ })
        .first()
        .click(),
  },
  menu: {
    path: '/',
    act: (page) => page.getByRole('button', { name: /Woman/ }).first().click(),
  },
  'search key': {
    path: '/',
    act: async (page) => {
      await page.getByPlaceholder('What are you looking for?').first().click()
      await page.waitForTimeout(500)
      await page.keyboard.type('pho', { delay: 150 })
    },
  },
}

/** Measures interaction to next paint at a quarter of the CPU: the longest event, median of 3. */
export async function benchInteractions(shop: BuiltShop) {
  const browser = await chromium.launch({
    executablePath: installedChromium().windowed,
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic'],
  })
  const results: Record<string, number> = {}
  for (const [name, { path, act }] of Object.entries(ACTS)) {
    const rounds = []
    for (let round = 0; round < ROUNDS; round++) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
      rounds.push(await measure(page, shop.origin + path, act))
      await page.close()
    }
    rounds.sort((a, b) => a - b)
    results[name] = rounds[ROUNDS >> 1] ?? 0
  }
  await browser.close()
  printTable(
    `Interactions at ${SLOWDOWN}× slowdown, ms`,
    Object.entries(results).map(([act, inp]) => ({ act, 'to next paint': inp })),
  )
  return results
}

async function measure(page: Page, url: string, act: (page: Page) => Promise<void>) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.addInitScript(() => {
    const seen = { events: [] as number[] }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('interactionId' in entry && entry.interactionId) seen.events.push(entry.duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(2500)
  await act(page)
  await page.waitForTimeout(1000)
  const events = await page.evaluate(() => (window as never as Seen).seen.events).catch(() => [])
  return Math.max(0, ...events)
}

interface Seen {
  seen: { events: number[] }
}
