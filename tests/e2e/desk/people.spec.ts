import type { Page } from '@playwright/test'
import { ordered, someone, store, storedProduct } from '../buying'
import { mailsTo } from '../outbox'
import { axe, expect, open, test } from '../shop-test'
import { cleanAtEachWidth, shopDatabase, signIn } from './desk'

test.use({ allowed: ['Service Worker registration blocked', 'status of 4'] })

const title = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

test('a coupon made at the desk takes its share off the cart until it is paused', async ({
  page,
}) => {
  const code = `DESK${crypto.randomUUID().slice(0, 6).toUpperCase()}`
  await signIn(page, 'staff')
  await page.goto('/desk/discounts')
  await page.getByRole('link', { name: 'New coupon' }).click()
  await title(page, 'New coupon')
  await page.getByLabel('Code').fill(code.toLowerCase())
  await page.getByLabel('Per cent off').fill('25')
  await axe(page)
  await page.getByRole('button', { name: 'Make the coupon' }).click()
  await title(page, code)
  await axe(page, '#desk') // beside it stands what a screen reader was told

  await store(page, 'cart', [{ ...storedProduct(1), quantity: 1 }])
  const use = async () => {
    await open(page, '/cart')
    await page.getByLabel('Coupon Code').fill(code)
    await page.getByRole('button', { name: 'Apply Coupon' }).click()
  }
  await use()
  await expect(page.getByText('Discount', { exact: false }).first()).toBeVisible()

  await page.goto(`/desk/discounts/${code}`)
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible()
  await page.goto('/cart')
  await expect(page.getByText('This coupon code is not valid.')).toBeVisible()
})

test('a message is answered with a template, and the mail goes out', async ({ page }) => {
  const email = someone()
  await open(page, '/contacts')
  await page.getByLabel('Your Name *').fill('Ana <b>Rahman</b>')
  await page.getByLabel('Your Email *').fill(email)
  await page.getByLabel('Your Phone *').fill('+880 1712 345678')
  await page.getByPlaceholder('Leave a comment...').fill('Do you ship to <script>Sylhet</script>?')
  await page.getByRole('button', { name: 'Send Massage' }).click()
  await expect(page.getByText(`A confirmation is on its way to ${email}`)).toBeVisible()

  const { name } = await signIn(page, 'staff', 'Mina Staff')
  await page.goto('/desk/messages/templates')
  await page.getByRole('button', { name: 'New template' }).click()
  const dialog = page.getByRole('dialog')
  const template = `Ships ${email}`
  await dialog.getByLabel('Name').fill(template)
  await dialog.getByLabel('Text').fill('Dear {name}, yes we do.')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row', { name: template })).toBeVisible()

  await page.goto(`/desk/messages?search=${encodeURIComponent(email)}`)
  await title(page, 'Messages')
  await axe(page)
  await page.getByRole('row', { name: /Ana/ }).click()
  await title(page, 'Ana <b>Rahman</b>')
  await page.getByRole('button', { name: /Begin with a template/ }).click()
  await page.getByRole('option', { name: template }).click()
  await expect(page.getByLabel('Your answer')).toHaveValue('Dear Ana <b>Rahman</b>, yes we do.')
  await axe(page)
  await page.getByRole('button', { name: 'Send the answer' }).click()
  await expect(page.getByText(new RegExp(`${name} answered on`))).toBeVisible()
  const answer = () => mailsTo(email).find((mail) => mail.text.includes('yes we do'))
  await expect.poll(() => answer()?.headers.subject).toBe('Re: We have your message')
  expect(answer()?.text).toContain('Do you ship to <script>Sylhet</script>?')
  expect(answer()?.headers['in-reply-to']).toBe(
    mailsTo(email).find((mail) => mail.text.includes('We answer within'))?.headers['message-id'],
  )
})

test('a held review is approved and answered, and both stand on the product’s page', async ({
  page,
  request,
}) => {
  const { number } = await ordered(request, someone())
  const text = `Came in time. ${number}`
  writeReview(number, text)
  await signIn(page, 'staff')
  await page.goto('/desk/reviews')
  await title(page, 'Reviews')
  const review = page.getByRole('listitem').filter({ hasText: text })
  await axe(page)
  await review.getByRole('button', { name: 'Approve' }).click()
  await expect(review).toHaveCount(0)
  await page.getByRole('button', { name: /State/ }).click()
  await page.getByRole('option', { name: 'Published' }).click()
  await review.getByRole('button', { name: 'Answer in public' }).click()
  await page.getByLabel('Answer', { exact: true }).fill(`Thank you </script><b>${number}</b>`)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(review.getByText(`Thank you </script><b>${number}</b>`)).toBeVisible()
  await page.goto('/shop/3')
  await expect(page.getByText(text)).toBeVisible()
  await expect(page.getByText(`Thank you </script><b>${number}</b>`)).toBeVisible()
  await expect(page.getByText('Answer from Exclusive').first()).toBeVisible()
})

test('a person is found, their data downloaded, and erased', async ({ page, request }) => {
  const email = someone()
  const { number } = await ordered(request, email)
  await signIn(page, 'owner')
  await page.goto('/desk/customers')
  await title(page, 'Customers')
  await axe(page)
  await page.getByRole('searchbox', { name: /Search name/ }).fill(email)
  await page.waitForURL(/search=/)
  await page.getByRole('row').filter({ hasText: email }).click()
  await expect(page.getByRole('link', { name: email })).toBeVisible()
  await axe(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export data' }).click()
  expect((await downloading).suggestedFilename()).toBe(`${email}.json`)
  await page.getByRole('button', { name: 'Erase' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Erase', exact: true }).click()
  await expect(dialog.getByRole('alert')).toContainText(number)
  await dialog.getByRole('button', { name: 'Erase anyway' }).click()
  await expect(dialog.getByText(/^Searched \d+ rows/)).toBeVisible()
  await axe(page)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await title(page, 'Customers')
  await page.goto('/desk/erasures')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByText(/Yes: once/)).toBeVisible()
  await axe(page, '#desk')
  const [billing] = rowsOf(number)
  expect(billing).not.toContain(email)
})

test('every screen is clean and as wide as its window', async ({ page, request }) => {
  const { number } = await ordered(request, someone())
  writeReview(number, 'Long words: '.repeat(30))
  await signIn(page, 'owner')
  const paths = ['customers', `customers/${number}`, 'erasures', 'discounts', 'discounts/new']
  for (const path of [...paths, 'discounts/APP3', 'messages', 'messages/templates', 'reviews']) {
    await page.goto(`/desk/${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Loading')).toHaveCount(0)
    await page.waitForLoadState('networkidle')
    await cleanAtEachWidth(page)
  }
})

/** Held, of the order's first line. */
function writeReview(number: string, text: string) {
  const db = shopDatabase()
  try {
    db.prepare(
      `insert into reviews (order_id, position, product_id, name, stars, title, text, language,
        state, created_at, changed_at)
       select order_id, position, product_id, 'Ana R.', 4, 'Good', ?, 'en', 'held', ?, ?
       from order_lines join orders on orders.id = order_id where number = ? limit 1`,
    ).run(text, Date.now(), Date.now(), number)
  } finally {
    db.close()
  }
}

function rowsOf(number: string) {
  const db = shopDatabase()
  try {
    return db
      .prepare('select billing from orders where number = ?')
      .all(number)
      .map((row) => String(row.billing))
  } finally {
    db.close()
  }
}
