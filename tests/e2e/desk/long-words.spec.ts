import { BILLING } from '../../support/shopper'
import { someone } from '../buying'
import { expect, open, test } from '../shop-test'
import { signIn } from './desk'

test.use({ allowed: ['Service Worker registration blocked'] })

test('names without a blank hide no column of the lists, on a desk or a phone', async ({
  page,
  request,
}) => {
  const email = someone()
  const endless = 'Donaudampfschifffahrt'.repeat(5).slice(0, 100)
  const names = { firstName: endless, lastName: endless, company: endless, city: endless }
  const placed = await request.post('/api/orders', {
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    data: {
      items: [{ productId: 6, quantity: 1 }],
      payment: 'bank',
      billing: { ...BILLING, ...names, email },
    },
  })
  expect(placed.status()).toBe(201)
  await open(page, '/contacts')
  await page.getByLabel('Your Name *').fill(endless)
  await page.getByLabel('Your Email *').fill(email)
  await page.getByLabel('Your Phone *').fill('+880 1712 345678')
  await page.getByPlaceholder('Leave a comment...').fill(endless.repeat(5))
  await page.getByRole('button', { name: 'Send Massage' }).click()
  await expect(page.getByText(`A confirmation is on its way to ${email}`)).toBeVisible()
  await signIn(page, 'staff')
  for (const path of ['orders', 'customers', 'messages'])
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`/desk/${path}?search=${encodeURIComponent(email)}`)
      await expect(page.getByRole('rowheader')).toHaveCount(1)
      const cells = page.getByRole('row').filter({ hasText: endless }).locator('td')
      const beyond = await cells.evaluateAll((all) =>
        all.flatMap((cell) => {
          const { left, right } = (cell.closest('.data-table') as Element).getBoundingClientRect()
          const range = document.createRange()
          range.selectNodeContents(cell)
          const box = range.getBoundingClientRect()
          return box.width > 0 && (box.left < left || box.right > right + 1)
            ? [cell.textContent]
            : []
        }),
      )
      expect(beyond, `${path} at ${width} px`).toEqual([])
    }
})
