import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { type BuiltShop, startBuiltShop } from '../support/built-shop'
import { freePort } from '../support/free-port'
import { withFinger } from './desk/with-finger'
import { effortTable } from './first-hour/effort-table'
import { addProduct, arrangeHome, writeLegalPages } from './first-hour/goods-steps'
import { MerchantHand } from './first-hour/merchant-hand'
import {
  becomeOwner,
  chooseLook,
  choosePayment,
  goOn,
  nameShop,
  sayWhatIsSold,
  setShipping,
  setTax,
} from './first-hour/settings-steps'
import { orderBowl } from './first-hour/shopper-steps'
import { mailsTo } from './outbox'
import { axe, expect, test } from './shop-test'

/**
 * From an empty folder to the first order, as a new merchant goes it. With FIRST_HOUR=folder it is
 * walked on a phone and at a desk, and leaves there pictures and the counted steps.
 */
const FOLDER = process.env.FIRST_HOUR
const WIDTHS = FOLDER ? [390, 1440] : [390]
const WALK_MS = 300_000

test.use({
  allowed: ['Service Worker registration blocked', 'Blocked script execution', 'status of 422'],
})

const begin = async () => {
  const port = String(await freePort())
  const origin = `http://localhost:${port}` // Passkeys belong to a name.
  const shop = await startBuiltShop({ SEED_DEMO: 'false', PORT: port, ORIGIN: origin })
  const link = /Become it within 24 hours: (http:\S+)\n/.exec(shop.said)?.[1] ?? ''
  return { shop, origin, link }
}

async function pictured(page: Page, width: number, name: string, fullPage = false) {
  if (!FOLDER) return
  await page.evaluate(() => scrollTo(0, 0))
  await page.waitForTimeout(700) // until what fades in is there
  const height = Math.round(width < 600 ? width * 3 : width * 1.2)
  await sharp(await page.screenshot({ fullPage }))
    .resize({ width, height, fit: 'cover', position: 'top', withoutEnlargement: true })
    .resize({ width: Math.min(width, 960) })
    .webp({ quality: 60 })
    .toFile(join(FOLDER, `${name}-${width}.webp`))
}

for (const width of WIDTHS)
  test(`a merchant comes from an empty folder to the first order, ${width} px wide`, async ({
    page,
    browser,
    watch,
  }) => {
    test.setTimeout(WALK_MS)
    await page.setViewportSize({ width, height: width < 600 ? 844 : 900 })
    const { shop, origin, link } = await begin()
    try {
      const hand = new MerchantHand(page)
      await withFinger(page)
      await page.goto(link)
      await becomeOwner(hand)
      await expect(page.getByText('0 of 13 done')).toBeVisible()
      await expect(page.getByText('Missing: terms, privacy')).toBeVisible()
      await axe(page)
      await pictured(page, width, 'list', true)
      await nameShop(hand)
      await chooseLook(hand)
      await sayWhatIsSold(hand)
      await setTax(hand)
      await setShipping(hand)
      await choosePayment(hand)
      await writeLegalPages(hand)
      await addProduct(hand)
      await arrangeHome(hand)
      await pictured(page, width, 'home')
      await axe(page)
      await goOn(hand, 'Place a test order')
      await expect(page.getByText('11 of 13 done')).toBeVisible()
      hand.begin('test order in the closed shop')
      const opened = page.waitForEvent('popup')
      await hand.link('Place one: Place a test order')
      const tried = await opened
      watch(tried)
      await orderBowl(hand.on(tried), 'anna@huber.example')
      await tried.close()

      hand.begin('opening')
      await expect(page.getByText('12 of 13 done')).toBeVisible({ timeout: 70_000 })
      await hand.button('Open it: Open the shop')
      await hand.button(/^Open the shop$/)
      await expect(page.getByRole('heading', { name: 'Open your shop' })).toHaveCount(0)
      hand.end()
      const merchants = [...hand.efforts]

      const visitor = await browser.newContext({ viewport: page.viewportSize() })
      const shopper = await visitor.newPage()
      watch(shopper)
      await shopper.goto(origin)
      await expect(shopper.getByRole('heading', { name: 'Schalen für jeden Tag' })).toBeVisible()
      // Of one slide, product and category nothing moves.
      await expect(shopper.getByRole('button', { name: /^(Zurück|Weiter)$/ })).toHaveCount(0)
      await expect(shopper.locator('[data-rotation]')).toHaveCount(0)
      await axe(shopper)
      await pictured(shopper, width, 'own-home', true)
      const buyer = new MerchantHand(shopper)
      buyer.begin('a shopper’s order')
      await orderBowl(buyer, 'eva@kundin.example')
      await pictured(shopper, width, 'order')
      buyer.end()
      await visitor.close()
      await expectMail(shop, 'eva@kundin.example')
      if (FOLDER)
        writeFileSync(
          join(FOLDER, `steps-${width}.md`),
          `${effortTable(merchants)}\n\n${effortTable(buyer.efforts)}\n`,
        )
    } finally {
      await page.goto('about:blank') // The desk would complain that the shop is away.
      await shop.stop()
    }
  })

async function expectMail(shop: BuiltShop, to: string) {
  const said = () => JSON.stringify(mailsTo(to, shop.dataDir))
  for (const words of ['Töpferei Huber', 'Teeschale', 'AT48 3200 0000 1234 5864'])
    await expect.poll(said, { timeout: 20_000 }).toContain(words)
  expect(said()).not.toContain('Exclusive')
}
