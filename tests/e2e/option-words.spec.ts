import { ordered, someone, store, stored, storedProduct } from './buying'
import { expect, open, test as shopTest } from './shop-test'
import { startVariedShop } from './varied-shop'

/** The pictures of the shop begun empty are of a host that does not exist. */
const test = shopTest.extend({
  allowed: async ({ allowed }, use) => use([...allowed, '/media/']),
})

const NAVY = [
  { name: 'Size', value: 'S' },
  { name: 'Colour', value: 'Navy' },
]
const IN_FRENCH = 'Taille\u00a0: S · Couleur\u00a0: Bleu marine'

test('cart, checkout and order say the demo’s sizes and colours in French', async ({
  page,
  request,
}) => {
  const { variants } = (await (await request.get('/api/products/46')).json()) as {
    variants: { id: number; values: string[] }[]
  }
  const variant = variants.find(({ values }) => values.join() === 'S,Navy')?.id
  const line = {
    ...storedProduct(46),
    title: 'Hoodie',
    thumbnail: '',
    variant,
    chosen: NAVY,
    quantity: 1,
  }
  await store(page, 'cart', [line])
  await open(page, '/fr/cart')
  const row = page.getByRole('row').filter({ hasText: 'S · Couleur' })
  await expect(row).toContainText(IN_FRENCH)
  await expect(row.getByRole('button', { name: /Bleu marine/ }).first()).toBeVisible()
  await expect.poll(() => stored(page, 'cart')).toMatchObject([{ chosen: NAVY }]) // as the catalogue says
  await open(page, '/fr/checkout')
  await expect(page.locator('.checkout-order')).toContainText(IN_FRENCH)
  const bought = [{ productId: 46, variant, quantity: 1 }]
  const { token } = await ordered(request, someone(), 'bank', 'fr', bought)
  await open(page, `/fr/orders/${token}`)
  await expect(page.locator('main')).toContainText(IN_FRENCH)
  const { items } = await (await request.get(`/api/orders/${token}`)).json()
  expect(items).toMatchObject([{ options: NAVY }])
})

test('wishes that wait for a choice name it in German', async ({ page }) => {
  const options = [{ name: 'Size', values: ['S'] }]
  await store(page, 'wishlist', [
    { ...storedProduct(46), title: 'Hoodie', thumbnail: '', stock: 9, options },
  ])
  await open(page, '/de/wishlist')
  await page.getByRole('button', { name: 'Alles in den Warenkorb' }).click()
  await expect(page.locator('.notice li')).toContainText(/\(Größe(, Farbe)?\)/)
})

test('in a shop begun empty, known words are translated and the merchant’s own stay', async ({
  page,
}) => {
  test.setTimeout(180_000) // It starts a shop of its own.
  const shop = await startVariedShop()
  try {
    const chosen = [
      { name: 'Colour', value: 'Blue' },
      { name: 'Machart', value: 'Robust' },
    ]
    const line = { ...storedProduct(501, { title: 'Shirt 501', thumbnail: '' }), chosen }
    // A line whose variant is no longer sold keeps the words of its moment.
    await store(page, 'cart', [{ ...line, variant: 999_999, quantity: 1 }])
    await open(page, `${shop.origin}/fr/cart`)
    await expect(page.getByRole('row').nth(1)).toContainText(
      'Couleur\u00a0: Bleu · Machart\u00a0: Robust',
    )
    // Its offers load more, which a stopped shop would not answer.
    await page.close()
  } finally {
    await shop.stop()
  }
})
