import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { product } from '../support/network/stub-host'
import { runCommand } from '../support/run-command'
import { importSettings } from '../support/settings/renamed-shop'
import { fillAddress, onOrderPage, placeOrder, someone, store, storedProduct } from './buying'
import { shopOfFile } from './shop-of-file'
import { test as base, expect, open } from './shop-test'

/** Its picture is of a host that does not exist. */
const test = base.extend({
  allowed: async ({ allowed }, use) => use([...allowed, '/media/', '/api/orders']),
})

const shop = shopOfFile({ SEED_DEMO: 'false' }, 'serial')
test.beforeAll(async () => {
  await importSettings(shop, {
    'shop.name': 'Töpferei Moser',
    'shop.country': 'AT',
    'shop.emails': ['hallo@toepferei.example'],
    'money.currency': 'EUR',
    'money.pricesIncludeTax': true,
    'money.taxRates': [
      { country: 'AT', percent: 20 },
      { country: 'DE', percent: 19 },
    ],
    'shipping.zones': [
      { name: 'Österreich', countries: ['AT'], rates: [{ cents: 490 }] },
      { name: 'Nachbarn', countries: ['DE', 'CZ'], rates: [{ cents: 990 }] },
    ],
  })
  const file = join(tmpdir(), `products-${crypto.randomUUID()}.json`)
  const bowl = product(1, { title: 'Schale', price: 30, discountPercentage: 40, stock: 50 })
  writeFileSync(file, JSON.stringify([bowl]))
  const { code, output } = await runCommand({ DATA_DIR: shop.dataDir }, 'import', file)
  rmSync(file)
  if (code !== 0) throw new Error(output)
  await expect(async () => {
    expect(await (await fetch(`${shop.origin}/shop/1`)).text()).toContain('Töpferei Moser')
  }).toPass()
})

test('a given discount crosses nothing out', async ({ page }) => {
  await open(page, `${shop.origin}/shop/1`)
  await expect(page.locator('.product-head .price > span').first()).toHaveText('€30.00')
  await expect(page.locator('.price s')).toHaveCount(0)
  await open(page, `${shop.origin}/shop`)
  await expect(page.locator('.card .price')).toHaveCount(1)
  await expect(page.locator('.card-badge, .card s')).toHaveCount(0)
})

test('the checkout begins with Austria, asks about a wrong code, and stores the right one', async ({
  page,
}) => {
  await store(page, 'cart', [storedProduct(1, { title: 'Schale', price: 30 })])
  await open(page, `${shop.origin}/checkout`)
  const country = page.getByLabel('Country')
  await expect(country).toHaveValue('AT')
  await expect(country.locator('option').first()).toHaveText('Austria')
  await expect(country.locator('option:checked')).not.toHaveText('Bangladesh')
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText('€4.90')

  await fillAddress(page, someone())
  await country.selectOption('CZ')
  await page.getByLabel('Post Code').fill('AT-1010')
  await page.getByLabel('Cash on Delivery').check()
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText('€39.90')
  await placeOrder(page)
  await expect(page.locator('#checkout-postCode-error')).toContainText(
    'Is this address in Austria?',
  )

  await country.selectOption('AT')
  await page.getByLabel('Post Code').fill('1010')
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText('€34.90')
  await placeOrder(page)
  await onOrderPage(page)
  await expect(page.locator('main')).toContainText('Austria')
  await expect(page.locator('main')).not.toContainText('EX-')
})
