import type { Page } from '@playwright/test'
import type { BuiltShop } from '../support/built-shop'
import { type PostgresServer, startPostgres } from '../support/postgres'
import { demoWords } from '../support/settings/second-shop'
import { startPottery } from '../support/settings/started-pottery'
import { austrianFields } from './austrian-fields'
import { someone, stored } from './buying'
import { axe, test as base, expect, hydrated, open } from './shop-test'

/** Their pictures are of a host that does not exist. */
const test = base.extend({
  allowed: async ({ allowed }, use) => use([...allowed, '/media/']),
})

const ENGINES = ['SQLite', 'PostgreSQL'] as const

let shop: BuiltShop
const at = (path: string) => `${shop.origin}${path}`
const seen = async (page: Page) => expect(demoWords(await page.content())).toBeNull()
const inMain = (page: Page, text: string) => expect(page.locator('main')).toContainText(text)

async function toCheckout(page: Page, id = 101) {
  await open(page, at(`/shop/${id}`))
  await page.getByRole('button', { name: 'In den Warenkorb', exact: true }).first().click()
  await page.waitForURL(/\/cart$/)
  await page.getByRole('link', { name: 'Zur Kasse' }).click()
  await page.waitForURL(/\/checkout$/)
}

async function fillBilling(page: Page, email = someone()) {
  for (const [label, value] of Object.entries(austrianFields(email, ['Φωτεινή', 'শাহনাজ'])))
    await page.locator('main').getByLabel(label).first().fill(value)
  return email
}

const place = (page: Page) =>
  page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).first().click()

