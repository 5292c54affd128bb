import { expect, test } from '../shop-test'
import { signIn } from './desk'

test.use({ allowed: ['Service Worker registration blocked', 'status of 401'] })

test('the desk’s sign-in is nothing to the shop, and the shop’s nothing to the desk', async ({
  page,
}) => {
  const member = await signIn(page, 'owner')
  await page.goto('/desk')
  await expect(page.getByText(member.name)).toBeVisible()
  await page.goto('/accounts')
  await expect(page.getByText(member.name)).toHaveCount(0)
})

test('a session that ended elsewhere leads to signing in, and back', async ({ page }) => {
  await signIn(page, 'viewer')
  await page.goto('/desk')
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible()
  await page.context().clearCookies()
  await page.reload()
  await page.waitForURL('**/desk/sign-in?back=%2F')
})
