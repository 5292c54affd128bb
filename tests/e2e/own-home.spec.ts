import { bringGoods, everyKind, keepPicture } from '../support/settings/own-home'
import { importSettings } from '../support/settings/renamed-shop'
import { watchShifts } from './shifts'
import { shopOfFile } from './shop-of-file'
import { axe, expect, open, test } from './shop-test'

const shop = shopOfFile({ SEED_DEMO: 'false' })
test.beforeAll(async () => {
  await bringGoods(shop)
  const picture = await keepPicture(shop, 'abc', 'green')
  await importSettings(shop, {
    'shop.name': 'Töpferei',
    'shop.phone': '+43 316 0000',
    'shop.emails': ['hallo@toepferei.example'],
    'home.sections': everyKind(picture),
  })
})

for (const width of [360, 768, 1440])
  test(`a home page of every kind of section is accessible and does not move at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const shifted = await watchShifts(page)
    await expect(async () => {
      await open(page, shop.origin)
      await expect(page.getByRole('heading', { name: 'Open workshop' })).toBeVisible({ timeout: 1 })
    }).toPass()
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: 'New bowls' })).toBeVisible()
    await expect(main.getByText('Blue Cup').first()).toBeVisible()
    await expect(main.getByRole('timer')).toBeVisible()
    await main.getByText('Made by hand').scrollIntoViewIfNeeded()
    for (const picture of await main.getByRole('img', { name: 'A green bowl' }).all()) {
      await picture.scrollIntoViewIfNeeded()
      await expect(picture).toHaveJSProperty('complete', true)
      expect(await picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)
    }
    expect(await shifted()).toBeLessThan(0.01)
    await axe(page)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBeLessThanOrEqual(width)
  })

test('a visitor who comes from another page of the shop finds the sections too', async ({
  page,
}) => {
  await open(page, `${shop.origin}/shop`)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  await expect(page.getByText('A fine bowl.')).toBeVisible()
  const tile = page.getByRole('link', { name: 'Look Bowls' }).first()
  await tile.click()
  await expect(page).toHaveURL(/\/shop$/)
})
