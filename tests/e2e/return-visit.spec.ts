import { signIn } from './desk/desk'
import { expect, test } from './shop-test'

test.use({ allowed: ['Service Worker registration blocked'] })

/** Far from what other tests buy or look at. */
const PRODUCT = 137

test('who comes back to a page sees a changed price at once, not that of the visit before', async ({
  page,
  browser,
}) => {
  const prices = page.locator('.product-head .price > span')
  const readPage = () => page.evaluate(async (id) => (await fetch(`/shop/${id}`)).text(), PRODUCT)
  await page.goto(`/shop/${PRODUCT}`)
  const before = (await prices.first().innerText()).replace('$', '')
  expect(await readPage()).toContain(`$${before}`)
  await page.goto('/about')

  const elsewhere = await browser.newContext({ baseURL: process.env.SHOP_URL })
  const desk = await elsewhere.newPage()
  await signIn(desk, 'staff')
  const edit = async (to: number) => {
    const response = await desk.request.post('/api/desk/products/edits', {
      data: { ids: [PRODUCT], edit: { kind: 'price', to } },
      headers: { 'X-Desk': '1', Origin: process.env.SHOP_URL as string },
    })
    expect(response.status()).toBe(200)
  }
  const cents = Math.round(Number(before.replaceAll(',', '')) * 100)
  try {
    await edit(cents + 123)
    await page.waitForTimeout(2500) // every process has heard of the change
    const after = ((cents + 123) / 100).toFixed(2)
    expect(await readPage()).toContain(`$${after}`)
    await page.goto(`/shop/${PRODUCT}`)
    await expect(prices.first()).toHaveText(
      `$${Number(after).toLocaleString('en-US', { minimumFractionDigits: 2 })}`,
    )
  } finally {
    await edit(cents)
    await elsewhere.close()
  }
})
