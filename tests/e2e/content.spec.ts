import type { Page } from '@playwright/test'
import { mailsTo } from './outbox'
import { boxOf } from './pages'
import { axe, expect, open, test } from './shop-test'

const someone = () => `ana.${crypto.randomUUID().slice(0, 8)}@example.com`

async function fillIn(page: Page, email: string) {
  await page.getByLabel('Your Name *').fill('Ana Rahman')
  await page.getByLabel('Your Email *').fill(email)
  await page.getByLabel('Your Phone *').fill('+880 1712 345678')
  await page.getByLabel('Leave a comment...').fill('Do you ship to Sylhet?')
}

test('a message reaches the shop, and its writer gets a receipt', async ({ page }) => {
  const email = someone()
  await open(page, '/contacts')
  await fillIn(page, email)
  await page.getByRole('button', { name: 'Send Massage' }).click()
  await expect(page.getByText(`A confirmation is on its way to ${email}`)).toBeFocused()
  await axe(page)
  await expect.poll(() => mailsTo(email).map((mail) => mail.text)[0]).toContain('We answer within')
  // Anybody can give anybody's address, so nothing of the message goes there.
  expect(mailsTo(email)[0]?.text).not.toMatch(/Sylhet|Rahman/)
  const toShop = mailsTo('shop@exclusive.example').find(
    (mail) => mail.headers['reply-to'] === email,
  )
  expect(toShop?.headers.subject).toBe('Message from Ana Rahman')
  expect(toShop?.text).toContain('Do you ship to Sylhet?')
})

test('the labels of the contact form stand above its fields, before and while typing', async ({
  page,
}) => {
  await open(page, '/contacts')
  for (const name of ['Your Name *', 'Your Email *', 'Your Phone *', 'Leave a comment...']) {
    const field = page.getByLabel(name)
    const label = page.locator('form label', { hasText: name })
    await expect(label).toHaveCSS('opacity', '1')
    const above = await label.boundingBox()
    const box = await field.boundingBox()
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0)
  }
})

