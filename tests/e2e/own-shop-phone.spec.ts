import { startPottery } from '../support/settings/started-pottery'
import { shopOfFile } from './shop-of-file'
import { expect, open, test } from './shop-test'

const shop = shopOfFile(startPottery)
test.use({
  // The pottery's pictures are of a host that does not exist.
  allowed: ['Service Worker registration blocked', '/media/'],
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
})

test('the sheet of an own shop has one price step picked, and shows its products', async ({
  page,
}) => {
  await open(page, `${shop.origin}/de/shop`)
  await page.getByText(/^Filter/).click()
  const sheet = page.getByRole('dialog', { name: 'Filter' })
  const prices = sheet.getByRole('group', { name: 'Preis' })
  const step = prices.getByRole('radio', { name: /^20,00.€ – 39,99.€ \(2\)$/ })
  const any = prices.getByRole('radio', { name: 'Alle Preise' })
  await expect(prices.getByRole('radio')).toHaveCount(4)
  await expect(any).toBeChecked()

  await prices.getByText('39,99').click()
  await expect(step).toBeChecked()
  await sheet.getByRole('button', { name: '2 Produkte anzeigen' }).click()
  await expect(page).toHaveURL(`${shop.origin}/de/shop?min=20&max=39.99`)

  await page.getByText(/^Filter/).click()
  await expect(step).toBeChecked()
  await prices.getByText('Alle Preise').click()
  await expect(any).toBeChecked()
  await sheet.getByRole('button', { name: '5 Produkte anzeigen' }).click()
  await expect(page).toHaveURL(`${shop.origin}/de/shop`)
})

test('a long name of a category keeps its last letter on the line at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await open(page, `${shop.origin}/`)
  for (const name of ['Haushaltswaren', 'Geschenkartikel']) {
    const lines = await page
      .locator('.category-tile')
      .first()
      .evaluate((tile, name) => {
        tile.lastChild?.replaceWith(name)
        const words = document.createRange()
        words.selectNodeContents(tile.lastChild as Node)
        return words.getClientRects().length
      }, name)
    expect(lines, name).toBe(1)
  }
})
