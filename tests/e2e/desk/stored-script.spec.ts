import { BILLING } from '../../support/shopper'
import { someone } from '../buying'
import { expect, open, test } from '../shop-test'
import { shopDatabase, signIn } from './desk'

test.use({ allowed: ['Service Worker registration blocked'] })

const EVIL = '<img src=x onerror=hacked()><script>hacked()</script>'

/** Stores a review, as the form of a bought article's page does. */
function review(order: string, words: string) {
  const db = shopDatabase()
  try {
    db.prepare(
      `insert into reviews (order_id, position, product_id, name, stars, title, text, language, state,
        created_at, changed_at)
       select id, 0, 3, ?, 2, ?, ?, 'en', 'held', ?, ? from orders where number = ?`,
    ).run(words, words, words, Date.now(), Date.now(), order)
  } finally {
    db.close()
  }
}

test('scripts that shoppers write stay letters on every screen of the desk', async ({
  page,
  request,
}) => {
  const ran: string[] = []
  await page.exposeFunction('hacked', () => ran.push(page.url()))
  page.on('dialog', (dialog) => void dialog.dismiss())
  const email = someone()
  const billing = { ...BILLING, email, firstName: EVIL, lastName: EVIL, company: EVIL, city: EVIL }
  const placed = await request.post('/api/orders', {
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    data: { items: [{ productId: 3, quantity: 1 }], payment: 'bank', billing, notes: EVIL },
  })
  expect(placed.status()).toBe(201)
  const { number } = (await placed.json()) as { number: string }
  review(number, EVIL)
  await open(page, '/contacts')
  await page.getByLabel('Your Name *').fill(EVIL)
  await page.getByLabel('Your Email *').fill(email)
  await page.getByLabel('Your Phone *').fill('+880 1712 345678')
  await page.getByPlaceholder('Leave a comment...').fill(EVIL)
  await page.getByRole('button', { name: 'Send Massage' }).click()
  await expect(page.getByText(`A confirmation is on its way to ${email}`)).toBeVisible()

  await signIn(page, 'owner', EVIL)
  const main = page.getByRole('main')
  const shows = async (path: string) => {
    await page.goto(`/desk${path}`)
    await expect(main.getByText(/<img src=x/).first()).toBeVisible()
  }
  for (const path of ['', '/reviews', '/staff']) await shows(path)
  for (const path of ['/orders', '/customers', '/messages']) {
    await shows(`${path}?search=${encodeURIComponent(email)}`)
    await main.getByRole('row').filter({ hasText: '<img' }).first().click()
    await expect(page).not.toHaveURL(/search=/)
    await expect(main.getByText(/<img src=x/).first()).toBeVisible()
  }
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('searchbox').last().fill(email)
  await expect(page.getByRole('menuitem').filter({ hasText: '<img' }).first()).toBeVisible()
  expect(ran).toEqual([])
  expect(await page.locator('img[src="x"]').count()).toBe(0)
})