test('what is wrong stands at its field, keeps what was entered and takes the focus', async ({
  page,
  allowed,
}) => {
  allowed.push('422')
  await open(page, '/contacts')
  await fillIn(page, 'not-an-address')
  await page.getByLabel('Your Phone *').fill('')
  await page.getByRole('button', { name: 'Send Massage' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  const field = page.getByLabel('Your Email *')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(/such as name@example.com/)
  await expect(field).toHaveValue('not-an-address')
  await expect(page.getByLabel('Your Phone *')).toHaveAccessibleDescription(/fill in this field/)
  await axe(page)
})

test('each member of the team has a portrait that loads late and says that it is drawn', async ({
  page,
}) => {
  await open(page, '/about')
  const team = page.getByRole('region', { name: 'Our team' })
  for (const name of ['Rafiq Ahmed', 'Nadia Rahman', 'Arjun Mehta']) {
    const portrait = team.getByRole('img', { name: `Drawn portrait of ${name}` }).first()
    await expect(portrait).toHaveAttribute('loading', 'lazy')
    await portrait.scrollIntoViewIfNeeded()
    await expect(portrait).toHaveJSProperty('complete', true)
    const shape = await portrait.evaluate(
      ({ naturalWidth, naturalHeight }: HTMLImageElement) => naturalWidth / naturalHeight,
    )
    expect(shape).toBeCloseTo(37 / 43, 2)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the contact form refuses and sends just the same', async ({ page, allowed }) => {
    allowed.push('422')
    const email = someone()
    await page.goto('/de/contacts')
    await page.getByLabel('Ihr Name').fill('Ana')
    await page.getByLabel('Ihre E-Mail-Adresse', { exact: false }).first().fill(email)
    await page.getByRole('button', { name: 'Nachricht senden' }).click()
    await expect(page.getByText('Bitte prüfen Sie die markierten Felder:')).toBeVisible()
    await expect(page.getByLabel('Ihr Name')).toHaveValue('Ana')
    await page.getByLabel('Ihre Telefonnummer').fill('030 1234567')
    await page.getByLabel('Hinterlassen Sie').fill('Guten Tag')
    await page.getByRole('button', { name: 'Nachricht senden' }).click()
    await expect(page.getByText('Vielen Dank, Ana!')).toBeVisible()
    await expect
      .poll(() => mailsTo(email)[0]?.headers.subject)
      .toContain('Ihre Nachricht ist bei uns')
  })

  test('the footer subscribes, and the link in the mail confirms and leaves', async ({ page }) => {
    const email = someone()
    for (const _ of [1, 2]) {
      await page.goto('/faq')
      await page.getByPlaceholder('Enter your Email').fill(email)
      await page.getByPlaceholder('Enter your Email').press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for subscribing!')
    }
    await expect.poll(() => mailsTo(email).length).toBe(1)
    const [mail] = mailsTo(email)
    expect(mail?.text).toMatch(/WELCOME-[0-9A-F]{10}/)
    expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')

    const confirm = /\/newsletter\?confirm=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? ''
    await page.goto(confirm)
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are on the list')
    await page.goto(confirm.replace('confirm', 'leave'))
    await page.getByRole('main').getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have left the newsletter')
  })
})

test('the newsletter says in place that it worked, and one click in the mail ends it', async ({
  page,
  request,
}) => {
  const email = someone()
  await open(page, '/about')
  await page.getByPlaceholder('Enter your Email').fill('foo')
  await page.getByPlaceholder('Enter your Email').press('Enter')
  await expect(page.getByText('That does not look like an e-mail address.')).toBeVisible()
  await page.getByPlaceholder('Enter your Email').fill(email)
  await page.getByPlaceholder('Enter your Email').press('Enter')
  await expect(page.getByText(/check your mail|on its way/i)).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/about')
  await expect.poll(() => mailsTo(email).length).toBe(1)
  const link = /<([^>]+)>/.exec(mailsTo(email)[0]?.headers['list-unsubscribe'] ?? '')?.[1] ?? ''
  const { pathname, search } = new URL(link)
  const ended = await request.post(pathname + search, { form: { 'List-Unsubscribe': 'One-Click' } })
  expect(await ended.json()).toEqual({ status: 'unsubscribed' })
})

test('what is required to write to the shop has a red mark, the message too', async ({ page }) => {
  await open(page, '/contacts')
  const marks = page.locator('form label > span', { hasText: '*' })
  await expect(marks).toHaveCount(4)
  for (const mark of await marks.all()) await expect(mark).toHaveCSS('color', 'rgb(207, 58, 58)')
})

test('questions stand below the topics that they belong to, in every language', async ({
  page,
}) => {
  for (const language of ['', '/de', '/es', '/fr']) {
    await open(page, `${language}/faq`)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(3)
    await expect(page.locator('main summary')).toHaveCount(15)
    await expect(page.locator('h2 + details').first()).toBeVisible()
  }
})

test('a phone shows the story’s picture below its heading, and arrows beside the team’s', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/about')
  const [heading, picture, text] = [
    await boxOf(page.getByRole('heading', { name: 'Our Story' })),
    await boxOf(page.getByRole('img', { name: /^A vase/ })),
    await boxOf(page.getByText('Launched in 2015')),
  ]
  expect(picture.y).toBeGreaterThan(heading.y + heading.height)
  expect(text.y).toBeGreaterThan(picture.y + picture.height)
  const team = page.getByRole('heading', { name: 'Our team' })
  await team.scrollIntoViewIfNeeded()
  const [title, next] = [
    await boxOf(team),
    await boxOf(
      page.getByRole('region', { name: 'Our team' }).getByRole('button', { name: 'Next' }),
    ),
  ]
  expect(next.y).toBeLessThan(title.y + title.height)
  expect(next.y + next.height).toBeGreaterThan(title.y)
})

test('a question opens and closes by keyboard', async ({ page }) => {
  await open(page, '/faq')
  const question = page.locator('summary', { hasText: 'How can I pay?' })
  await question.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('By bank transfer or in cash on delivery.')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText('By bank transfer or in cash on delivery.')).toBeHidden()
})

test('stores and networks lead to a page that says that there are none yet', async ({ page }) => {
  await open(page, '/about')
  const footer = page.getByRole('contentinfo')
  for (const name of ['Get it on Google Play', 'Download on the App Store', 'Exclusive on X'])
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', '/elsewhere')
  await expect(
    page.getByRole('link', { name: 'Nadia Rahman on LinkedIn' }).first(),
  ).toHaveAttribute('href', '/elsewhere')
  await footer.getByRole('link', { name: 'Exclusive on Facebook' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Apps and social networks')
  await expect(page.getByText('Exclusive has no app yet')).toBeVisible()
  await expect(page.getByText('Not yet')).toHaveCount(6)
})
