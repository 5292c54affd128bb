import { importSettings } from '../support/settings/renamed-shop'
import { onOrderPage, placeOrder, someone, store, storedProduct } from './buying'
import { shopOfFile } from './shop-of-file'
import { test as base, expect, open } from './shop-test'

const test = base.extend({
  allowed: async ({ allowed }, use) => use([...allowed, '/api/orders']),
})

const shop = shopOfFile()
test.beforeAll(async () => {
  await importSettings(shop, {
    'shop.kind': 'own',
    'shop.name': 'Prairie Goods',
    'shop.country': 'US',
    'shipping.zones': [{ name: 'Parcels', countries: ['US', 'AT'], rates: [{ cents: 500 }] }],
  })
  await expect(async () => {
    expect(await (await fetch(`${shop.origin}/checkout`)).text()).toContain('ZIP Code')
  }).toPass()
})

test.beforeEach(async ({ page }) => {
  await store(page, 'cart', [storedProduct(7, { price: 11.25 })])
  await open(page, `${shop.origin}/checkout`)
})

test('a shop of the United States asks for the state, between town and ZIP code', async ({
  page,
}) => {
  await expect(page.locator('.checkout-fields').nth(1).locator('label:visible')).toHaveText([
    'First Name*',
    'Last Name*',
    'Country*',
    'Street Address*',
    'Town/City*',
    'State*',
    'ZIP Code*',
  ])
  await expect(page.getByText('Company Name (optional)').first()).toBeVisible()
  await page.getByLabel('Street Address').fill('12 Main St')
  await page.getByLabel('ZIP Code').fill('60601')
  await placeOrder(page)
  await expect(page.getByText('Enter your state.').first()).toBeVisible()
})

test('where addresses have no region, none is asked for, and the order says the one that was given', async ({
  page,
}) => {
  await page.getByLabel('State').fill('IL')
  await page.getByLabel('Country').selectOption('AT')
  const region = page.getByLabel('State')
  await expect(region).not.toHaveAttribute('required')
  await page.getByLabel('Country').selectOption('US')
  await expect(region).toHaveAttribute('required')
  const entered: [string, string][] = [
    ['First Name', 'Ana'],
    ['Last Name', 'Rahman'],
    ['Street Address', '12 Main St'],
    ['Town/City', 'Chicago'],
    ['ZIP Code', '60601'],
    ['Phone', '+1 312 555 0142'],
    ['Email Address', someone()],
  ]
  for (const [label, value] of entered) await page.getByLabel(label).fill(value)
  await placeOrder(page)
  await onOrderPage(page)
  await expect(page.locator('main')).toContainText('Chicago, IL 60601')
})
