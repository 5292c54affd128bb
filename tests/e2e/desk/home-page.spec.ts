import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { bringGoods } from '../../support/settings/own-home'
import { shopOfFile } from '../shop-of-file'
import { expect, test } from '../shop-test'
import { cleanAtEachWidth, signIn } from './desk'

const shop = shopOfFile({ SEED_DEMO: 'false' })
test.beforeAll(async () => {
  await bringGoods(shop)
})
test.use({
  allowed: [
    'Service Worker registration blocked',
    'status of 409',
    'status of 422',
    'Blocked script execution',
  ],
})

async function visit(page: Page) {
  await signIn(page, 'owner', 'Mina', shop)
  await page.goto(`${shop.origin}/desk/home-page`)
  await expect(page.getByRole('heading', { name: 'Home page', level: 1 })).toBeVisible()
}
const preview = (page: Page) => page.frameLocator('iframe[title^="Home page in"]')
const save = (page: Page) => page.getByRole('button', { name: 'Publish' }).click()
const add = async (page: Page, kind: string) => {
  await page.getByRole('button', { name: /Kind of section/ }).click()
  await page.getByRole('option', { name: kind }).click()
  await page.getByRole('button', { name: 'Add a section' }).click()
}
const names = (page: Page) =>
  page
    .getByRole('list', { name: 'Sections' })
    .getByRole('checkbox')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')?.replace('Show ', '')))

test('a section is added, seen in the preview before it is saved, and then in the shop', async ({
  page,
}) => {
  await visit(page)
  await expect(page.getByText('These are the sections that the shop began with')).toBeVisible()
  await expect(preview(page).getByText('Green Bowl').first()).toBeVisible()
  await add(page, 'Text')
  await expect(page.getByText('The preview waits until these are put right')).toBeVisible()
  await page.getByLabel('Title (English)', { exact: true }).fill('About our bowls')
  await page.getByLabel('Text in Markdown (English)').fill('Thrown **by hand** in Graz.')
  await expect(preview(page).getByText('by hand')).toBeVisible()
  expect(await (await page.request.get(shop.origin)).text()).not.toContain('in Graz')
  for (const [width, pixels] of [
    ['Phone, 390', 390],
    ['Tablet, 768', 768],
    ['Desktop, 1440', 1440],
  ] as const) {
    await page.getByRole('button', { name: /^Desktop|^Phone|^Tablet/ }).click()
    await page.getByRole('option', { name: width }).click()
    const inside = await preview(page)
      .locator('html')
      .evaluate((html) => html.ownerDocument.defaultView?.innerWidth)
    expect(inside).toBe(pixels)
  }
  await expect(page.getByText(/^\d+ kB, \d+ kB of it pictures$/)).toHaveCount(2)
  await save(page)
  await expect(async () =>
    expect(await (await page.request.get(shop.origin)).text()).toContain('in Graz'),
  ).toPass({ timeout: 15_000, intervals: [50] })
  await cleanAtEachWidth(page)
})

test('sections are ordered, hidden, removed and brought back by keys alone', async ({ page }) => {
  await visit(page)
  const before = await names(page)
  const [first = '', second = ''] = before as string[]
  await page.getByRole('button', { name: 'Place 1: drag it' }).focus()
  await page.keyboard.press('ArrowDown')
  expect((await names(page)).slice(0, 2)).toEqual([second, first])
  await page.getByRole('button', { name: `Move ${first} up` }).focus()
  await page.keyboard.press('Enter')
  expect(await names(page)).toEqual(before)
  const shown = page.getByRole('checkbox', { name: `Show ${first}` })
  await shown.focus()
  await page.keyboard.press('Space')
  await expect(shown).not.toBeChecked()
  await page.getByRole('button', { name: `Remove ${second}` }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(`${second} is removed.`)).toBeVisible()
  expect(await names(page)).not.toContain(second)
  await page.locator('header').getByRole('button', { name: 'Undo' }).focus()
  await page.keyboard.press('Enter')
  expect(await names(page)).toEqual(before)
})

