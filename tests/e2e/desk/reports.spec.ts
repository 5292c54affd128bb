import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { recordDeath } from '../../../app/supervisor/server-deaths'
import { expect, test } from '../shop-test'
import { cleanAtEachWidth, shopDatabase, signIn } from './desk'

const QUERY = 'period=own&from=2024-02-01&to=2024-03-31'
const REPORTS = ['', '/taxes', '/products', '/categories', '/cash', '/carts', '/searches', '/stock']

// Two workers would insert the orders twice, one of them amid a test.
test.describe.configure({ mode: 'default' })

/** Orders of two months in which no other test places any. */
test.beforeAll(() => {
  const db = shopDatabase()
  const order = db.prepare(
    `insert into orders (number, token, idempotency_key, request_hash, status, payment, language,
      email_key, billing, subtotal, discount, vat, shipping, total, taxes, placed_at)
     values (?, ?, ?, '', ?, ?, 'en', 'ana@example.com', '{"firstName":"Ana","lastName":"Rahman","country":"BD","street":"1 Road","city":"Dhaka",
        "postCode":"1205","phone":"+8801700000000","email":"ana@example.com"}',
      ?, 0, ?, 0, ?, ?, ?) returning id`,
  )
  const line = db.prepare(
    `insert into order_lines (order_id, position, product_id, title, unit_price, quantity)
     values (?, 0, ?, 'Mascara', ?, 1)`,
  )
  for (let at = 0; at < 24; at++) {
    const name = randomUUID()
    const goods = 1999 + at * 731
    const tax = Math.round(goods * 0.15)
    const { id } = order.get(
      ...[`T-${name}`, name, name, at % 6 === 5 ? 'cancelled' : 'delivered'],
      ...[at % 2 ? 'bank' : 'cash_on_delivery', goods, tax, goods + tax],
      ...[
        JSON.stringify([{ percent: 15, base: goods, tax }]),
        Date.UTC(2024, 1, 2 + Math.floor((at * at) / 10), 6),
      ],
    ) as { id: number }
    line.run(id, 1 + (at % 4), goods)
  }
  db.prepare(
    `insert into cart_days (day, carts, checkouts, orders) values
      ('2024-02-10', 40, 22, 9), ('2024-02-11', 31, 12, 5) on conflict do nothing`,
  ).run()
  db.close()
})

const sums = () => {
  const db = shopDatabase()
  // The shop's days begin at six in the evening of UTC's.
  const found = db
    .prepare(
      `select sum(total) as revenue, count(*) as orders from orders where status <> 'cancelled'
       and placed_at >= ? and placed_at < ?`,
    )
    .get(Date.UTC(2024, 0, 31, 18), Date.UTC(2024, 2, 31, 18)) as Record<string, number>
  db.close()
  return { revenue: Number(found.revenue), orders: Number(found.orders) }
}

const dollars = (cents: number) =>
  `$${(cents / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`

test('a report says what the database holds, and its file what the table says', async ({
  page,
}) => {
  await signIn(page, 'viewer')
  await page.goto(`/desk/reports?${QUERY}`)
  const { revenue, orders } = sums()
  const tile = (name: string) =>
    page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) })
  await expect(tile('Revenue').locator('dd').first()).toHaveText(dollars(revenue))
  await expect(tile('Orders').locator('dd').first()).toHaveText(String(orders))
  await expect(page.getByText('Nothing in this period')).toHaveCount(0)

  await page
    .getByRole('button', { name: /^Week By|By/ })
    .last()
    .click()
  await page.getByRole('option', { name: 'Month' }).click()
  await expect(page.getByRole('row')).toHaveCount(3)
  const shown = await page
    .getByRole('grid', { name: 'Sales' })
    .getByRole('row')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.querySelectorAll('td, th')].map((cell) => cell.lastChild?.textContent ?? ''),
      ),
    )
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download CSV' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('sales-2024-02-01-2024-03-31.csv')
  const [head = [], ...lines] = readFileSync(await download.path(), 'utf8')
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','))
  expect(lines.map(([month]) => month)).toEqual(['2024-02', '2024-03'])
  // The table leaves out the currency, which all of it is in.
  const currency = head.indexOf('Currency')
  const amounts = lines.map((line) =>
    line
      .filter((_, at) => at !== currency)
      .slice(1)
      .map(Number),
  )
  expect(shown.slice(1).map((row) => row.slice(1).map(plain))).toEqual(amounts)
  expect(Math.round(amounts.reduce((sum, [one = 0]) => sum + one * 100, 0))).toBe(revenue)
})

