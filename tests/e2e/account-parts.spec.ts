import { boxOf } from './pages'
import { expect, open, test } from './shop-test'
import { enter, KEY, password } from './signing-in'

test('the parts of an account are listed beside them, and one button is enough', async ({
  page,
}) => {
  await enter(page)
  const parts = page.getByRole('navigation', { name: 'My Account' })
  await expect(parts.getByRole('link')).toHaveCount(6)
  for (const link of await parts.getByRole('link').all()) {
    const id = (await link.getAttribute('href')) ?? ''
    await expect(page.locator(id)).toContainText((await link.textContent()) ?? 'its title')
  }
  await expect(page.locator('main .button:not(.button-outline)')).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(parts).toBeHidden()
  const [welcome, leave] = [
    await boxOf(page.getByText('Welcome, Ana')),
    await boxOf(page.getByRole('button', { name: 'Sign out' })),
  ]
  expect(Math.abs(welcome.y + welcome.height / 2 - leave.y - leave.height / 2)).toBeLessThan(2)
})

test('a tablet’s log-in has its picture beside the form, which ends with the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await open(page, '/login')
  const [picture, form] = [
    await boxOf(page.locator('.auth-picture')),
    await boxOf(page.locator('.auth-form')),
  ]
  expect(picture.x).toBe(0)
  expect(form.x).toBeGreaterThan(picture.x + picture.width)
  expect(form.x + form.width).toBe(752)
})

test('the picture of a sign-up begins with its heading and stays as errors come', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await open(page, '/signup')
  const picture = page.locator('.auth-picture')
  const before = await boxOf(picture)
  expect(before.y).toBe((await boxOf(page.locator('.auth-form'))).y)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(2)
  expect(await boxOf(picture)).toEqual(before)
})

test('a tablet’s picture ends no higher than the form beside it', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  for (const path of ['/login', '/signup']) {
    await open(page, path)
    const [picture, form] = [
      await boxOf(page.locator('.auth-picture')),
      await boxOf(page.locator('.auth-form')),
    ]
    // The line box of the form's last words reaches a little below them.
    expect(picture.y + picture.height).toBeGreaterThan(form.y + form.height - 8)
  }
})

test('fields, buttons and addresses of a desktop’s account keep to two columns', async ({
  page,
}) => {
  await enter(page)
  const edges = await page
    .locator('main section :is(.line-field, form > .button)')
    .evaluateAll((all) =>
      all.map((one) => {
        const { left, right } = one.getBoundingClientRect()
        return `${Math.round(left)}–${Math.round(right)}`
      }),
    )
  expect(edges.length).toBeGreaterThan(6)
  expect(new Set(edges).size).toBe(2)
})

test('a tablet’s log-in and sign-up have one title’s height, and their picture ends at the foot', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  const tops: number[] = []
  for (const path of ['/login', '/signup']) {
    await open(page, path)
    const picture = await boxOf(page.locator('.auth-picture'))
    expect(picture.y + picture.height).toBe((await boxOf(page.getByRole('contentinfo'))).y)
    tops.push((await boxOf(page.getByRole('heading', { level: 1 }))).y)
  }
  expect(tops[0]).toBe(tops[1])
})

test('a desktop’s sign-up with errors has the way to log in in its first screen', async ({
  page,
}) => {
  await open(page, '/signup')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(2)
  const there = page.locator('.auth-form').getByRole('link', { name: 'Log in' })
  await expect(there).toBeInViewport({ ratio: 1 })
})

test('a phone’s account breaks neither a link nor an address nor its state', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enter(page)
  await expect(page.locator('#profile').getByText(/^shopper-/)).toBeHidden()
  await page.locator('#profile summary').click()
  for (const words of [
    page.locator('#orders').getByRole('link'),
    page.locator('#profile').getByText(/^shopper-/),
    page.locator('#profile').getByText('(not confirmed yet)', { exact: true }),
  ])
    expect((await boxOf(words)).height).toBeLessThan(30)
})

test('each part of an account can be reached while its orders cannot be read', async ({
  page,
  allowed,
}) => {
  allowed.push('503')
  await page.route('**/api/orders', (route) => route.fulfill({ status: 503, body: '{}' }))
  await enter(page)
  await expect(page.locator('#orders').getByRole('alert')).toBeVisible()
  const parts = page.getByRole('navigation', { name: 'My Account' })
  for (const link of await parts.getByRole('link').all())
    await expect(page.locator((await link.getAttribute('href')) ?? '')).toHaveCount(1)
})

test('a phone and a tablet fold what an account seldom needs; an address opens its part', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await enter(page)
  const parts = page.locator('main section[id]:not(#orders)')
  await expect(parts).toHaveCount(5)
  for (const part of await parts.all()) await expect(part.locator('.fold-content')).toBeHidden()
  const save = page.getByRole('button', { name: 'Save changes' })
  await page.getByRole('heading', { name: 'Your profile' }).click()
  await expect(save).toBeVisible()
  await page.evaluate(() => location.assign('#password'))
  await expect(page.getByLabel('Current password').first()).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const part of await parts.all()) {
    await expect(part.locator('.fold-content')).toBeVisible()
    await expect(part.getByRole('heading')).toHaveCount(1)
  }
})

test('a part with an error is open when a tablet is turned', async ({ page }) => {
  await enter(page)
  await page.getByRole('button', { name: 'Change password' }).click()
  const error = page.locator('#password').getByText('Please enter your password!')
  await expect(error).toBeVisible()
  await page.setViewportSize({ width: 768, height: 1024 })
  await expect(error).toBeVisible()
  await expect(page.locator('#email .fold-content')).toBeHidden()
})

test('who is signed out by another password elsewhere is told to log in again', async ({
  page,
  request,
  allowed,
}) => {
  allowed.push('400')
  const email = await enter(page)
  const ask = async (method: string, data: object) =>
    (
      await request.post(`/identitytoolkit.googleapis.com/v1/accounts:${method}?key=${KEY}`, {
        data: { returnSecureToken: true, ...data },
      })
    ).json()
  const { idToken } = await ask('signInWithPassword', { email, password })
  await ask('update', { idToken, password: 'another-word' })
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Your login has ended. Please log in again.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible()
})

test('the rules between an account’s parts stand evenly, and a desktop’s columns leave no hole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await enter(page)
  const parts = page.locator('main section[id]:not(#orders)')
  await expect(parts).toHaveCount(5)
  const boxes = await Promise.all((await parts.all()).map(boxOf))
  const above = boxes.slice(0, -1)
  for (const [at, { y, height }] of above.entries()) expect(boxes[at + 1]?.y).toBe(y + height)
  expect(new Set(above.map(({ height }) => height)).size).toBe(1)
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const [upper, lower] of [
    ['#profile', '#password'],
    ['#email', '#addresses'],
    ['#addresses', '#delete'],
  ] as const) {
    const one = await boxOf(page.locator(upper))
    expect((await boxOf(page.locator(lower))).y - one.y - one.height).toBe(32)
  }
})
