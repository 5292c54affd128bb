import type { Page } from '@playwright/test'
import { boxOf } from './pages'
import { axe, expect, open, test } from './shop-test'

const chips = (page: Page) => page.getByRole('list', { name: 'Your choices' })
const wideAndNarrow = async (page: Page) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await axe(page)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide, `${page.url()} at ${width} px`).toBeLessThanOrEqual(width)
  }
}

test('a correction is said aloud, and the search as it was typed is one link away', async ({
  page,
}) => {
  await open(page, '/shop?q=hedphones')
  const said = page.getByRole('status').filter({ hasText: 'Showing results for “headphones”.' })
  await expect(said).toBeVisible()
  await expect(page.getByRole('status').getByText('8 products for “headphones”')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('“headphones”')
  await expect(chips(page).getByRole('link').first()).toHaveText('“headphones”')
  const field = page.getByRole('search').getByRole('searchbox').first()
  await expect(field).toHaveValue('headphones')
  await wideAndNarrow(page)
  await page.getByRole('link', { name: 'Search for “hedphones” instead' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/shop?q=hedphones&exact=1')
  await expect(field).toHaveValue('hedphones')
  await expect(
    page.getByRole('heading', { name: 'We found nothing for “hedphones”' }),
  ).toBeVisible()
  await wideAndNarrow(page)
})

test('what comes close to a search is not headed by what is not there', async ({ page }) => {
  await open(page, '/shop?q=velvet+wheelchair')
  await expect(
    page.getByRole('status').getByText('1 product close to “velvet wheelchair”'),
  ).toBeVisible()
  await expect(page.getByText('We found nothing')).toHaveCount(0)
  await expect(page.locator('.results-list li').first()).toContainText('Folding Transit Wheelchair')
  const field = page.getByRole('search').locator('input').first()
  await field.fill('velvet wheelchair')
  await expect(page.getByRole('option').first()).toContainText('Folding Transit Wheelchair')
  await expect(page.locator('.suggestions')).not.toContainText('in its title')
})

test('the answer of a question leads its page, and that nothing is sold so is an aside', async ({
  page,
}) => {
  await open(page, '/shop?q=how+do+I+pay')
  const answer = page.getByRole('status').filter({ hasText: 'This page may answer you' })
  const none = page.getByText('We found nothing for “how do I pay”.')
  await expect(none).toBeVisible()
  await expect(page.getByRole('heading', { name: 'We found nothing' })).toHaveCount(0)
  const size = (text: typeof none) =>
    text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  expect(await size(answer)).toBeGreaterThan(await size(none))
  const [above, below] = [await answer.boundingBox(), await none.boundingBox()]
  expect(below?.y).toBeGreaterThan(above?.y ?? Number.POSITIVE_INFINITY)
  await wideAndNarrow(page)
})

test('what was read of a search can be taken away, and what lacks it stands apart', async ({
  page,
}) => {
  await open(page, '/shop?q=red+handbag+under+100')
  await expect(chips(page).getByRole('link')).toHaveText([
    ...['“handbag”', 'Red', 'Up to $100.00', 'Clear all'],
  ])
  await expect(page.getByRole('heading', { name: 'Close to “handbag under 100”' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Search for “red” only' })).toHaveAttribute(
    'href',
    '/shop?q=red',
  )
  await wideAndNarrow(page)
  await chips(page).getByRole('link', { name: 'Remove: Up to $100.00' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/shop?q=handbag&colour=Red')
  await chips(page).getByRole('link', { name: 'Remove: Red' }).click()
  await expect(page).toHaveURL('/shop?q=handbag')
  await expect(page.locator('.results-list li').first()).toContainText('Everyday Leather Handbag')
})

test('a short list is filled with more of the kind, beside what comes close', async ({ page }) => {
  await open(page, '/shop?q=red+dress')
  await expect(page.getByRole('status').getByText('1 product for “red dress”')).toBeVisible()
  await expect(page.locator('.toolbar'), 'one has no order').toHaveCount(0)
  const grid = page.locator('.results-grid')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('“red dress”')
  const heading = grid.getByRole('heading', { level: 2 })
  await expect(heading).toHaveText('Close to “dress”')
  await expect(grid.locator('.card')).toHaveCount(7)
  for (const [width, rows] of [
    [1440, 2],
    [390, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const { y, width: line } = await boxOf(page.locator('.results-note'))
    expect(line).toBe((await boxOf(grid)).width)
    expect((await boxOf(grid.locator('.card').first())).width, 'a lone card').toBe(line)
    const tile = async (at: number) => (await boxOf(grid.locator('.card-tile').nth(at))).width
    expect(await tile(0), 'its picture').toBeGreaterThan((await tile(1)) * 1.5)
    const tops = await grid
      .locator('li')
      .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().top)))
    expect(tops.filter((top) => top > y)).toHaveLength(6)
    expect(new Set(tops.filter((top) => top > y)).size).toBe(rows)
  }
  await wideAndNarrow(page)
  await open(page, '/shop?brand=Paceloom&min=20')
  await expect(grid.getByRole('heading', { level: 2 })).toHaveText('More like these')
  await expect(grid.locator('.card')).toHaveCount(9)
})

test('a search that finds nothing says its word in its field and in one sentence', async ({
  page,
}) => {
  await open(page, '/shop?q=zzzqqq')
  await expect(page.getByRole('main').getByText('zzzqqq')).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products')
  // One heading is seen.
  expect((await boxOf(page.getByRole('heading', { level: 1 }))).height).toBeLessThan(2)
  await open(page, '/shop?q=zzzqqq&colour=Red')
  await expect(chips(page).getByRole('link')).toHaveText(['“zzzqqq”', 'Red', 'Clear all'])
})

test('an order that words ask for is a chip, and filters count what stands beside', async ({
  page,
}) => {
  await open(page, '/shop?q=cheap+phones')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('“cheap phones”')
  await chips(page).getByRole('link', { name: 'Remove: Price low to high' }).click()
  await expect(page).toHaveURL('/shop?q=phones')
  await open(page, '/shop?q=schwarze+Schuhe')
  const narrow = page.getByRole('region', { name: 'Narrow by' })
  await expect(narrow).not.toContainText('(0)')
  const first = page.getByRole('link', { name: /^Narrow by: / }).first()
  const count = Number(/\((\d+)\)$/.exec((await first.getAttribute('aria-label')) ?? '')?.[1])
  await first.click()
  await expect(page).toHaveURL(/\/shop\?q=schwarze\+Schuhe&category=/)
  await expect(page.locator('.results-list li')).toHaveCount(Math.min(count, 6))
})

for (const [code, corrected, closeTo, alone, nothing, remove] of [
  [
    ...['', 'Showing results for “headphones”.', 'Close to “handbag”', 'Search for “red” only'],
    ...['We found nothing for “xylophon”', 'Remove: Red'],
  ],
  [
    ...[
      '/fr',
      'Résultats pour « headphones ».',
      'Proche de « handbag »',
      'Rechercher seulement « red »',
    ],
    ...['Nous n’avons rien trouvé pour « xylophon »', 'Retirer : Rouge'],
  ],
  [
    ...['/es', 'Resultados para «headphones».', 'Parecido a «handbag»', 'Buscar solo «red»'],
    ...['No hemos encontrado nada', 'Quitar: Rojo'],
  ],
  [
    ...['/de', 'Ergebnisse für „headphones“.', 'Ähnlich wie „handbag“', 'Nur nach „red“ suchen'],
    ...['nichts gefunden', 'Entfernen: Rot'],
  ],
] as string[][])
  test.describe(`searches in ${code || 'English'}`, () => {
    test('say what was corrected, left out, read and not found, at each width', async ({
      page,
    }) => {
      await open(page, `${code}/shop?q=hedphones`)
      await expect(page.getByRole('status').filter({ hasText: corrected })).toBeVisible()
      await wideAndNarrow(page)
      await open(page, `${code}/shop?q=red+handbag`)
      await expect(page.getByRole('heading', { name: closeTo })).toBeVisible()
      await expect(page.getByRole('link', { name: alone })).toHaveAttribute(
        'href',
        `${code}/shop?q=red`,
      )
      await expect(page.getByRole('link', { name: remove })).toHaveAttribute(
        'href',
        `${code}/shop?q=handbag`,
      )
      await wideAndNarrow(page)
      await open(page, `${code}/shop?q=xylophon`)
      await expect(page.getByRole('heading', { level: 2, name: nothing })).toBeVisible()
      await wideAndNarrow(page)
    })
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, said, instead] of [
    ['/fr', 'Résultats pour « headphones ».', 'Rechercher plutôt'],
    ['/es', 'Resultados para «headphones».', 'en su lugar'],
    ['/de', 'Ergebnisse für „headphones“.', 'Stattdessen nach'],
  ] as const)
    test(`the page of ${path} says so, too`, async ({ page }) => {
      await page.goto(`${path}/shop?q=hedphones`)
      await expect(page.getByText(said)).toBeVisible()
      await expect(page.getByRole('link', { name: instead })).toHaveAttribute(
        'href',
        `${path}/shop?q=hedphones&exact=1`,
      )
    })
})