const plain = (cell: string) => Number(cell.replace(/[$,]/g, '').replace('–', ''))

test('a plot is read with the arrow keys', async ({ page }) => {
  await signIn(page, 'viewer')
  await page.goto(`/desk/reports?${QUERY}&step=month`)
  const plot = page.getByRole('application')
  await plot.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('.recharts-tooltip-wrapper')).toContainText('Revenue')
})

test('own dates are asked for together, and what makes no sense is said', async ({
  page,
  allowed,
}) => {
  allowed.push('422')
  await signIn(page, 'viewer')
  await page.goto('/desk/reports')
  await page.getByRole('button', { name: /Period/ }).click()
  await page.getByRole('option', { name: 'Own dates' }).click()
  await page.getByRole('textbox', { name: 'From' }).fill('2024-02-01')
  await page.getByRole('textbox', { name: 'To', exact: true }).fill('2024-03-31')
  // A new order of another test is told by a button of the same name.
  const dates = page.locator('form', { has: page.getByRole('textbox', { name: 'From' }) })
  await dates.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page).toHaveURL(/from=2024-02-01&to=2024-03-31/)
  await expect(page.getByText(dollars(sums().revenue)).first()).toBeVisible()
  await page.goto('/desk/reports?period=own&from=2024-03-31&to=2024-02-01')
  await expect(page.getByRole('alert')).toContainText('This could not be loaded')
})

test('the start page says what waits and leads to it', async ({ page }) => {
  await signIn(page, 'owner')
  await page.goto('/desk')
  const todo = page.getByRole('region', { name: 'To do' })
  await expect(todo.getByRole('link', { name: /settings to look at/ })).toHaveAttribute(
    'href',
    '/desk/health',
  )
  await signIn(page, 'viewer')
  await page.goto('/desk')
  await expect(page.getByRole('region', { name: 'What waits' })).toBeVisible()
  await expect(page.getByText(/settings to look at/)).toHaveCount(0)
})

test('reports and start page are accessible, and scroll one way', async ({ page }) => {
  test.setTimeout(180_000)
  await signIn(page, 'owner')
  for (const path of REPORTS) {
    await page.goto(`/desk/reports${path}?${QUERY}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Loading…')).toHaveCount(0)
    await cleanAtEachWidth(page)
  }
  await page.goto('/desk')
  await expect(page.getByRole('heading', { name: 'Latest orders' })).toBeVisible()
  await cleanAtEachWidth(page)
})

test('a thing that health lists is opened at the part of the settings where it is put right', async ({
  page,
}) => {
  await signIn(page, 'owner')
  await page.goto('/desk/health')
  const bank = page.getByRole('listitem').filter({ hasText: 'transfers would go to the demo' })
  await expect(bank).not.toContainText('npm run')
  await bank.getByRole('link', { name: 'Open' }).click()
  await expect(page.getByRole('group', { name: 'Bank accounts' })).toBeVisible()
})

test('health says how the server ended when nobody asked for it', async ({ page }) => {
  const [death, dataDir] = [{ address: 'here', lines: ['TypeError: x'] }, process.env.SHOP_DATA_DIR]
  const at = Date.now() - 48 * 3_600_000 // long enough ago to be a note
  recordDeath(dataDir as string, { ...death, at, reason: 'exit code 1', servedMs: 7_200_000 })
  await signIn(page, 'viewer')
  await page.goto('/desk/health')
  await page.getByRole('button', { name: 'Check again' }).click()
  const server = page.getByRole('listitem').filter({ hasText: 'Server:' })
  await expect(server).toContainText('after 2 h (exit code 1) | TypeError: x')
  await expect(server).toContainText('Note')
})
