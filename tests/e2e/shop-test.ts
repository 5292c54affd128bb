import { readFileSync } from 'node:fs'
import { type Browser, test as base, expect, type Frame, type Page } from '@playwright/test'
import { shiftClock } from '../support/clock/shifted-clock.cjs'

interface Shop {
  /** Parts of console messages, statuses or addresses that this test provokes: `'422'`. */
  allowed: string[]
  /** Another browser window of the same visitor, watched like the first. */
  watch: (page: Page) => void
}

interface Clocked {
  /** Milliseconds by which the pages' clock is ahead: as much as that of the shop they are of. */
  aheadMs: number
  browser: Browser
}

/** Every test fails on a console error or warning, a page error or a failed hydration. */
export const test = base.extend<Shop & { complaints: string[] }, Clocked>({
  aheadMs: [
    async ({ browserName: _ }, use) => use(Number(process.env.CLOCK_AHEAD_MS)),
    { scope: 'worker' },
  ],
  browser: [
    async ({ browser, aheadMs }, use) => {
      const open = browser.newContext.bind(browser)
      browser.newContext = async (options) => {
        const context = await open(options)
        await context.addInitScript(shiftClock, aheadMs)
        return context
      }
      await use(browser)
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ baseURL: _ }, use) => use(process.env.SHOP_URL),
  // playwright.config.ts blocks the service worker; the browser logs that each time.
  allowed: async ({ baseURL: _ }, use) => use(['Service Worker registration blocked']),
  complaints: async ({ allowed }, use) => {
    const complaints: string[] = []
    await use(complaints)
    const unexpected = complaints.filter((text) => !allowed.some((part) => text.includes(part)))
    expect(unexpected, 'what the browser complained about').toEqual([])
  },
  watch: async ({ complaints }, use) => {
    await use((page) => {
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning')
          complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`)
      })
      page.on('pageerror', (error) => complaints.push(`page error: ${error.stack ?? error}`))
    })
  },
  page: async ({ page, watch }, use) => {
    watch(page)
    await use(page)
  },
})

export { expect } from '@playwright/test'

/** axe-core as a page runs it. A document gets it once, as reading it takes longer than most rules. */
const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

async function giveAxe(frame: Frame) {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE)
}

/**
 * WCAG 2.2 AA and good practice, in the page and its frames of the same origin. What passes is not
 * described, and no style sheet is asked for again.
 */
export async function axe(page: Page, within?: string) {
  // A colour on its way to another has the contrast of neither.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((moving) => moving instanceof CSSTransition)
        .map((moving) => moving.finished),
    ),
  )
  await Promise.all(page.frames().map(giveAxe))
  const found = await page.evaluate(async (part) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run(part ?? document, {
      resultTypes: ['violations'],
      preload: false,
    })
    return violations.map(
      ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.target).join('\n  ')}`,
    )
  }, within)
  expect(found, 'accessibility').toEqual([])
}

/** Waits for hydration, before which a click does what plain HTML does. */
export async function hydrated(page: Page) {
  await page.waitForFunction(
    () =>
      Object.keys(document.documentElement).some((key) => key.startsWith('__reactFiber')) &&
      new Promise((resolve) => requestIdleCallback(() => resolve(true), { timeout: 500 })),
  )
}

/** Opens a path and waits for hydration. */
export async function open(page: Page, path: string) {
  const response = await page.goto(path)
  await hydrated(page)
  return response
}
