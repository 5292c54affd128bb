import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LANGUAGES } from '../../app/business'
import { PAGES } from '../../app/http/pages/page-rules'
import { inLanguage } from '../../app/texts/language'
import { product } from '../support/network/stub-host'
import { runCommand } from '../support/run-command'
import { importSettings, RENAMED, readMail } from '../support/settings/renamed-shop'
import { fillAddress, someone } from './buying'
import { shopOfFile } from './shop-of-file'
import { axe, test as base, expect, open } from './shop-test'

/** Their pictures are of a host that does not exist. */
const test = base.extend({
  allowed: async ({ allowed }, use) => use([...allowed, '/media/']),
})

const SETTINGS = {
  ...RENAMED,
  'words.en': {},
  'money.currency': 'EUR',
  'money.pricesIncludeTax': true,
  'money.taxClasses': ['standard', 'reduced'],
  'money.taxRates': [
    { country: '*', class: 'standard', percent: 20 },
    { country: '*', class: 'reduced', percent: 5.5 },
  ],
  'money.crossedOutPrices': 'catalogue',
  'shipping.zones': [
    { name: 'France', countries: ['FR'], rates: [{ cents: 490 }] },
    { name: 'Neighbours', countries: ['BE', 'DE'], rates: [{ cents: 990 }] },
  ],
}
const SHIRT = {
  ...product(501, { title: 'Striped shirt', category: 'mens-clothes', stock: undefined }),
  options: [{ name: 'Size', values: ['S', 'M'] }],
  variants: [
    { sku: 'SHIRT-S', values: ['S'], price: 30, stock: 4 },
    { sku: 'SHIRT-M', values: ['M'], price: 30, stock: 4 },
  ],
}
const BOOK = {
  ...product(502, {
    ...{ title: 'Cook book', category: 'books', price: 12, stock: 9 },
    description: 'ہر دن کے کھانے۔',
  }),
  taxClass: 'reduced',
}
const AS_IT_CAME = /exclusive(?!-)|\$\s?\d|\d[\s\u00a0\u202f]?\$|USD|\b15\s?%/i
/** What only the shop as it came says; styles have shares of their own, a nonce any letters. */
const asItCame = (text: string) =>
  AS_IT_CAME.exec(text.replace(/<style\b[\s\S]*?<\/style>|\bnonce="[^"]*"/g, ''))?.[0]

const shop = shopOfFile(
  {
    SEED_DEMO: 'false',
    IDENTITY_API_KEY: 'a-key',
    IDENTITY_PROJECT_ID: 'a-project',
  },
  'serial',
)
test.beforeAll(async () => {
  await importSettings(shop, SETTINGS)
  const file = join(tmpdir(), `products-${crypto.randomUUID()}.json`)
  writeFileSync(file, JSON.stringify([SHIRT, BOOK]))
  const { code, output } = await runCommand({ DATA_DIR: shop.dataDir }, 'import', file)
  rmSync(file)
  if (code !== 0) throw new Error(output)
  await expect(async () => {
    const text = await (await fetch(`${shop.origin}/shop/501`)).text()
    expect(text).toContain('Maison Bleue')
    expect(text).toContain('Striped shirt')
  }).toPass()
})

test('a shirt in size M and a book go to France, at prices that contain two rates of tax', async ({
  page,
}) => {
  const email = someone()
  await open(page, `${shop.origin}/shop/501`)
  await expect(page).toHaveTitle(/Maison Bleue/)
  await page.getByRole('radio', { name: 'M', exact: true }).check()
  await expect(page.locator('.product-head .price > span')).toHaveText('€30.00')
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  await page.waitForURL(/\/cart$/)
  await open(page, `${shop.origin}/shop/502`)
  await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click()
  await page.waitForURL(/\/cart$/)
  const total = page.getByRole('region', { name: 'Cart Total' })
  await expect(total).toContainText('€42.00')
  await expect(total).toContainText('Includes VAT 20%')
  await expect(total).toContainText('Includes VAT 5.5%')
  await page.getByRole('link', { name: 'Proceed to checkout' }).click()
  await fillAddress(page, email)
  await page.getByLabel('Country').selectOption('FR')
  await page.getByLabel('Post Code').fill('44000')
  await page.getByLabel('Phone').fill('+33 612345678')
  const summary = page.getByRole('region', { name: 'Your order' })
  await expect(summary).toContainText('Size: M')
  await expect(summary).toContainText('€4.90')
  await expect(summary).toContainText('€46.90')
  await axe(page)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.waitForURL(/\/orders\/[\w-]{20,}$/)
  const order = page.locator('main')
  for (const text of ['Size: M', '€4.90', '€46.90', 'VAT 20%', 'VAT 5.5%'])
    await expect(order).toContainText(text)
  expect(asItCame(await page.content())).toBeUndefined()
  const token = page.url().split('/').at(-1)
  const { code, output } = await runCommand({ DATA_DIR: shop.dataDir }, 'orders', 'export')
  expect(code).toBe(0)
  expect(output).toContain(email)
  const answer = await (await page.request.get(`${shop.origin}/api/orders/${token}`)).json()
  // 30.00 and 3.50 of the shipping contain 20%, 12.00 and 1.40 of it 5.5%.
  expect(answer).toMatchObject({
    currency: 'EUR',
    includesTax: true,
    subtotal: 4200,
    shipping: 490,
    total: 4690,
    vat: 558 + 70,
    taxes: [
      { percent: 20, tax: 558 },
      { percent: 5.5, tax: 70 },
    ],
  })
  const folder = join(shop.dataDir, 'outbox')
  const mails = () => readdirSync(folder).filter((name) => name.endsWith('.eml'))
  await expect.poll(mails).not.toHaveLength(0)
  for (const name of mails()) {
    const mail = readMail(join(folder, name))
    expect(mail).toContain('Maison Bleue')
    expect(asItCame(mail), name).toBeUndefined()
  }
})

test('no page, feed or manifest says how the shop came', async () => {
  const paths = Object.keys(PAGES).map((path) =>
    path.replace(':id', '501').replace(':token', 'unknown').replace(':line', '1'),
  )
  const pages = LANGUAGES.flatMap((language) => paths.map((path) => inLanguage(language, path)))
  for (const path of [...pages, '/feed.xml', '/manifest.webmanifest', '/api/products/501']) {
    const text = await (await fetch(shop.origin + path)).text()
    expect(asItCame(text), path).toBeUndefined()
  }
})

test('a text in Urdu begins at its right', async ({ page }) => {
  await page.goto(`${shop.origin}/shop/502`)
  const [urdu, english] = ['ہر دن کے', 'Did you buy this?']
  const gaps = (words: string) =>
    page
      .getByRole('main')
      .getByText(words)
      .evaluate((element) => {
        const all = element.getBoundingClientRect()
        const text = document.createRange()
        text.selectNodeContents(element)
        const written = text.getBoundingClientRect()
        return { left: written.left - all.left, right: all.right - written.right }
      })
  expect(await gaps(urdu)).toMatchObject({ right: 0 })
  expect((await gaps(urdu)).left).toBeGreaterThan(100)
  expect(await gaps(english)).toMatchObject({ left: 0 })
})
