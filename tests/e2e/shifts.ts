import type { Page } from '@playwright/test'

/** Watches layout shifts from the next page on. Returns a function that sums those so far. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as never as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return async () => {
    const shifts = await page.evaluate(() => (window as never as { shifts: number[] }).shifts)
    return shifts.reduce((sum, value) => sum + value, 0)
  }
}
