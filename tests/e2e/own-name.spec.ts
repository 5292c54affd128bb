import { expect, test } from '@playwright/test'
import { importSettings } from '../support/settings/renamed-shop'
import { scrollsSideways } from './pages'
import { shopOfFile } from './shop-of-file'

const ACCENT = '#0a5cc2'
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40"><circle cx="20" cy="20" r="18" fill="${ACCENT}"/><path d="M10 28V13l10 9 10-9v15" fill="none" stroke="#fff" stroke-width="4"/><path d="M52 12h90M52 28h60" stroke="#111" stroke-width="6"/></svg>`
const SHOP = {
  'shop.name': 'Maison Bleue',
  'shop.street': '5 rue du Port',
  'shop.city': '44000 Nantes, France',
  'shop.phone': '+33 2 40 00 00 00',
  'shop.emails': ['bonjour@maison.example'],
  'shop.accent': ACCENT,
  'words.en': { 'shell.banner': 'Winter sale in every room', 'shell.showNow': 'Have a look' },
  'pages.en': {
    terms:
      '# Our rules\n\nOf {legalName}.\n\n## Delivery\n\n- by bike\n- by boat\n\n| to | days |\n|---|---|\n| Nantes | 1 |\n| elsewhere | 3 |\n\n[Write to us](/contacts).',
  },
}

const shop = shopOfFile()
const set = (settings: object) => importSettings(shop, settings)

test.beforeAll(async () => {
  await set(SHOP)
  await expect(async () => {
    expect(await (await fetch(shop.origin)).text()).toContain('Maison Bleue')
  }).toPass()
})

const faults: string[] = []
test.beforeEach(({ page }) => {
  faults.length = 0
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  page.on('pageerror', (error) => faults.push(error.message))
})

test('a shop’s own name, colour and words stand right on a phone, a tablet and a desktop', async ({
  page,
}) => {
  for (const path of ['/', '/shop/1', '/terms', '/contacts']) {
    await page.goto(shop.origin + path, { waitUntil: 'networkidle' })
    const home = page.getByRole('banner').getByRole('link', { name: 'Maison Bleue' })
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(home).toBeVisible()
      const name = home.getByText('Maison Bleue')
      expect((await name.boundingBox())?.width).toBeGreaterThan(60)
      expect(await scrollsSideways(page), `${path} at ${width} px`).toBe(false)
      await expect(page.getByRole('complementary', { name: 'Offer' })).toContainText(
        'Winter sale in every room Have a look',
      )
      if (path !== '/shop/1') continue
      const button = page.getByRole('button', { name: 'Add to cart' }).first()
      await expect(button).toHaveCSS('background-color', 'rgb(10, 92, 194)')
    }
  }
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${shop.origin}/terms`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our rules')
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(3)
    await page.getByRole('link', { name: 'Write to us' }).click()
    await expect(page.getByRole('main')).toContainText('bonjour@maison.example')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(page.getByRole('contentinfo')).toContainText('5 rue du Port, 44000 Nantes, France')
  }
  expect(faults).toEqual([])
})

test('a long name stands whole on a phone, in the row of what is beside it', async ({ page }) => {
  const name = 'Maison Bleue de Nantes'
  await set({ 'shop.name': name })
  await expect(async () => {
    expect(await (await fetch(shop.origin)).text()).toContain(name)
  }).toPass()
  const besides: [string, number, string][] = [
    ['/terms', 320, 'Menu'],
    ['/terms', 390, 'Menu'],
    ['/checkout', 390, 'Help'],
  ]
  for (const [path, width, beside] of besides) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(shop.origin + path)
    const head = page.getByRole('banner')
    const shown = head.getByRole('link', { name }).getByText(name)
    const cut = await shown.evaluate((element) => element.scrollHeight - element.clientHeight)
    expect(cut, `${path} at ${width} px`).toBeLessThanOrEqual(2)
    const last = head.getByRole(beside === 'Menu' ? 'button' : 'link', { name: beside })
    const [one, other] = [await shown.boundingBox(), await last.boundingBox()]
    const middle = (box: typeof one) => (box?.y ?? 0) + (box?.height ?? 0) / 2
    expect(Math.abs(middle(one) - middle(other)), `${path} at ${width} px`).toBeLessThan(4)
  }
  await set({ 'shop.name': SHOP['shop.name'] })
})

test('a logo stands in the header in place of the name, which screen readers still say', async ({
  page,
}) => {
  await set({ 'shop.logo': LOGO })
  await expect(async () => {
    expect(await (await fetch(shop.origin)).text()).toContain('/shop-logo')
  }).toPass()
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const asked = page.waitForResponse(/shop-logo/)
    await page.goto(`${shop.origin}/shop`, { waitUntil: 'networkidle' })
    if (width === 360) expect((await asked).status()).toBe(200)
    else asked.catch(() => {})
    const home = page.getByRole('banner').getByRole('link', { name: 'Maison Bleue' })
    const box = await home.locator('.wordmark').boundingBox()
    expect(box).toMatchObject({ width: 144, height: 36 })
    expect(await scrollsSideways(page)).toBe(false)
  }
  expect(faults).toEqual([])
})

test('the default language is where a first visit to the first page goes', async ({ page }) => {
  await set({ 'shop.defaultLanguage': 'fr', 'shop.languages': ['en', 'fr'] })
  await expect(async () => {
    expect(await (await fetch(shop.origin)).text()).toContain("||location.pathname=='/'")
  }).toPass()
  await page.goto(shop.origin)
  await expect(page).toHaveURL(`${shop.origin}/fr`)
  await page.getByText('Français', { exact: true }).first().click()
  const offered = page.getByRole('complementary').getByRole('listitem')
  await expect(offered).toHaveCount(2)
  await offered.getByText('English').click()
  await expect(page).toHaveURL(`${shop.origin}/`)
  await page.goto(shop.origin)
  await expect(page).toHaveURL(`${shop.origin}/`)
  await page.evaluate(() => localStorage.clear()) // as if no script had remembered the choice yet
  await page.goto(shop.origin)
  await expect(page).toHaveURL(`${shop.origin}/fr`)
  await page.evaluate(() => location.assign('/'))
  await expect(page).toHaveURL(`${shop.origin}/`)
})
