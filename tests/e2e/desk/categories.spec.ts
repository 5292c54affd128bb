import { type BuiltShop, startBuiltShop } from '../../support/built-shop'
import { expect, test } from '../shop-test'
import { signIn } from './desk'

/** A shop of its own: the order is that of menus and of the home page. */
let shop: BuiltShop
test.beforeAll(async () => {
  shop = await startBuiltShop()
})
test.afterAll(() => shop?.stop())
test.use({ allowed: ['Service Worker registration blocked', 'status of 409'] })

test('categories are put in order by keys, and who does it second is told', async ({ page }) => {
  await signIn(page, 'staff', 'Mina', shop)
  await page.goto(`${shop.origin}/desk/categories`)
  const list = page.getByRole('list', { name: 'Categories in their order' })
  const names = () => list.getByRole('listitem').locator('p:first-child').allTextContents()
  await expect(list.getByRole('listitem').nth(3)).toBeVisible()
  const [first = '', second = '', third = ''] = await names()

  await page.getByRole('button', { name: `Move ${third} up`, exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await names()).slice(0, 3)).toEqual([third, first, second])
  await expect(async () => {
    await page.reload()
    await expect(list.getByRole('listitem').first()).toContainText(third, { timeout: 500 })
  }).toPass()

  await page.evaluate(async () => {
    const headers = { 'X-Desk': '1', 'Content-Type': 'application/json' }
    const read = await (await fetch('/api/desk/categories', { headers })).json()
    const was = read.categories.map(({ slug }: { slug: string }) => slug)
    const body = JSON.stringify({ slugs: was.toReversed(), was })
    const options = { method: 'PUT', headers, body }
    if (!(await fetch('/api/desk/categories/order', options)).ok) throw new Error('refused')
  })
  await page.getByRole('button', { name: `Move ${third} down`, exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Somebody changed this meanwhile.')
  await expect(list.getByRole('listitem').last()).toContainText(third)
})