for (const engine of ENGINES)
  test.describe(`on ${engine}`, () => {
    let server: PostgresServer | undefined
    test.describe.configure({ mode: 'default' }) // one shop an engine
    test.beforeAll(async () => {
      test.setTimeout(180_000) // A database server, the shop and two commands start.
      server = engine === 'PostgreSQL' ? await startPostgres({ durable: false }) : undefined
      test.skip(engine === 'PostgreSQL' && !server, 'this machine has no PostgreSQL')
      shop = await startPottery(server && { DATABASE_URL: server.url })
    })
    test.afterAll(async () => {
      await shop?.stop()
      await server?.stop()
    })

    test('the home page is the shop’s own and leads to its products', async ({ page }) => {
      await open(page, at('/'))
      await expect(page.locator('html')).toHaveAttribute('lang', 'de')
      await inMain(page, 'Teeschale')
      await expect(page.locator('aside')).toBeHidden() // It has nothing to announce.
      await seen(page)
      await axe(page)
    })

    test('the listing sorts, narrows and leads to a product of another script', async ({
      page,
    }) => {
      await open(page, at('/shop?sort=price-asc'))
      await inMain(page, 'নকশি কাঁথা শাড়ি')
      await page.getByRole('link', { name: 'Αμφορέας από πηλό' }).first().click()
      await expect(page.locator('h1')).toHaveText('Αμφορέας από πηλό')
      await seen(page)
    })

    test('the search finds Bengali and Greek names', async ({ page }) => {
      for (const [typed, title] of [
        ['শাড়ি', 'নকশি কাঁথা শাড়ি'],
        ['αμφορέας', 'Αμφορέας από πηλό'],
      ] as const) {
        await open(page, at(`/shop?q=${encodeURIComponent(typed)}`))
        await inMain(page, title)
      }
    })

    test('a product shows no crossed-out price that it never had', async ({ page }) => {
      await open(page, at('/shop/104'))
      await inMain(page, '39,90')
      await expect(page.locator('main').locator('s, del')).toHaveCount(0)
      await seen(page)
    })

    test('a product with options goes to the cart as chosen', async ({ page }) => {
      await open(page, at('/shop/105'))
      await page.getByRole('radio', { name: '24 cm' }).check()
      await page.getByRole('button', { name: 'In den Warenkorb', exact: true }).first().click()
      await page.waitForURL(/\/cart$/)
      await inMain(page, '24 cm')
      await inMain(page, '26,00')
      await seen(page)
    })

    test('the wishlist keeps a product and moves it to the cart', async ({ page }) => {
      await open(page, at('/shop/103'))
      await page.getByRole('button', { name: 'Auf die Wunschliste' }).first().click()
      await expect.poll(async () => (await stored(page, 'wishlist'))?.length).toBe(1)
      await open(page, at('/wishlist'))
      await inMain(page, 'Αμφορέας')
      await page.getByRole('button', { name: 'Alles in den Warenkorb' }).click()
      await expect.poll(async () => (await stored(page, 'cart'))?.length).toBe(1)
      await seen(page)
    })

    test('an order goes to Austria, which is chosen, and is paid by transfer to the shop', async ({
      page,
    }) => {
      await toCheckout(page)
      await expect(page.getByLabel('Land', { exact: false }).first()).toHaveValue('AT')
      await fillBilling(page)
      await page.getByLabel('Banküberweisung').check()
      await axe(page)
      await place(page)
      await page.waitForURL(/\/orders\/[\w-]{20,}/)
      await inMain(page, 'Huber Keramik GmbH')
      await inMain(page, '29,40')
      await seen(page)
    })

    test('an order in cash on delivery has its fee, and its buyer cancels it', async ({ page }) => {
      await toCheckout(page)
      await fillBilling(page)
      await page.getByLabel('Nachnahme').check()
      await place(page)
      await page.waitForURL(/\/orders\/[\w-]{20,}/)
      await inMain(page, '32,40')
      await hydrated(page)
      await page.getByRole('button', { name: 'Bestellung stornieren' }).click()
      await page.getByRole('button', { name: 'Ja, Bestellung stornieren' }).click()
      await inMain(page, 'Ihre Bestellung ist storniert.')
      await seen(page)
    })

    test('countries that the shop does not send to are not offered, nor kept from before', async ({
      page,
    }) => {
      await toCheckout(page)
      const country = page.getByLabel('Land', { exact: false }).first()
      await expect(country.locator('option')).toHaveText(['Österreich', 'Deutschland'])
      const before = JSON.stringify({ country: 'US', city: 'Boston' })
      await page.evaluate((form) => sessionStorage.setItem('checkout', form), before)
      await page.reload()
      await expect(page.getByLabel('Ort', { exact: false }).first()).toHaveValue('Boston')
      await expect(country).toHaveValue('AT')
    })

    test('an account is opened and sees the order placed with it', async ({ page }) => {
      const email = someone()
      await open(page, at('/signup'))
      await page.getByLabel('Name', { exact: true }).fill('Φωτεινή')
      await page.locator('main').getByLabel('E-Mail-Adresse').fill(email)
      await page.locator('main').getByLabel('Passwort', { exact: true }).fill('ein-langes-wort')
      await page.getByRole('button', { name: 'Konto erstellen' }).click()
      await page.waitForURL(/\/login|\/accounts/)
      await seen(page)
    })

    test('a message reaches the shop, which promises no hours', async ({ page }) => {
      await open(page, at('/contacts'))
      await page.getByLabel('Ihr Name').fill('শাহনাজ')
      await page.locator('main').getByLabel('Ihre E-Mail-Adresse').fill(someone())
      await page.getByLabel('Ihre Telefonnummer').fill('+43 1 5550100')
      await page
        .getByLabel('Hinterlassen Sie eine Nachricht')
        .fill('Wann kommt die nächste Schale?')
      await page.getByRole('button', { name: 'Nachricht senden' }).click()
      await inMain(page, 'Ihre Nachricht ist bei uns.')
      await seen(page)
    })

    test('a newsletter without a code promises none', async ({ page }) => {
      await open(page, at('/newsletter?state=sent'))
      await inMain(page, 'Ihre Willkommensmail ist unterwegs.')
      await seen(page)
    })

    test('a page that is not there says so in the shop’s language and words', async ({
      page,
      allowed,
    }) => {
      allowed.push('404')
      const response = await open(page, at('/nirgends'))
      expect(response?.status()).toBe(404)
      await expect(page).toHaveURL(at('/de/nirgends'))
      await expect(page.locator('h1')).toBeVisible()
      await seen(page)
    })

    test('Google is offered only where it is set up, and a row that fits does not move', async ({
      page,
    }) => {
      await open(page, at('/signup'))
      await expect(page.getByRole('button', { name: 'Konto erstellen' })).toBeVisible()
      await expect(page.getByRole('button', { name: /Google/ })).toHaveCount(0)
      await expect(page.locator('main img')).toHaveCount(0)
      await page.setViewportSize({ width: 1100, height: 900 })
      await open(page, at('/'))
      const tiles = page.getByRole('region', { name: 'Nach Kategorie stöbern' })
      await tiles.scrollIntoViewIfNeeded()
      await expect(tiles.getByRole('button', { name: 'Weiter' })).toHaveCount(0)
    })
  })
