import type { Page } from '@playwright/test'
import { screens } from '../../../app/desk/screens'
import { demoWords, POTTERY_BILLING } from '../../support/settings/second-shop'
import { startPottery } from '../../support/settings/started-pottery'
import { mailsTo } from '../outbox'
import { shopOfFile } from '../shop-of-file'
import { expect, test } from '../shop-test'
import { signIn } from './desk'
import * as merchant from './working'

const CUSTOMER = 'kundin@mail.example'

const shop = shopOfFile(startPottery, 'serial')
test.use({
  allowed: [
    ...['Service Worker registration blocked', 'status of 4', '/media/'],
    'Blocked script execution', // of the test's clock, in a preview
  ],
})

const at = (path: string) => shop.origin + path
/** Previews are frames of their own, which the page holds a second time as an attribute. */
async function seen(page: Page) {
  for (const frame of page.frames()) {
    // Ids of parts are random numbers, among which any number of the demo may stand.
    const html = (await frame.content()).replace(/ srcdoc="[^"]*"|react-aria-?\d+/g, '')
    expect(demoWords(html), page.url()).toBeNull()
  }
}

async function placeByApi(page: Page) {
  const response = await page.request.post(at('/api/orders'), {
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    data: {
      items: [{ productId: 101, quantity: 2 }],
      payment: 'cash_on_delivery',
      language: 'de',
      billing: { ...POTTERY_BILLING, email: CUSTOMER },
    },
  })
  expect(response.status(), await response.text()).toBe(201)
  return (await response.json()) as { number: string }
}

test('a day at the desk of a second shop, in euro and without a word of the demo', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await signIn(page, 'owner', 'Mina', shop)
  const placed = [await placeByApi(page), await placeByApi(page)]
  await page.goto(at('/desk/orders'))
  await expect(page.getByRole('rowheader')).toHaveCount(2)
  await seen(page)
  await merchant.packAll(page, placed)
  await merchant.shipAll(page, placed, 'Post')
  await page.getByRole('rowheader').filter({ hasText: placed[0]?.number }).click()
  await merchant.receiveCash(page, placed[0]?.number ?? '')
  await merchant.refundOne(page, 'Ein Sprung', /^Refund €/)
  await seen(page)

  await page.goto(at('/desk/products/new'))
  const id = await merchant.makeProduct(page, 'Große Schale', 'GS-M')
  await seen(page)
  await expect(async () => {
    const shown = await page.request.get(at(`/de/shop/${id}`))
    expect(await shown.text()).toContain('Große Schale')
  }).toPass({ timeout: 20_000 })

  await page.goto(at('/desk/discounts/new'))
  await merchant.makeCoupon(page, 'herbst', 10)
  await seen(page)

  const sent = await page.request.post(at('/de/contacts'), {
    headers: { Origin: shop.origin },
    form: {
      ...{ name: 'Dora', email: CUSTOMER, phone: '+43 1 5550100', website: '' },
      message: 'Wann kommt die Schale?',
    },
  })
  expect(sent.status()).toBeLessThan(400)
  await page.goto(at('/desk/messages'))
  await merchant.answerMessage(page, 'Dora', 'Liebe Dora, morgen.', 'Mina')
  await seen(page)

  await page.goto(at('/desk/reports?period=7-days'))
  await expect(page.getByText('€').first()).toBeVisible()
  await expect
    .poll(() => mailsTo(CUSTOMER, shop.dataDir).some(({ text }) => text.includes('morgen')))
    .toBe(true)
  const mails = mailsTo(CUSTOMER, shop.dataDir)
  expect(mails.length).toBeGreaterThan(3)
  for (const mail of mails) expect(demoWords(JSON.stringify(mail))).toBeNull()
})

test('no screen of its desk says a word of the demo', async ({ page }) => {
  test.setTimeout(240_000)
  await signIn(page, 'owner', 'Mina', shop)
  const paths = screens.filter(({ path, right }) => right !== 'open' && !path.includes(':'))
  expect(paths.length).toBeGreaterThan(25)
  for (const { path } of paths) {
    await page.goto(at(`/desk/${path}`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle', { timeout: 1500 }).catch(() => {}) // Its events stream on.
    await seen(page)
  }
})