test('a picture needs words or the mark of decoration, and an earlier version is restored', async ({
  page,
}) => {
  await visit(page)
  await add(page, 'Banner')
  await page.getByLabel('Title (English)', { exact: true }).last().fill('Open workshop')
  const bytes = await sharp({
    create: { width: 900, height: 600, channels: 3, background: '#284' },
  })
    .jpeg()
    .toBuffer()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Picture: Choose a file…' }).click()
  await (await chooser).setFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: bytes })
  await expect(page.getByLabel('Stays in sight: % from the left')).toHaveValue('50')
  await save(page)
  const alt = page.getByLabel('Describe it for those who do not see it (English)')
  await expect(alt).toHaveAccessibleDescription(/is missing: describe the picture/)
  await alt.fill('A wheel with a bowl')
  await page.getByRole('button', { name: 'Press where the picture must not be cut' }).click({
    position: { x: 10, y: 10 },
  })
  await expect(page.getByLabel('Stays in sight: % from the left')).not.toHaveValue('50')
  await expect(preview(page).getByRole('img', { name: 'A wheel with a bowl' })).toBeVisible()
  await save(page)
  await expect(page.getByText('Published.')).toBeVisible()
  const versions = page.getByRole('region', { name: 'Earlier versions' })
  await expect(versions.getByRole('listitem')).toHaveCount(2)
  await versions
    .getByRole('button', { name: /^Restore this version/ })
    .last()
    .click()
  expect(await names(page)).not.toContain('Open workshop')
  await save(page)
  await expect(async () =>
    expect(await (await page.request.get(shop.origin)).text()).not.toContain('Open workshop'),
  ).toPass({ timeout: 5000 })
})

test('a draft is kept by itself, goes on with somebody else, and is thrown away', async ({
  page,
  browser,
}) => {
  await visit(page)
  await add(page, 'Text')
  await page.getByLabel('Title (English)', { exact: true }).last().fill('Half a thought')
  await expect(page.getByRole('status').filter({ hasText: 'Draft, kept' })).toBeVisible()
  const another = await browser.newContext()
  const other = await another.newPage()
  await signIn(other, 'owner', 'Zoë', shop)
  await other.goto(`${shop.origin}/desk/home-page`)
  await expect(other.getByText(/^A draft by Mina, kept .*Shoppers see none of it/)).toBeVisible()
  await expect(other.getByText('Half a thought').first()).toBeVisible()
  await other.getByRole('button', { name: /^Half a thought/ }).click()
  await other.getByLabel('Title (English)', { exact: true }).last().fill('A whole thought')
  await expect(other.getByRole('status').filter({ hasText: 'Draft, kept' })).toBeVisible()
  await page.getByLabel('Title (English)', { exact: true }).last().fill('Another thought')
  await expect(page.getByText(/^Zoë has another draft by now/)).toBeVisible()
  await cleanAtEachWidth(page)
  await page.getByRole('button', { name: 'Show the other draft' }).click()
  await expect(page.getByText('A whole thought').first()).toBeVisible()
  expect(await (await page.request.get(shop.origin)).text()).not.toContain('thought')
  await page.getByRole('button', { name: 'Discard' }).click()
  const thrown = page.waitForResponse(
    (response) => response.url().endsWith('/home/draft') && response.request().method() === 'PUT',
  )
  await page.getByRole('dialog').getByRole('button', { name: 'Throw it away' }).click()
  await expect(page.getByText('A whole thought')).toHaveCount(0)
  await thrown // What is typed elsewhere before would be the draft that is kept.
  await other.getByLabel('Title (English)', { exact: true }).last().fill('Too late')
  await expect(other.getByText('This draft was published or thrown away')).toBeVisible()
  await other.getByRole('button', { name: 'Show what shoppers see' }).click()
  await expect(other.getByText('Too late')).toHaveCount(0)
  await another.close()
})

test('a product is given a tag, and a row of the home page shows that tag', async ({ page }) => {
  await signIn(page, 'owner', 'Mina', shop)
  for (const [id, tag] of [
    [1, 'Gifts; কলা'],
    [2, ''],
  ] as const) {
    await page.goto(`${shop.origin}/desk/products/${id}`)
    if (tag) await page.getByLabel('Tags', { exact: true }).fill(tag)
    else await page.getByRole('button', { name: 'Add the tag Gifts' }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  }
  await expect(page.getByLabel('Tags', { exact: true })).toHaveValue('Gifts')
  await cleanAtEachWidth(page)
  await visit(page)
  await add(page, 'Product row')
  await page.getByLabel('Title (English)', { exact: true }).last().fill('To give away')
  await page.getByRole('button', { name: /Which products$/ }).click()
  await page.getByRole('option', { name: 'With a tag' }).click()
  const tag = page.getByRole('combobox', { name: 'Tag' })
  await tag.fill('gi')
  await page.getByRole('option', { name: 'Gifts' }).click()
  await expect(preview(page).getByText('To give away')).toBeVisible()
  await save(page)
  await expect(async () => {
    const text = await (await page.request.get(shop.origin)).text()
    const row = text.slice(text.indexOf('To give away'))
    expect(row.slice(0, row.indexOf('</section>')).match(/<article/g)).toHaveLength(2)
  }).toPass({ timeout: 5000 })
})
