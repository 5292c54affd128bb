import { expect, test } from '../shop-test'
import { cleanAtEachWidth, signIn } from './desk'

/** Without an order a mail has nothing to show. */
test.use({ allowed: ['Service Worker registration blocked', 'status of 404'] })

const PARTS = ['shop', 'looks', 'money', 'shipping', 'payment', 'words', 'missing', 'pages']
const SCREENS = [...PARTS, 'mails', 'history', 'file']

test('a viewer reads every screen of the settings and is offered no change', async ({ page }) => {
  await signIn(page, 'viewer')
  for (const path of SCREENS) {
    await page.goto(`/desk/settings/${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const changes = page.getByRole('button', { name: /^(Save|Undo|Choose a file|Edit)/ })
    await expect(changes).toHaveCount(0)
    await cleanAtEachWidth(page)
  }
})
