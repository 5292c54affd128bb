import type { Locator, Page } from '@playwright/test'
import { BILLING } from '../../support/shopper'
import { axe, expect, test } from '../shop-test'
import { signIn } from './desk'

const shot = async (page: Page, name: string) => {
  if (process.env.DESK_SHOTS)
    await page.screenshot({ path: `${process.env.DESK_SHOTS}/${name}.png` })
}

const boxOf = async (one: Locator) => {
  const box = await one.boundingBox()
  if (!box) throw new Error('it is not shown')
  return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height }
}

for (const [width, height] of [
  [1440, 900],
  [1366, 768],
] as const)
  test(`at ${width}×${height} the navigation and the tabs of settings are whole`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await signIn(page, 'owner')
    await page.goto('/desk/settings/shop')
    const navigation = page.getByRole('navigation', { name: 'Menu' })
    await expect(navigation.getByRole('button', { name: 'Sign out' })).toBeInViewport({ ratio: 1 })
    const last = navigation.getByRole('listitem').last()
    if (height === 900) await expect(last).toBeInViewport({ ratio: 1 })
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => scrollY)).toBe(0)
    const tabs = page.getByRole('navigation', { name: 'Settings' }).getByRole('link')
    const count = await tabs.count()
    expect(count).toBeGreaterThan(8)
    for (let at = 0; at < count; at++) {
      const box = await boxOf(tabs.nth(at))
      expect(box.right).toBeLessThanOrEqual(width)
      expect(box.left).toBeGreaterThanOrEqual(232)
    }
    await shot(page, `settings-${width}`)
  })

for (const width of [390, 1440])
  test(`a toast covers no field at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await signIn(page, 'staff')
    await page.goto(`/desk/products/${width === 390 ? 21 : 22}`)
    const title = page.getByLabel('Title', { exact: true })
    await title.fill(`${await title.inputValue()} II`)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const toast = page.locator('[data-sonner-toast]')
    await expect(toast).toContainText('Saved')
    await toast.hover() // It stays.
    await shot(page, `toast-${width}`)
    // What scrolled below the header is covered by it.
    const covered = await toast.evaluate(
      (one, header) => {
        const over = one.getBoundingClientRect()
        const fields = document.querySelectorAll<HTMLElement>('main :is(input, textarea, button)')
        return [...fields]
          .filter((field) => field.checkVisibility())
          .map((field) => ({ field, box: field.getBoundingClientRect() }))
          .filter(
            ({ box }) =>
              box.bottom > Math.max(over.top, header) &&
              Math.max(box.top, header) < over.bottom &&
              box.right > over.left &&
              box.left < over.right,
          )
          .map(({ field }) => field.getAttribute('aria-label') ?? field.outerHTML)
      },
      width === 390 ? 56 : 0,
    )
    expect(covered).toEqual([])
  })

test('the dialog that cancels an order leads back by other words than cancelling', async ({
  page,
  request,
}) => {
  const placed = await request.post('/api/orders', {
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    data: {
      items: [{ productId: 3, quantity: 1 }],
      payment: 'cash_on_delivery',
      billing: {
        ...BILLING,
        phone: `+88017${Math.floor(10_000_000 + Math.random() * 89_999_999)}`,
        email: `keep${Date.now()}@shop.example`,
      },
    },
  })
  const { number } = (await placed.json()) as { number: string }
  await signIn(page, 'staff')
  await page.goto(`/desk/orders/${number}`)
  await page.getByRole('button', { name: 'Cancel order' }).click()
  const dialog = page.getByRole('dialog', { name: `Cancel ${number}?` })
  await expect(dialog.getByRole('button', { name: /Cancel/ })).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Keep the order' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeVisible()
})

test.describe('without a connection', () => {
  test.use({
    allowed: ['Service Worker registration blocked', 'ERR_INTERNET_DISCONNECTED', 'ERR_FAILED'],
  })

  for (const width of [390, 1440])
    test(`a lost connection is shown in one line, from which typed work is saved, at ${width} px`, async ({
      page,
      context,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await signIn(page, 'staff')
      await page.goto(`/desk/products/${width === 390 ? 23 : 24}`)
      const description = page.getByLabel('Description', { exact: true })
      await description.fill('Typed on a train.')
      await context.setOffline(true)
      const line = page.getByRole('status').filter({ hasText: 'You are offline' })
      await expect(line).toContainText('Nothing that you typed is lost')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByRole('alert')).toContainText('The shop cannot be reached')
      await expect(description).toHaveValue('Typed on a train.')
      await shot(page, `offline-${width}`)
      await axe(page)
      await context.setOffline(false)
      const back = page.getByRole('status').filter({ hasText: 'Changes that did not arrive: 1' })
      await expect(back).toBeVisible()
      await back.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByText('Saved', { exact: true })).toBeVisible()
      await expect(back).toBeHidden()
      await page.reload()
      await expect(description).toHaveValue('Typed on a train.')
    })
})
