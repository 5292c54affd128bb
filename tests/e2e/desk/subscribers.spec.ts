import { expect, test } from '../shop-test'
import { cleanAtEachWidth, signIn } from './desk'

test('a subscriber is found, and unsubscribed after a question', async ({ page }) => {
  const email = `${crypto.randomUUID()}@subscribers.example`
  const answer = await page.request.post('/api/newsletter', {
    data: { email, language: 'en' },
    headers: { Origin: process.env.SHOP_URL as string },
  })
  expect(answer.ok()).toBe(true)
  await signIn(page, 'staff')
  await page.goto('/desk/customers')
  await page.getByRole('link', { name: 'Newsletter' }).click()
  await page.getByRole('searchbox', { name: 'Search an address' }).fill(email)
  const row = page.getByRole('row', { name: email })
  await expect(row).toContainText('Not confirmed')
  // Until the found ones have come, those before them are faint.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(page.getByRole('row')).toHaveCount(2)
  await cleanAtEachWidth(page)
  await page.getByRole('button', { name: `Unsubscribe ${email}` }).click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText(email)
  await question.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(question).toBeHidden()
  await expect(row).toContainText('Unsubscribed')
})
