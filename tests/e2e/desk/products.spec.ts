import { ordered, someone } from '../buying'
import { expect, test } from '../shop-test'
import { cleanAtEachWidth, shopDatabase, signIn } from './desk'

test('a price is changed in its cell and taken back, with the keyboard alone', async ({ page }) => {
  await signIn(page, 'staff')
  await page.goto('/desk/products?search=mascara')
  const cell = page.getByRole('button', { name: /^Price of / }).first()
  const before = (await cell.textContent()) ?? ''
  // Into the table, and along its first row.
  await cell.focus()
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    await expect(cell).toBeFocused({ timeout: 100 })
  }).toPass()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByLabel('Price').fill('12.34')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /\$12\.34$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Taken back')).toBeVisible()
  await expect(cell).toHaveText(before)
})

test.describe('two who change one product', () => {
  test.use({ allowed: ['Service Worker registration blocked', 'status of 409'] })

  test('who saves second is told, and loses nothing of what was typed', async ({ page }) => {
    await signIn(page, 'staff')
    await page.goto('/desk/products/9')
    await page.getByLabel('Description', { exact: true }).fill('What I typed.')
    const db = shopDatabase()
    db.prepare("update products set brand = 'Another' where id = 9").run()
    db.close()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Somebody changed this product meanwhile')).toBeVisible()
    await expect(page.getByText('These fields are others by now: Brand.')).toBeVisible()
    await expect(page.getByLabel('Description', { exact: true })).toHaveValue('What I typed.')
    await page.getByRole('button', { name: 'Keep what I typed' }).click()
    await expect(page.getByRole('combobox', { name: 'Brand' })).toHaveValue('Another')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  })
})

test.describe('duplicating and deleting', () => {
  test.use({ allowed: ['Service Worker registration blocked', 'status of 409'] })

  test('a product is duplicated as a hidden one, which is deleted once that is confirmed', async ({
    page,
  }) => {
    await signIn(page, 'staff')
    await page.goto('/desk/products/11')
    const title = page.getByRole('heading', { level: 1 })
    const original = (await title.textContent()) ?? ''
    await page.getByRole('button', { name: 'Duplicate', exact: true }).click()
    await expect(page.getByText('A hidden copy without stock is made')).toBeVisible()
    await expect(title).toHaveText(`${original} (copy)`)
    await expect(page.getByRole('switch', { name: 'Shown in the shop' })).not.toBeChecked()
    const copy = page.url()
    expect(copy).not.toMatch(/\/11$/)

    const remove = page.getByRole('button', { name: 'Delete', exact: true })
    const asked = page.getByRole('dialog', { name: `Delete ${original} (copy)?` })
    await remove.click()
    await cleanAtEachWidth(page)
    await asked.getByRole('button', { name: 'Cancel' }).click()
    await expect(asked).toBeHidden()
    await expect(title).toHaveText(`${original} (copy)`)
    await remove.click()
    await asked.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page.getByText(`${original} (copy) is deleted`)).toBeVisible()
    await expect(page).toHaveURL(/\/desk\/products$/)
    await page.goto('/desk/products/11')
    await expect(title).toHaveText(original)
  })

  test('a product that was ordered stays, and its dialog says why', async ({ page, request }) => {
    await ordered(request, someone())
    await signIn(page, 'staff')
    await page.goto('/desk/products/3')
    const remove = page.getByRole('button', { name: 'Delete', exact: true })
    await remove.click()
    const asked = page.getByRole('dialog', { name: /^Delete / })
    await asked.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(asked.getByRole('alert')).toContainText('It stands in orders, so it stays.')
    await asked.getByRole('button', { name: 'Cancel' }).click()
    await expect(remove).toBeVisible()
  })
})

test.describe('looked at whole', () => {
  // The checker tries to run in the preview too, where nothing runs.
  test.use({ allowed: ['Service Worker registration blocked', "execution in 'about:srcdoc'"] })

  test("the catalogue's screens are accessible, and scroll one way", async ({ page }) => {
    test.setTimeout(240_000)
    await signIn(page, 'staff')
    for (const [path, heading] of [
      ['products', 'Products'],
      ['products/new', 'New product'],
      ['products/15', /./],
      ['products/15/preview', 'Preview'],
      ['categories', 'Categories'],
      ['imports', 'Import'],
    ] as const) {
      await page.goto(`/desk/${path}`)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await page.waitForLoadState('networkidle')
      await cleanAtEachWidth(page)
    }
  })
})

test('a phone has the filters of the products behind a button, which counts those that hold', async ({
  page,
}) => {
  await signIn(page, 'owner')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/desk/products')
  const filters = page.getByRole('button', { name: /^Filters/ })
  const bare = page.getByRole('checkbox', { name: 'Without picture' })
  await expect(bare).toBeHidden()
  const first = await page.getByRole('rowheader').first().boundingBox()
  expect(first?.y).toBeLessThan(422) // In the upper half.
  await filters.click()
  await page.getByText('With options').click()
  await expect(filters).toHaveText('Filters (1)')
  await filters.click()
  await expect(bare).toBeHidden()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(bare).toBeVisible()
  await expect(filters).toHaveCount(0)
})
