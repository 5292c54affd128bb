import { stored } from './buying'
import { shopOfFile } from './shop-of-file'
import { test as base, expect, open } from './shop-test'
import { shirt, startVariedShop } from './varied-shop'

/** Their pictures are of a host that does not exist. */
const test = base.extend({
  allowed: async ({ allowed }, use) => use([...allowed, '/media/']),
})

const shop = shopOfFile(() => startVariedShop({ CROSSED_OUT_PRICES: 'catalogue' }))

const shirtAt = (price: number) => ({
  ...shirt(505),
  variants: [
    { sku: '505-S', values: ['Red', 'S'], price, compareAtPrice: 50, stock: 4 },
    { sku: '505-M', values: ['Red', 'M'], price: 40, stock: 4 },
  ],
})

test('a wish with options shows what the shop asks now, and the lowest price before it', async ({
  page,
}) => {
  await shop.bring(shirtAt(30))
  await open(page, `${shop.origin}/shop/505`)
  await page.getByRole('button', { name: 'Add to wishlist' }).first().click()
  await page.waitForURL('**/wishlist')
  const price = page.locator('.wishes .price')
  await expect(price).toContainText('$30')
  await shop.bring(shirtAt(20))
  await page.reload()
  await expect(price).toContainText(/from\s*\$20/i)
  await expect(price).toContainText(/before: \$30/)
  // It shows before it is stored, in the tab's turn to write.
  await expect
    .poll(() => stored(page, 'wishlist'))
    .toMatchObject([{ price: 20, lowestBefore: 3000 }])
  await shop.bring(shirtAt(18))
  await page.reload()
  await expect(price).toContainText(/from\s*\$18/i)
  await expect(price).toContainText(/before: \$20/)
  await shop.bring(shirtAt(25))
  await page.reload()
  await expect(price).toContainText(/from\s*\$25/i)
  await expect(price).not.toContainText('before') // a price that rose is no reduction
})
