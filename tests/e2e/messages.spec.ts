import type { Page } from '@playwright/test'
import { asShopper, boxOf } from './pages'
import { expect, open, test } from './shop-test'

// Where messages stand: beside each other, and over nothing that is needed next.

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Returns where the toast is, which is gone soon, and what can be used under it. */
async function toastOver(page: Page, within = 'main') {
  const found = await page.waitForFunction((place) => {
    const toast = document.querySelector('[data-sonner-toast]')
    if (!toast || getComputedStyle(toast).opacity !== '1') return
    const box = toast.getBoundingClientRect()
    const covered = [...document.querySelectorAll(`:is(${place}) :is(a, button)`)].filter((one) => {
      if (toast.contains(one) || !one.checkVisibility()) return false
      const other = one.getBoundingClientRect()
      return (
        other.left < box.right &&
        other.right > box.left &&
        other.top < box.bottom &&
        other.bottom > box.top
      )
    })
    return {
      box: box.toJSON() as DOMRect,
      covered: covered.map((one) => `${one.className}: ${one.textContent}`),
    }
  }, within)
  return (await found.jsonValue()) as { box: DOMRect; covered: string[] }
}

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const)
  test(`what a product’s page says stands in one place at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await open(page, '/shop/1')
    const add = page.getByRole('button', { name: 'Add to cart', exact: true }).first()
    await add.click()
    const { box, covered } = await toastOver(page)
    expect(covered.filter((name) => /(^| )button( |:)/.test(name))).toEqual([])
    const going = await boxOf(page.getByText('You are being taken to your cart.'))
    expect(going.y - box.bottom).toBeGreaterThanOrEqual(0)
    expect(going.y - box.bottom).toBeLessThan(60)
    expect(box.height, 'it is no higher than its link and a rim').toBeLessThan(62)
  })

test('a message on a desktop’s wishlist covers neither its button nor a card’s', async ({
  page,
}) => {
  await asShopper(page)
  await open(page, '/wishlist')
  await page.getByRole('button', { name: 'Move All To Bag' }).click()
  const { box, covered } = await toastOver(page)
  expect(covered).toEqual([])
  expect(box.top).toBeGreaterThan(450)
  // A second toast stands where the first stood.
  await page.getByRole('button', { name: 'Move All To Bag' }).click()
  expect((await toastOver(page)).box.bottom).toBeCloseTo(box.bottom, -1)
})

test('a message on a desktop covers no button that was pressed', async ({ page }) => {
  await open(page, '/shop')
  const add = page.locator('article .card-add').nth(1)
  await add.evaluate((button) => button.scrollIntoView({ block: 'end' }))
  await add.focus()
  await add.press('Enter')
  const { covered } = await toastOver(page, 'article:focus-within')
  expect(covered).toEqual([])
})

test('a message on a phone covers no button of this card or the next', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/shop')
  for (const at of [2, 3]) {
    const add = page.locator('article .card-add').nth(at)
    await add.evaluate((button) => button.scrollIntoView({ block: 'center' }))
    await add.focus()
    await add.press('Enter')
    const { box, covered } = await toastOver(page, 'article')
    expect(covered.filter((name) => name.includes('card-add'))).toEqual([])
    expect(box.bottom).toBeLessThan((await boxOf(add)).y)
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  }
})
