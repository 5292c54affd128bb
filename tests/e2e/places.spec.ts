import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { runCommand } from '../support/run-command'
import { store, storedProduct } from './buying'
import { shopOfFile } from './shop-of-file'
import { axe, expect, open, test } from './shop-test'

const PLACES = [
  'country,post_code,city,county',
  'AT,1010,Wien,',
  'AT,1020,Wien,',
  'AT,3100,St. Pölten,Niederösterreich',
  'AT,3107,Ragelsdorf,Niederösterreich',
  'AT,8010,Graz,Steiermark',
]

const shop = shopOfFile({}, 'serial')
test.beforeAll(async () => {
  const file = join(tmpdir(), `places-${crypto.randomUUID()}.csv`)
  writeFileSync(file, PLACES.join('\n'))
  await (await fetch(`${shop.origin}/checkout`)).text() // kept as it was before the import
  const { code, output } = await runCommand({ DATA_DIR: shop.dataDir }, 'places', 'import', file)
  rmSync(file)
  if (code !== 0) throw new Error(output)
  await expect(async () => {
    expect(await (await fetch(`${shop.origin}/checkout`)).text()).toContain('data-places="AT"')
  }).toPass()
})

const field = (page: Page, name: string) => page.locator(`#checkout-${name}`)
const options = (page: Page) => page.getByRole('option').and(page.locator('.place-list *'))

async function atAustrianCheckout(page: Page) {
  await store(page, 'cart', [storedProduct(1)])
  await open(page, `${shop.origin}/checkout`)
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText('Mascara')
  await page.getByLabel('Country').selectOption('AT')
}

/** Types into a field whose list loads on its first focus. */
async function typeInto(page: Page, name: string, text: string) {
  await field(page, name).focus()
  await expect(field(page, name)).toHaveRole('combobox')
  await field(page, name).pressSequentially(text)
}

test('a post code chosen by keyboard fills city and county, as if they were typed', async ({
  page,
}) => {
  await atAustrianCheckout(page)
  await expect(field(page, 'postCode')).toHaveAttribute('autocomplete', 'billing postal-code')
  await typeInto(page, 'postCode', '310')
  await expect(options(page)).toHaveText([/3100 St. Pölten/, /3107 Ragelsdorf/])
  await expect(page.getByText('2 suggestions. Up and down arrows to choose.')).toBeAttached()
  await expect(field(page, 'postCode')).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  const first = options(page).first()
  await expect(first).toHaveAttribute('aria-selected', 'true')
  const id = (await first.getAttribute('id')) as string
  await expect(field(page, 'postCode')).toHaveAttribute('aria-activedescendant', id)
  await axe(page)
  await page.keyboard.press('Enter')
  await expect(page.locator('.place-list:visible')).toHaveCount(0)
  await expect(page).toHaveURL(/\/checkout$/) // Enter ordered nothing
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(field(page, 'postCode')).toHaveValue('3100')
  await expect(field(page, 'postCode')).toBeFocused()
  await expect(field(page, 'city')).toHaveValue('St. Pölten')
  await expect(field(page, 'county')).toHaveValue('Niederösterreich')
  await expect(field(page, 'county')).toBeVisible()
  await axe(page)
  await page.reload()
  await expect(field(page, 'city')).toHaveValue('St. Pölten')
})

test('another choice replaces what a completion filled in, a county that is gone too', async ({
  page,
}) => {
  await atAustrianCheckout(page)
  await typeInto(page, 'city', 'st po')
  await options(page).click()
  await expect(field(page, 'postCode')).toHaveValue('3100')
  await expect(field(page, 'city')).toBeFocused()
  await field(page, 'postCode').fill('')
  await typeInto(page, 'postCode', '102')
  await options(page).click()
  await expect(field(page, 'city')).toHaveValue('Wien')
  await expect(field(page, 'county')).toHaveValue('')
})

test('a city that was typed is kept, and Escape closes the list', async ({ page }) => {
  await atAustrianCheckout(page)
  await field(page, 'city').fill('Leopoldstadt')
  await typeInto(page, 'postCode', '102')
  await expect(options(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(options(page)).toHaveCount(0)
  await page.keyboard.press('ArrowDown') // opens it again
  await expect(options(page)).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(field(page, 'postCode')).toHaveValue('1020')
  await expect(field(page, 'city')).toHaveValue('Leopoldstadt')
})

test('a country without places offers none, asks nothing and loads nothing', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await atAustrianCheckout(page)
  await page.getByLabel('Country').selectOption('DE')
  await field(page, 'postCode').focus()
  await page.keyboard.type('1010', { delay: 60 })
  await field(page, 'city').focus()
  await page.keyboard.type('Wien', { delay: 100 })
  await expect(field(page, 'postCode')).not.toHaveRole('combobox')
  await expect(options(page)).toHaveCount(0)
  expect(asked.filter((url) => /complete-place|\/api\/places/.test(url))).toEqual([])
  await page.getByLabel('Country').selectOption('AT')
  await expect(field(page, 'city')).toBeFocused()
  await expect(options(page)).toHaveCount(2)
  expect(asked.some((url) => /complete-place/.test(url))).toBe(true)
  await page.getByLabel('Country').selectOption('DE')
  await expect(options(page)).toHaveCount(0)
  await page.keyboard.type('e', { delay: 300 })
  await expect(options(page)).toHaveCount(0)
})

test('a shop without places says nothing of them', async ({ page }) => {
  await store(page, 'cart', [storedProduct(1)])
  await open(page, '/checkout')
  await expect(page.locator('[data-places]')).toHaveCount(0)
  await field(page, 'postCode').focus()
  await page.keyboard.type('1207', { delay: 100 })
  await expect(field(page, 'postCode')).not.toHaveRole('combobox')
})

test('with a finger on a phone the list fits the field, in targets of 44 px', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await atAustrianCheckout(page)
  await typeInto(page, 'city', 'wi')
  await expect(options(page)).toHaveCount(2)
  const list = await page.locator('.place-list:visible').boundingBox()
  const box = await field(page, 'city').boundingBox()
  expect([list?.x, list?.width]).toEqual([box?.x, box?.width])
  for (const option of await options(page).all())
    expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await options(page).last().tap()
  await expect(field(page, 'postCode')).toHaveValue('1020')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await context.close()
})
