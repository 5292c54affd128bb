import type { APIRequestContext, Page } from '@playwright/test'
import { runCommand } from '../support/run-command'
import { ordered, rows, someone } from './buying'
import { expect } from './shop-test'

export const command = async (...args: string[]) => {
  const { code, output } = await runCommand({ DATA_DIR: process.env.SHOP_DATA_DIR ?? '' }, ...args)
  expect(code, output).toBe(0)
}

/** An order of product 3 that has been delivered. */
export async function delivered(request: APIRequestContext) {
  const { token, number } = await ordered(request, someone())
  await command('orders', 'mark-paid', number)
  await command('orders', 'ship', number)
  await command('orders', 'deliver', number)
  return { token, number }
}

export const reviewsOf = (number: string) =>
  rows<{ id: number; state: string; stars: number; name: string; text: string }>(
    `select reviews.* from reviews join orders on orders.id = order_id where number = ?`,
    number,
  )

/** Its own tag, as HTML. */
const focused = (page: Page) =>
  page.evaluate(() => (document.activeElement?.cloneNode() as Element | undefined)?.outerHTML ?? '')

/** Presses Tab until what has the focus is written so. */
export async function tabTo(page: Page, mark: string) {
  for (let pressed = 0; pressed < 80; pressed++) {
    if ((await focused(page)).includes(mark)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached ${mark}`)
}
