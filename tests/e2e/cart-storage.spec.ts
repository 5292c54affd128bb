import { stored, storedProduct } from './buying'
import { expect, open, test } from './shop-test'

test('a change in one tab shows in the other and overwrites nothing', async ({
  page,
  context,
  watch,
}) => {
  await open(page, '/shop/1')
  const other = await context.newPage()
  watch(other)
  await open(other, '/shop/2')
  const add = { name: 'Add to cart', exact: true }
  await Promise.all([
    page.getByRole('button', add).first().click(),
    other.getByRole('button', add).first().click(),
  ])
  await page.waitForURL('/cart')
  await other.waitForURL('/cart')
  for (const tab of [page, other])
    await expect(tab.locator('tbody').getByRole('row')).toHaveCount(2)

  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  await expect(other.locator('tbody').getByRole('row')).toHaveCount(1)
  await other.getByRole('button', { name: /^Increase/ }).click()
  await expect(page.getByRole('row').nth(1).getByRole('textbox')).toHaveValue('2')
})

test('an empty cart that another tab fills is checked', async ({ page, context, watch }) => {
  await open(page, '/cart')
  await expect(page.getByText('No Products')).toBeVisible()
  const other = await context.newPage()
  watch(other)
  const asked = page.waitForResponse(/\/api\/quote/)
  await open(other, '/shop/1')
  await other.getByRole('button', { name: 'Add to cart', exact: true }).first().click()
  await asked
  await expect(page.locator('tbody').getByRole('row')).toHaveCount(1)
})

test('tabs that add in the same millisecond lose nothing and add nothing twice', async ({
  page,
  context,
  watch,
}) => {
  const tabs = [page, await context.newPage(), await context.newPage()]
  for (const tab of tabs) {
    if (tab !== page) watch(tab)
    await open(tab, '/')
  }
  for (let round = 1; round <= 5; round++) {
    const at = Date.now() + 200
    await Promise.all(
      tabs.map((tab, position) =>
        tab.evaluate(
          ([card, moment]) => {
            const add = document.querySelectorAll<HTMLElement>('article .card-add')[card as number]
            while (Date.now() < (moment as number));
            add?.click()
          },
          [position, at],
        ),
      ),
    )
    for (const tab of tabs)
      await expect
        .poll(async () =>
          ((await stored(tab, 'cart')) as { quantity: number }[] | null)?.map(
            (line) => line.quantity,
          ),
        )
        .toEqual([round, round, round])
  }
})

test('two tabs that add as fast as they can lose nothing', async ({ page, context, watch }) => {
  const other = await context.newPage()
  watch(other)
  for (const tab of [page, other]) await open(tab, '/shop?q=mascara')
  const clicks = 25
  await Promise.all(
    [page, other].map((tab) =>
      tab.evaluate(async (times) => {
        const add = document.querySelector<HTMLElement>('article .card-add')
        for (let click = 0; click < times; click++) {
          add?.click()
          await new Promise((resolve) => setTimeout(resolve, Math.random() * 15))
        }
      }, clicks),
    ),
  )
  for (const tab of [page, other]) {
    await expect.poll(() => stored(tab, 'cart')).toMatchObject([{ quantity: 2 * clicks }])
    await expect(tab.getByLabel(`${2 * clicks} items in cart`).first()).toBeVisible()
  }
})

test('a click followed at once by another page is not lost, even while another tab writes', async ({
  page,
  context,
  watch,
}) => {
  const other = await context.newPage()
  watch(other)
  for (const tab of [page, other]) await open(tab, '/shop?q=mascara')
  await other.evaluate(
    () =>
      new Promise<void>((held) => {
        navigator.locks.request('list cart', () => {
          held()
          return new Promise(() => {})
        })
      }),
  )
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('article .card-add')?.click()
    location.assign('/cart')
  })
  await page.waitForURL('/cart')
  await expect(page.getByRole('row', { name: /Mascara/ })).toBeVisible()
})

test('without locks, as over plain HTTP, a click is stored at once', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }))
  await open(page, '/shop?q=mascara')
  const text = await page.evaluate(() => {
    document.querySelector<HTMLElement>('article .card-add')?.click()
    return localStorage.getItem('cart')
  })
  expect(JSON.parse(text ?? '')).toMatchObject([{ id: 1, quantity: 1, price: 9.99 }])
})

const readable = { ...storedProduct(1), quantity: 1 }
const CONTENTS: Record<string, { text: string; rows: number }> = {
  'not JSON': { text: '{"id":', rows: 0 },
  'no list': { text: '{"state":{"items":[]},"version":0}', rows: 0 },
  null: { text: 'null', rows: 0 },
  'things that are no products': {
    text: JSON.stringify([null, 1, 'x', [], {}, { id: 'abc' }, readable]),
    rows: 1,
  },
  'strings for numbers': {
    text: '[{"id":"1","price":"9.99","quantity":"2","stock":"5"}]',
    rows: 1,
  },
  'missing fields': { text: '[{"id":1},{"id":2,"quantity":-3}]', rows: 2 },
  'a product of another catalogue': {
    text: JSON.stringify([
      { ...readable, reviews: [{}, {}], dimensions: { width: 1 }, meta: {}, tags: ['x'] },
    ]),
    rows: 1,
  },
  'nearly 5 MB': {
    text: JSON.stringify([{ ...readable, description: 'x'.repeat(4_900_000) }]),
    rows: 1,
  },
}

test('a stored cart of any shape breaks nothing, and takes another product', async ({ page }) => {
  await open(page, '/cart')
  const rows = page.locator('tbody').getByRole('row')
  for (const [what, { text, rows: count }] of Object.entries(CONTENTS)) {
    await page.evaluate((stored) => localStorage.setItem('cart', stored), text)
    await open(page, '/cart')
    if (count === 0) await expect(page.getByText('No Products'), what).toBeVisible()
    else await expect(rows, what).toHaveCount(count)
    await open(page, '/shop?page=2')
    await page.evaluate(() => document.querySelector<HTMLElement>('article .card-add')?.click())
    await expect
      .poll(() => stored(page, 'cart').then((cart) => (cart as unknown[])?.length, String), what)
      .toBe(count + 1)
  }
  await open(page, '/cart')
  await expect(rows).toHaveCount(2)
})

test('without storage the cart holds as long as the page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await open(page, '/shop/1')
  await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click()
  await page.waitForURL('/cart')
  await expect(page.getByRole('row', { name: /Mascara/ })).toBeVisible()
})

test('with storage full nothing breaks, and the cart holds as long as the page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (let size = 5_000_000; size >= 1; size = Math.floor(size / 2)) {
      try {
        localStorage.setItem(`other ${size}`, 'x'.repeat(size))
      } catch {} // this half does not fit: on to a quarter
    }
  })
  await open(page, '/shop/1')
  await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click()
  await page.waitForURL('/cart')
  await expect(page.getByRole('row', { name: /Mascara/ })).toBeVisible()
  expect(await stored(page, 'cart')).toBeNull()
})
