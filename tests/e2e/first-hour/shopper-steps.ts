import { expect } from '@playwright/test'
import { austrianFields } from '../austrian-fields'
import { hydrated } from '../shop-test'
import type { MerchantHand } from './merchant-hand'

/** Orders a bowl from the home page to the order's page, without an account, by transfer. */
export async function orderBowl(hand: MerchantHand, email: string) {
  const { page } = hand
  await hydrated(page)
  await hand.press(page.getByRole('main').getByRole('link', { name: 'Teeschale' }).first())
  await page.waitForURL(/\/shop\/./)
  await hydrated(page)
  await hand.press(page.getByRole('button', { name: 'In den Warenkorb', exact: true }).first())
  await page.waitForURL(/\/cart$/)
  await hand.press(page.getByRole('link', { name: 'Zur Kasse' }))
  await page.waitForURL(/\/checkout$/)
  await hydrated(page)
  for (const [label, value] of Object.entries(austrianFields(email)))
    await hand.type(page.getByRole('main').getByLabel(label).first(), value)
  await expect(page.getByLabel('Land', { exact: false }).first()).toHaveValue('AT')
  await hand.press(page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).first())
  await page.waitForURL(/\/orders\/[\w-]{20,}/)
  await expect(page.getByRole('main')).toContainText('29,40')
}
