import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { shopOfFile } from '../shop-of-file'
import { axe, expect, test } from '../shop-test'
import { signIn } from './desk'

/** A shop of its own, begun without the demo: pages stand in its header and footer. */
const shop = shopOfFile({ SEED_DEMO: 'false' }, 'serial')
test.use({
  allowed: [
    'Service Worker registration blocked',
    'status of 409',
    'status of 422',
    'status of 404',
  ],
})

const WIDTHS = [360, 768, 1440]

async function cleanAt(page: Page, widths = WIDTHS) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await axe(page)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide, `${page.url()} at ${width} px`).toBeLessThanOrEqual(width)
  }
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

test('a page with a picture is written by keyboard and stands in the footer', async ({ page }) => {
  test.setTimeout(180_000)
  await signIn(page, 'owner', 'Mina', shop)
  await page.goto(`${shop.origin}/desk/pages`)
  await expect(page.getByText('There is no page of your own yet.')).toBeVisible()
  await cleanAt(page)
  await page.getByRole('link', { name: 'New page' }).focus()
  await page.keyboard.press('Enter')

  await field(page, 'Title').focus()
  await page.keyboard.type('Our story')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Who throws the pots')
  await page.keyboard.press('Tab')
  await page.keyboard.type('## The kiln\n\nIt is **hot**.')
  await field(page, 'Address').focus()
  await page.keyboard.type('our-story')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('option', { name: 'Footer' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('checkbox', { name: 'Published' }).focus()
  await page.keyboard.press('Space')

  await field(page, 'What the picture shows').fill('A kiln')
  const bytes = await sharp({
    create: { width: 900, height: 600, channels: 3, background: '#a33' },
  })
    .png()
    .toBuffer()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Add a picture' }).focus()
  await page.keyboard.press('Enter')
  await (await chooser).setFiles({ name: 'kiln.png', mimeType: 'image/png', buffer: bytes })
  await expect(field(page, 'Text, in Markdown')).toHaveValue(
    /!\[A kiln\]\(\/media\/own\/[0-9a-f]{40}#900x600\)/,
  )
  const preview = page.frameLocator('iframe')
  await expect(preview.getByRole('heading', { name: 'The kiln' })).toBeVisible()
  await expect(preview.getByRole('img', { name: 'A kiln' })).toBeVisible()
  await cleanAt(page)
  await save(page).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/desk\/pages\/[0-9a-f-]{36}$/)
  await expect(page.getByText(/^Version 1, Mina/)).toBeVisible()

  await page.goto(`${shop.origin}/contacts`)
  await page.locator('footer').getByRole('link', { name: 'Our story' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Our story' })).toBeVisible()
  const picture = page.getByRole('img', { name: 'A kiln' })
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).toHaveAttribute('width', '900')
  await expect(picture).toHaveAttribute('height', '600')
  await expect
    .poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth))
    .toBeGreaterThan(0)
  await cleanAt(page)
})

test('an imprint begins with what the shop says, and waits for what it does not', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await signIn(page, 'owner', 'Mina', shop)
  await page.goto(`${shop.origin}/desk/pages/new`)
  await page.getByRole('button', { name: 'Imprint', exact: true }).click()
  const body = field(page, 'Text, in Markdown')
  await expect(body).toHaveValue(/⟦street, post code, town and country⟧/)
  await expect(field(page, 'Address')).toHaveValue('imprint')
  await expect(page.getByText('Places to fill in before the page is published')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Published' }).press('Space')
  await save(page).click()
  await expect(page.getByText(/^Fill in ⟦.*before the page is published/)).toBeVisible()
  expect((await page.request.get(`${shop.origin}/pages/imprint`)).status()).toBe(404)

  await body.fill('Lehm, Gasse 1, 8010 Graz')
  await save(page).click()
  await expect(page.getByText(/^Version 1, Mina/)).toBeVisible()
  await expect
    .poll(async () => (await page.request.get(`${shop.origin}/pages/imprint`)).status())
    .toBe(200)
})

test('who saves second is told, keeps what was typed, and puts an older version back', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await signIn(page, 'owner', 'Mina', shop)
  await page.goto(`${shop.origin}/desk/pages/new`)
  await field(page, 'Title').fill('Care')
  await field(page, 'Address').fill('care')
  await save(page).click()
  await expect(page.getByText(/^Version 1, Mina/)).toBeVisible()

  await field(page, 'Title').fill('Care of pots')
  await page.evaluate(async () => {
    const headers = { 'X-Desk': '1', 'Content-Type': 'application/json' }
    const path = `/api/desk${location.pathname.replace('/desk', '')}`
    const { slug, texts, position, version } = await (await fetch(path, { headers })).json()
    const changed = { slug, texts, position, version, place: 'header', published: false }
    const answer = await fetch(path, { method: 'PUT', headers, body: JSON.stringify(changed) })
    if (!answer.ok) throw new Error('refused')
  })
  await save(page).click()
  await expect(page.getByRole('alert')).toContainText('Mina saved this page meanwhile')
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await expect(page.getByText(/^Version 3, Mina/)).toBeVisible()
  await expect(field(page, 'Title')).toHaveValue('Care of pots')
  await expect(page.getByRole('button', { name: /^Header/ })).toBeVisible()

  await page.getByRole('button', { name: 'Put back version 1' }).click()
  await expect(field(page, 'Title')).toHaveValue('Care')
  await page.getByRole('link', { name: 'Pages', exact: true }).first().click()
  const leave = page.getByRole('dialog')
  await expect(leave).toBeVisible()
  await leave.getByRole('button', { name: 'Cancel' }).click()
  await save(page).click()
  await expect(page.getByText(/^Version 4, Mina/)).toBeVisible()
})
