import { shopOfFile } from '../shop-of-file'
import { axe, expect, test } from '../shop-test'
import { signIn } from './desk'

/** A shop of its own: the order is that of menus and of the home page. */
const shop = shopOfFile()
test.use({ allowed: ['Service Worker registration blocked', 'status of 409', 'status of 422'] })

test('categories are put in order by keys, and who does it second is told', async ({ page }) => {
  await signIn(page, 'staff', 'Mina', shop)
  await page.goto(`${shop.origin}/desk/categories`)
  const list = page.getByRole('list', { name: 'Categories in their order' })
  const names = () => list.getByRole('listitem').locator('p:first-child').allTextContents()
  await expect(list.getByRole('listitem').nth(3)).toBeVisible()
  const [first = '', second = '', third = ''] = await names()

  let stored = 0
  page.on('response', (response) => {
    if (response.url().endsWith('/categories/order')) stored++
  })
  await page.getByRole('button', { name: `Move ${third} up`, exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await names()).slice(0, 3)).toEqual([third, first, second])
  await expect.poll(() => stored, 'a reload would break off what is under way').toBe(2)
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

test('a size guide is pasted for a category, stands in the shop, and its department’s after it', async ({
  page,
}) => {
  await signIn(page, 'staff', 'Nora', shop)
  await page.goto(`${shop.origin}/desk/categories`)
  await page.getByRole('button', { name: /^Edit the size guide of Women.s Clothes/ }).click()
  const dialog = page.getByRole('dialog', { name: "Size guide: Women's Clothes" })
  await expect(dialog).toContainText('Without tables of its own it has those of')
  await dialog.getByRole('button', { name: 'Add table' }).click()
  await dialog.getByLabel('What it is for').fill('Dresses')
  await dialog.getByLabel('Size 1', { exact: true }).evaluate((field) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'S\t101\nM\t102\n')
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  })
  await expect(dialog.getByLabel('1 of M')).toHaveValue('102')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('It needs a name.')).toBeVisible()
  await dialog.getByLabel('Measurement 1').fill('Length (cm)')
  await axe(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)

  const inShop = async () =>
    (await page.request.get(`${shop.origin}/api/size-guide/12?language=de`)).json()
  await expect.poll(async () => (await inShop()).words).toEqual({ 'Length (cm)': 'Länge (cm)' })
  expect((await inShop()).tables[0].rows[1]).toEqual({ size: 'M', values: ['102'] })

  await page.getByRole('button', { name: /^Edit the size guide of Women.s Clothes/ }).click()
  await dialog.getByRole('button', { name: 'Remove table 1' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  expect((await inShop()).tables[0].title).toBe('Clothes')
})

test('a category is hidden, and removed once its products have another one', async ({ page }) => {
  await signIn(page, 'staff', 'Olga', shop)
  await page.goto(`${shop.origin}/desk/categories`)
  const row = page.getByRole('listitem').filter({ hasText: 'Speakers' })
  await page.getByRole('button', { name: 'Edit Speakers' }).click()
  const form = page.getByRole('dialog', { name: 'Speakers' })
  await form.getByText('Shown in the shop').click()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(row.getByText('Hidden')).toBeVisible()

  await page.getByRole('button', { name: 'Remove Speakers' }).click()
  const asked = page.getByRole('dialog', { name: 'Remove Speakers?' })
  await asked.getByRole('button', { name: 'Remove the category' }).click()
  await expect(asked.getByText(/^Choose a category for its products/)).toBeVisible()
  await axe(page)
  await asked.getByRole('button', { name: /Put its products/ }).click()
  await page.getByRole('option', { name: 'Headphones', exact: true }).click()
  await asked.getByRole('button', { name: 'Remove the category' }).click()
  await expect(asked).toHaveCount(0)
  await expect(row).toHaveCount(0)
  await page.goto(`${shop.origin}/shop?category=speakers`)
  await expect(page).toHaveURL(/category=headphones/)
})
