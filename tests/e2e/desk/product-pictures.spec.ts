import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { axe, expect, test } from '../shop-test'
import { signIn } from './desk'

const drawn = (background: string, width = 300) =>
  sharp({ create: { width, height: width, channels: 3, background } })
    .png()
    .toBuffer()

interface Dropped {
  name: string
  bytes: Buffer
}

/** Drops files on the page, as a file manager does. */
async function drop(page: Page, files: Dropped[]) {
  const folder = mkdtempSync(join(tmpdir(), 'dropped-'))
  const paths = files.map(({ name, bytes }) => {
    const path = join(folder, name)
    writeFileSync(path, bytes)
    return path
  })
  const zone = page.getByText('Drop pictures here')
  await zone.scrollIntoViewIfNeeded()
  const box = await zone.boundingBox()
  if (!box) throw new Error('nothing to drop on')
  const browser = await page.context().newCDPSession(page)
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await browser.send('Input.dispatchDragEvent', {
      type,
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      data: { items: [], files: paths, dragOperationsMask: 1 },
    })
  await expect(page.getByText(/^Uploading /)).toHaveCount(0)
  rmSync(folder, { recursive: true })
}

const shows = (page: Page, number: number) => page.getByLabel(`What picture ${number} shows`)
const handle = (page: Page, number: number) =>
  page.getByRole('button', { name: `Place ${number}: drag it, or press the arrow keys` })

async function named(page: Page, names: string[]) {
  for (const [at, name] of names.entries()) await shows(page, at + 1).fill(name)
}
async function inOrder(page: Page, names: string[]) {
  for (const [at, name] of names.entries()) await expect(shows(page, at + 1)).toHaveValue(name)
}

test.describe('files that are dropped', () => {
  test.use({
    allowed: ['Service Worker registration blocked', 'status of 422', 'status of 413'],
  })

  test('two pictures are kept, of the others it is said at the place why not', async ({ page }) => {
    test.setTimeout(120_000)
    await signIn(page, 'staff')
    await page.goto('/desk/products/new')
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    await drop(page, [
      { name: 'red.png', bytes: await drawn('#c33') },
      { name: 'blue.png', bytes: await drawn('#33c') },
    ])
    await expect(shows(page, 2)).toBeVisible()
    await drop(page, [
      { name: 'bad.svg', bytes: Buffer.from(svg) },
      { name: 'letter.png', bytes: Buffer.from('Dear shop') },
      { name: 'huge.png', bytes: randomBytes(10 * 1024 * 1024 + 1) },
    ])
    await expect(page.getByText(/^bad\.svg: This file /)).toBeVisible()
    await expect(page.getByText(/^letter\.png: This file /)).toBeVisible()
    await expect(page.getByText('huge.png is larger than 10 MB.')).toBeVisible()
    const whole = await drawn('#3c3')
    const padded = Buffer.concat([whole, Buffer.alloc(10 * 1024 * 1024 - whole.length)])
    await drop(page, [{ name: 'large.png', bytes: padded }])
    await expect(shows(page, 3)).toBeVisible()
    await expect(shows(page, 4)).toBeHidden()
    await expect(page.getByText(/^bad\.svg/)).toBeHidden()
    await axe(page)
  })
})

test.describe('the order of pictures', () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 812 } })

  test('the order of pictures changes by touch and by keyboard', async ({ page }) => {
    await signIn(page, 'staff')
    await page.goto('/desk/products/new')
    await drop(page, [
      { name: 'red.png', bytes: await drawn('#c33') },
      { name: 'blue.png', bytes: await drawn('#33c') },
      { name: 'grey.png', bytes: await drawn('#999') },
    ])
    await expect(shows(page, 3)).toBeVisible()
    await named(page, ['Red', 'Blue', 'Grey'])
    await handle(page, 2).scrollIntoViewIfNeeded()
    const middleOf = async (number: number) => {
      const box = await handle(page, number).boundingBox()
      if (!box) throw new Error('no handle')
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    }
    const [start, end] = [await middleOf(1), await middleOf(3)]
    const finger = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: object[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: points as never })
    await touch('touchStart', [start])
    await touch('touchMove', [{ x: start.x, y: (start.y + end.y) / 2 }])
    await touch('touchMove', [end])
    await touch('touchEnd', [])
    await inOrder(page, ['Blue', 'Grey', 'Red'])

    await handle(page, 3).focus()
    await page.keyboard.press('ArrowUp')
    await inOrder(page, ['Blue', 'Red', 'Grey'])
    await expect(handle(page, 2)).toBeFocused()
    await page.keyboard.press('Home')
    await inOrder(page, ['Red', 'Blue', 'Grey'])
    await expect(page.getByText('Picture moved to place 1')).toBeAttached()
    await page.keyboard.press('End')
    await inOrder(page, ['Blue', 'Grey', 'Red'])
    await axe(page)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBeLessThanOrEqual(375)
    if (process.env.DESK_SHOTS)
      await page.screenshot({ path: `${process.env.DESK_SHOTS}/pictures-375.png`, fullPage: true })
  })

  test('a variant shows those of the product’s pictures that are chosen for it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await signIn(page, 'staff')
    await page.goto('/desk/products/new')
    await page.getByLabel('Title', { exact: true }).fill(`Coat ${Date.now()}`)
    await page.getByRole('button', { name: /Category$/ }).click()
    await page.getByRole('option').first().click()
    await page.getByLabel('Price', { exact: true }).fill('50')
    await drop(page, [
      { name: 'red.png', bytes: await drawn('#c13') },
      { name: 'blue.png', bytes: await drawn('#31c') },
      { name: 'grey.png', bytes: await drawn('#989') },
    ])
    await expect(shows(page, 3)).toBeVisible()
    await named(page, ['Red', 'Blue', 'Grey'])
    await page.getByRole('button', { name: 'Add an option' }).click()
    await page.getByRole('textbox', { name: 'Option 1' }).fill('Size')
    await page.getByLabel('New value').fill('S')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    const small = page.getByRole('rowgroup', { name: 'S', exact: true })
    await small.getByText('Pictures: all').focus()
    await page.keyboard.press('Enter')
    const some = small.getByRole('group', { name: 'Pictures of S' })
    await some.getByRole('checkbox', { name: 'Grey' }).focus()
    await page.keyboard.press('Space')
    await some.getByRole('checkbox', { name: 'Red' }).focus()
    await page.keyboard.press('Space')
    await expect(small.getByText('Pictures: 2 of 3')).toBeVisible()
    await axe(page)
    if (process.env.DESK_SHOTS)
      await page.screenshot({ path: `${process.env.DESK_SHOTS}/variant-1440.png`, fullPage: true })
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.waitForURL(/\/desk\/products\/\d+$/)
    await page.reload()
    await page.getByText('Pictures: 2 of 3').click()
    await expect(some.getByRole('checkbox', { name: 'Grey' })).toBeChecked()
    await expect(some.getByRole('checkbox', { name: 'Blue' })).not.toBeChecked()
  })
})
