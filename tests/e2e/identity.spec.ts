import type { Page } from '@playwright/test'
import { mailsTo } from './outbox'
import { axe, expect, open, test } from './shop-test'

const password = 'secret-word'
const anyone = () => `shopper-${crypto.randomUUID().slice(0, 8)}@example.com`

async function signUp(page: Page, email = anyone(), name = 'Ana') {
  await open(page, '/signup')
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await atLogIn(page)
  return email
}

/**
 * The address changes before the page does, and the form that goes has fields of the same names;
 * the focus moves to the page last.
 */
async function atLogIn(page: Page) {
  await page.waitForURL('**/login')
  await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible()
  await expect(page.locator('#content')).toBeFocused()
}

async function logIn(page: Page, email: string, word = password) {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(word)
  await page.getByRole('button', { name: 'Log In' }).click()
}

/** The code's link in the newest mail to an address, once the outbox has it. */
async function linkTo(email: string, subject: RegExp) {
  let link: string | undefined
  await expect
    .poll(() => {
      const mail = mailsTo(email).find(({ headers }) => subject.test(headers.subject ?? ''))
      link = /https?:\/\/\S+oobCode=\S+/.exec(mail?.text ?? '')?.[0]
      return link
    })
    .toBeTruthy()
  return link as string
}

test('sign up, log in, and be in the account', async ({ page }) => {
  const email = await signUp(page)
  await expect(page.getByText('Your account is ready. Please log in.')).toBeVisible()
  await page.reload() // the notice and the address come back without a failed hydration
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page.getByText('Successfully logged in!')).toBeVisible()
  await page.waitForURL('**/accounts')
  await expect(page.getByText('Welcome, Ana')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Welcome, Ana')).toBeVisible()
})

test('sign-up says what is wrong, at the field', async ({ page, allowed }) => {
  allowed.push('400')
  const email = await signUp(page)
  await open(page, '/signup')
  const submit = page.getByRole('button', { name: 'Create Account' })
  await submit.click()
  await expect(page.getByText('Please enter your Email!')).toBeVisible()
  await expect(page.getByText('Please set a new password!')).toBeVisible()
  const field = page.getByLabel('Email', { exact: true })
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription('Please enter your Email!')
  await field.fill('nonsense')
  await page.getByLabel('Password', { exact: true }).fill('12345')
  await submit.click()
  await expect(page.getByText('This does not look like an e-mail address.')).toBeVisible()
  await expect(page.getByText('This password does not meet the requirements.')).toBeVisible()
  await axe(page)
  await field.fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await submit.click()
  await expect(page.getByText('Email already exists!')).toBeVisible()
  await expect(page).toHaveURL(/signup/)
})

test('log-in never says whether an account exists', async ({ page, allowed }) => {
  allowed.push('400')
  const email = await signUp(page)
  await open(page, '/signup')
  for (const address of [email, anyone()]) {
    await open(page, '/login')
    await logIn(page, address, 'wrong-word')
    const field = page.getByLabel('Password', { exact: true })
    await expect(field).toHaveAccessibleDescription('Password is incorrect!')
  }
  await open(page, '/signup')
  await open(page, '/login')
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page.getByText('Please enter your Email!')).toBeVisible()
  await expect(page.getByText('Please enter your password!')).toBeVisible()
})

test('signing in without a connection says so, and keeps what was typed', async ({
  page,
  allowed,
}) => {
  allowed.push('ERR_FAILED')
  await open(page, '/login')
  await page.getByLabel('Email', { exact: true }).fill(anyone())
  await page.waitForLoadState('networkidle')
  await page.route('**/identitytoolkit.googleapis.com/**', (route) => route.abort())
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page.getByRole('alert')).toHaveText(/We cannot reach the shop/)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password)
})

test('a visitor goes back to where they were going, and nowhere else', async ({ page }) => {
  const email = await signUp(page)
  await open(page, '/login?return=/checkout')
  await expect(page.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
    'href',
    '/signup?return=%2Fcheckout',
  )
  await logIn(page, email)
  await page.waitForURL('**/checkout')
  await open(page, '/login?return=//evil.example/')
  await logIn(page, email)
  await page.waitForURL('**/accounts')
})

test('Forget Password? mails a link that works, once', async ({ page, allowed }) => {
  allowed.push('400')
  const email = await signUp(page)
  await open(page, '/signup')
  await open(page, '/login')
  await page.getByRole('button', { name: 'Forget Password?' }).click()
  await expect(page.getByText('Please enter your Email!')).toBeVisible()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Forget Password?' }).click()
  await expect(page.getByText(`If ${email} has an account here`)).toBeVisible()

  const link = await linkTo(email, /Reset your password/)
  await open(page, link)
  await expect(page.getByText(`For the account ${email}.`)).toBeVisible()
  expect(page.url()).not.toContain('oobCode')
  await axe(page)
  await page.getByLabel('New password').fill('another-word')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(page.getByText('Your new password is saved.')).toBeVisible()
  await page.getByRole('link', { name: 'Log in', exact: true }).click()
  await logIn(page, email, 'another-word')
  await expect(page.getByText('Successfully logged in!')).toBeVisible()

  await open(page, link)
  await expect(page.getByRole('alert')).toHaveText('This link was used already or is not valid.')
  await page.getByRole('button', { name: 'Ask for a new link' }).click()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText(`If ${email} has an account here`)).toBeVisible()
})

test('Google says that it is not set up here', async ({ page }) => {
  await open(page, '/signup')
  await page.getByRole('button', { name: 'Sign up with Google' }).click()
  await expect(page.getByRole('alert')).toHaveText(/Google sign-in is not set up here/)
})

test('the forms work by keyboard, show the policy, and show and hide the password', async ({
  page,
}) => {
  await open(page, '/signup')
  await page.getByLabel('Name').focus()
  const field = page.getByLabel('Password', { exact: true })
  await expect(field).toHaveAccessibleDescription(/at least 6 characters/)
  await expect(field).toHaveAttribute('autocomplete', 'new-password')
  await page.keyboard.type('Bea')
  await page.keyboard.press('Tab')
  const email = anyone()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).press('Shift+Tab')
  await page.keyboard.press('Enter')
  await atLogIn(page)
  await page.getByLabel('Password', { exact: true }).focus()
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/accounts')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('a password never gets into an address', async ({ page, allowed }) => {
    allowed.push('Failed to load resource')
    await page.goto('/login')
    await expect(page.getByText('needs JavaScript. Please switch it on.')).toBeVisible()
    await page.getByLabel('Email', { exact: true }).fill('ana@example.com')
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Log In' }).click()
    await expect(page.getByRole('alert')).toContainText('needs JavaScript')
    expect(page.url()).not.toContain(password)
  })
})
