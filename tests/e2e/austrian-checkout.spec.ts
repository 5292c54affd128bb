import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
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
    'shop.accent': '#235c4e',
    'shop.emails': ['hallo@toepferei.example'],
    'money.currency': 'EUR',
    'money.pricesIncludeTax': true,
    'money.taxRates': [
      { country: 'AT', percent: 20 },
      { country: 'DE', percent: 19 },
    ],
    'shipping.zones': [
      { name: 'Österreich', countries: ['AT'], rates: [{ cents: 490, freeFrom: 5900 }] },
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

test('a cart whose shipping is free says so, though another country may pay for it', async ({
  page,
}) => {
  const bowl = { ...storedProduct(1, { title: 'Schale', price: 30 }), quantity: 2 }
  await store(page, 'cart', [bowl])
  await open(page, `${shop.origin}/cart`)
  await expect(page.getByRole('region', { name: 'Cart Total' })).toContainText(/Shipping:\s*Free/)
})

test('what is wrong with an address is said in red, whatever the shop’s colour is', async ({
  page,
}) => {
  await store(page, 'cart', [storedProduct(1, { title: 'Schale', price: 30 })])
  await open(page, `${shop.origin}/checkout`)
  await placeOrder(page)
  const red = 'rgb(207, 58, 58)'
  const city = page.getByLabel('Town/City')
  await expect(city).toHaveCSS('border-color', red)
  await expect(page.locator('#checkout-city-error')).toHaveCSS('color', red)
  const summary = page.getByRole('alert').filter({ hasText: 'Please check these fields' }).first()
  await expect(summary).toHaveCSS('border-inline-start-color', 'rgb(219, 68, 68)')
  await expect(page.getByRole('button', { name: 'Place Order' }).first()).toHaveCSS(
    'background-color',
    'rgb(35, 92, 78)',
  )
})

test('a tall picture stays within its frame, on a card as in the cart', async ({ page }) => {
  const tall = await sharp({
    create: { width: 60, height: 180, channels: 3, background: '#8c2f39' },
  })
    .webp()
    .toBuffer()
  await page.route('**/media/**', (route) =>
    route.fulfill({ body: tall, contentType: 'image/webp' }),
  )
  await store(page, 'cart', [storedProduct(1, { title: 'Schale', price: 30 })])
  for (const [path, frame] of [
    ['/shop', '.card-tile'],
    ['/cart', '.cart-row .bg-tile'],
    ['/checkout', '.bg-tile:has(img)'],
  ]) {
    await open(page, shop.origin + path)
    const shown = page.locator(`${frame} img`).first()
    await expect
      .poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalHeight / img.naturalWidth))
      .toBeGreaterThan(2)
    const box = await page
      .locator(frame as string)
      .first()
      .boundingBox()
    const picture = await shown.boundingBox()
    if (!box || !picture) throw new Error(`no picture on ${path}`)
    expect(picture.y).toBeGreaterThanOrEqual(box.y)
    expect(picture.y + picture.height).toBeLessThanOrEqual(box.y + box.height)
  }
})

test('a product without a picture has a parcel in its place in the cart, as on a card', async ({
  page,
  allowed,
}) => {
  allowed.push('ERR_FAILED')
  await store(page, 'cart', [storedProduct(1, { title: 'Schale', price: 30, thumbnail: '' })])
  await page.route('**/api/**', (route) => route.abort()) // The catalogue has one by now.
  await open(page, `${shop.origin}/cart`)
  const frame = page.locator('.cart-row .bg-tile')
  await expect(frame).toHaveCSS('background-image', /^url\("data:image\/svg/)
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

test('a cart is free where the whole country is, and an estimate while the post code decides', async ({
  page,
}) => {
  await importSettings(shop, {
    'shipping.zones': [
      { name: 'Wien', countries: ['AT'], postCodes: ['1*'], rates: [{ cents: 900 }] },
      { name: 'Österreich', countries: ['AT'], rates: [{ cents: 0 }] },
    ],
  })
  const row = (name: string) =>
    page.getByRole('region', { name: 'Your order' }).locator('dl > div', { hasText: `${name}:` })
  await store(page, 'cart', [storedProduct(1, { title: 'Schale', price: 30 })])
  await expect(async () => {
    await open(page, `${shop.origin}/checkout`)
    await expect(row('Shipping')).toContainText('from €0.00', { timeout: 2000 })
  }).toPass()
  await expect(row('Total').last()).toContainText('from €30.00')
  await page.getByLabel('Post Code').fill('1010')
  await expect(row('Shipping')).toContainText('€9.00')
  await page.getByLabel('Post Code').fill('5020')
  await expect(row('Shipping')).toContainText('Free')
  await expect(row('Total').last()).not.toContainText('from')
})
