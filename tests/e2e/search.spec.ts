import { group, input, list, ready } from './searching'
import { axe, expect, open, test } from './shop-test'

test('suggests titles that contain the text; picking one opens it and clears both', async ({
  page,
}) => {
  await ready(page)
  await input(page).pressSequentially('MASC')
  const options = group(page, 'Products').getByRole('option')
  await expect(options.first()).toContainText(/masc/i)
  for (const title of await options.allTextContents()) expect(title).toMatch(/masc/i)
  await axe(page)
  await options.first().click()
  await expect(page).toHaveURL(/\/shop\/\d+$/)
  await expect(input(page)).toHaveValue('')
  await expect(list(page)).toBeHidden()
})

test('suggestions work by keyboard alone', async ({ page }) => {
  await ready(page)
  await page.keyboard.type('phone')
  const options = list(page).getByRole('option')
  await expect(options.nth(1)).toBeVisible()
  await expect(page.getByRole('status').getByText(/suggestions\. Up and down/)).toBeAttached()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
  const active = await input(page).getAttribute('aria-activedescendant')
  expect(active).toBe(await options.nth(1).getAttribute('id'))
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await expect(options.last()).toHaveText('See all results')
  await page.keyboard.press('Escape')
  await expect(list(page)).toBeHidden()
  await expect(input(page)).toHaveValue('phone')
  await page.keyboard.type('s')
  await expect(list(page)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/shop\/\d+$/)
})

test('Enter without a choice opens the results, which keep the text', async ({ page }) => {
  await ready(page)
  await page.keyboard.type('lamp')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/shop?q=lamp')
  await expect(input(page)).toHaveValue('lamp')
  await expect(list(page)).toBeHidden()
})

test('the list is 300 px high and scrolls; an emptied input clears it', async ({ page }) => {
  await ready(page)
  await page.keyboard.type('e')
  await expect(list(page).getByRole('option').nth(9)).toBeAttached()
  const box = page.locator('.suggestions')
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 720 })
    expect((await box.boundingBox())?.height, `at ${width} px`).toBe(300)
  }
  expect(await list(page).evaluate((element) => element.scrollHeight > 300)).toBe(true)
  await input(page).fill('zzzqqq')
  await expect(page.locator('.suggestions')).toContainText('No product has that in its title.')
  expect((await box.boundingBox())?.height).toBeLessThan(80)
  await input(page).fill('red dr')
  await expect(list(page).getByRole('option', { name: /Dress/ })).toBeVisible()
  expect((await box.boundingBox())?.height, 'one dress').toBeLessThan(200)
  await input(page).fill('a')
  await expect(list(page).getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Backspace')
  await expect(list(page)).toBeHidden()
})

test('a pause in typing sends one request, and an older answer never shows', async ({ page }) => {
  const asked: string[] = []
  const held: Record<string, () => void> = {}
  await page.route('**/suggest?*', async (route) => {
    const text = new URL(route.request().url()).searchParams.get('q') ?? ''
    asked.push(text)
    if (text === 'old') await new Promise<void>((resolve) => (held.old = resolve))
    await route
      .fulfill({
        json: { products: [{ id: 1, title: `Answer to ${text}`, thumbnail: '/media/demo/1-1' }] },
      })
      .catch(() => undefined) // the page has given it up
  })
  await ready(page)
  await page.keyboard.type('old', { delay: 20 })
  await expect.poll(() => asked).toEqual(['old'])
  await input(page).fill('new')
  await expect(list(page)).toContainText('Answer to new')
  held.old?.()
  await page.waitForTimeout(300)
  await expect(group(page, 'Products')).toHaveText('Answer to new')
  expect(asked).toEqual(['old', 'new'])
})

test('suggestions say when nothing is found and when the shop does not answer', async ({
  page,
  allowed,
}) => {
  allowed.push('/suggest')
  await ready(page)
  await page.keyboard.type('zzzqqq%_')
  await expect(page.locator('.suggestions')).toHaveText('No product has that in its title.')
  await page.route('**/suggest?*', (route) => route.fulfill({ status: 503, body: '' }))
  await page.keyboard.type('x')
  await expect(page.locator('.suggestions')).toContainText('cannot be shown just now')
  await page.unroute('**/suggest?*')
  await page.keyboard.press('Backspace')
  await expect(page.locator('.suggestions')).toHaveText('No product has that in its title.')
})

test('what was typed before the suggestions arrived is kept and answered', async ({ page }) => {
  await page.route(/search-suggestions/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800))
    await route.continue()
  })
  await open(page, '/')
  await input(page).focus()
  await page.keyboard.type('lamp')
  await expect(list(page).getByRole('option').first()).toContainText(/lamp/i)
  await expect(input(page)).toBeFocused()
  await expect(input(page)).toHaveValue('lamp')
})
