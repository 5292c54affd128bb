import { store, stored, storedProduct } from './buying'
import { expect, open, test } from './shop-test'

/** Spec section 3. */
const PRODUCT = [
  ...['id', 'title', 'description', 'price', 'discountPercentage', 'rating', 'stock'],
  ...['availabilityStatus', 'brand', 'category', 'thumbnail', 'images', 'weight'],
  ...['warrantyInformation', 'shippingInformation', 'returnPolicy', 'reviews'],
]

test('what a card does not hold is filled in from the catalogue', async ({ page, request }) => {
  await open(page, '/shop?q=mascara')
  await page.locator('article .card-add').first().click()
  await page.locator('article .card-icon').first().click()
  for (const key of ['cart', 'wishlist'])
    await expect
      .poll(async () => Object.keys((await stored(page, key))?.[0] ?? {}))
      .toEqual(expect.arrayContaining(PRODUCT))
  const product = await (await request.get('/api/products/1')).json()
  const [item] = (await stored(page, 'cart')) as Record<string, unknown>[]
  expect(item).toMatchObject({ quantity: 1, price: product.price, reviews: product.reviews })
  const fixed = PRODUCT.filter((name) => name !== 'thumbnail' && name !== 'stock') // others buy it too
  for (const field of fixed) expect(item?.[field], field).toEqual(product[field])
  expect(product.thumbnail).toContain(item?.thumbnail) // a path here, an address there
})

test('what another writer stored is completed when the cart opens, and nothing is lost', async ({
  page,
}) => {
  const item = {
    ...storedProduct(1, { category: '', thumbnail: '' }),
    quantity: 2,
    tags: ['x'],
    description: 'Theirs\n\twith a tab',
  }
  await store(page, 'cart', [item])
  await open(page, '/cart')
  await expect
    .poll(async () => Object.keys((await stored(page, 'cart'))[0]))
    .toEqual(expect.arrayContaining(PRODUCT))
  expect((await stored(page, 'cart'))[0]).toMatchObject({
    category: expect.stringMatching(/./),
    thumbnail: expect.stringContaining('/media/demo/1-1'),
  })
  await page.getByRole('button', { name: /^Increase/ }).click()
  await expect
    .poll(() => stored(page, 'cart'))
    .toMatchObject([{ quantity: 3, tags: ['x'], description: 'Theirs\n\twith a tab' }])
  const text = await page.evaluate(() => localStorage.getItem('cart') ?? '')
  expect(text).toBe(JSON.stringify(JSON.parse(text)))
})
