import { textsOf } from '../../app/texts/texts.server'
import { asShopper, boxOf, scrollsSideways } from './pages'
import { axe, expect, open, test } from './shop-test'

const DEPARTMENTS = Object.values(textsOf('en').shell.departments.names)

test('the departments open by keyboard on any page, and the focus returns', async ({ page }) => {
  await open(page, '/faq')
  const menu = page.locator('.departments')
  const button = menu.locator('summary')
  const links = menu.getByRole('link')
  await expect(button).toHaveText('Departments')
  for (const key of ['Enter', 'Space']) {
    await button.press(key)
    await expect(links).toHaveText([...DEPARTMENTS, 'All products'])
    await page.keyboard.press('Escape')
    await expect(links.first()).toBeHidden()
    await expect(button).toBeFocused()
  }
  await button.press('ArrowDown')
  await expect(links.first()).toBeFocused()
  await axe(page, 'header')
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await button.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/shop?category=electronics')
  await expect(links.first()).toBeHidden()
  await button.click()
  await links.filter({ hasText: 'Medicine' }).click() // the same page with another query
  await expect(page).toHaveURL('/shop?category=medicine')
  await expect(links.first()).toBeHidden()
})

test('the header stays one row where its words are longest', async ({ page }) => {
  for (const language of ['de', 'es'])
    for (const width of [1440, 1200, 1024]) {
      await page.setViewportSize({ width, height: 700 })
      await open(page, `/${language}/faq`)
      const header = await page.getByRole('banner').boundingBox()
      expect(header?.height, `${language} at ${width} px`).toBeLessThan(90)
      expect(await scrollsSideways(page)).toBe(false)
    }
})

test('at 320 px the menu stands beside the wordmark, not on a line of its own', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await asShopper(page) // whose badges take room
  for (const language of ['en', 'fr', 'es', 'de'] as const) {
    const texts = textsOf(language).shell
    await open(page, language === 'en' ? '/faq' : `/${language}/faq`)
    const header = page.getByRole('banner')
    const home = await header.getByRole('link', { name: texts.brand }).boundingBox()
    const menu = await header.getByRole('button', { name: texts.menu, exact: true }).boundingBox()
    if (!home || !menu) throw new Error('no wordmark or no menu')
    const middle = (box: { y: number; height: number }) => box.y + box.height / 2
    expect(Math.abs(middle(home) - middle(menu)), language).toBeLessThan(12)
    expect(menu.x + menu.width, language).toBeLessThanOrEqual(320)
  }
})

test('the phone menu searches, changes the language, leads to departments and closes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await open(page, '/faq')
  const menu = page.getByRole('navigation', { name: 'Main' })
  const openMenu = () => page.getByRole('button', { name: 'Menu', exact: true }).click()
  await openMenu()
  await menu.getByRole('button', { name: 'Close' }).click()
  await expect(menu).toBeHidden()

  await openMenu()
  await expect(menu.getByRole('link', { name: 'Medicine' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Login / Register' })).toBeVisible()
  await axe(page, 'header')
  await menu.getByRole('link', { name: 'Medicine' }).click()
  await expect(page).toHaveURL('/shop?category=medicine')
  await expect(menu).toBeHidden()

  await openMenu()
  await menu.getByRole('searchbox').fill('mascara')
  await menu.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/shop?q=mascara')
  await expect(menu).toBeHidden()

  await openMenu()
  await menu.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL('/de/shop?q=mascara')
})

test('a department’s categories stand in one line above its goods where the filters are folded', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/shop?category=home-lifestyle&discount=20')
  const parts = page.getByRole('navigation', { name: 'Shop by Category' })
  const boxes = await Promise.all((await parts.getByRole('link').all()).map(boxOf))
  expect(boxes.length).toBeGreaterThan(2)
  for (const box of boxes) expect([box.y, box.height >= 44]).toEqual([boxes[0]?.y, true])
  expect(await scrollsSideways(page)).toBe(false)
  await axe(page, 'main')
  await parts.getByRole('link', { name: 'Lighting' }).click()
  await expect(page).toHaveURL('/shop?category=lighting&discount=20')
  await expect(parts).toHaveCount(0)
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/shop?category=home-lifestyle')
  await expect(parts).toBeHidden() // They stand on the left.
})
