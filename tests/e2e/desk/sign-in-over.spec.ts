import type { Page } from '@playwright/test'
import { BILLING } from '../../support/shopper'
import { axe, expect, test } from '../shop-test'
import { shopDatabase, signIn } from './desk'

test.use({ allowed: ['Service Worker registration blocked', 'status of 401'] })

const NOTE = 'Ring twice, the bell is broken'

async function typedNote(page: Page, name: string) {
  const response = await page.request.post('/api/orders', {
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    data: {
      items: [{ productId: 3, quantity: 1 }],
      payment: 'bank',
      billing: { ...BILLING, email: `${crypto.randomUUID()}@over.example` },
    },
  })
  const { number } = (await response.json()) as { number: string }
  const person = await signIn(page, 'staff', name)
  await page.goto(`/desk/orders/${number}`)
  await page.getByLabel('Note for the shop’s people').fill(NOTE)
  endSession(person.id)
  await page.getByRole('button', { name: 'Add note' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign in again' })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByLabel('E-mail address')).toHaveValue(person.email)
  return { person, dialog }
}

function endSession(staffId: string) {
  const db = shopDatabase()
  db.prepare('delete from desk_sessions where staff_id = ?').run(staffId)
  db.close()
}

/** Gives the browser a session, as the sign-in page in another tab does. */
async function signInElsewhere(page: Page, staffId: string) {
  const other = await signIn(page, 'staff', 'Stand-in')
  const db = shopDatabase()
  db.prepare('update desk_sessions set staff_id = ? where staff_id = ?').run(staffId, other.id)
  db.close()
}

test('a session that ended while typing is renewed over the page, and what was asked goes on', async ({
  page,
}) => {
  const { person, dialog } = await typedNote(page, 'Anna')
  await axe(page)
  await dialog.getByRole('button', { name: 'I have signed in there' }).click()
  await expect(dialog).toContainText('You are not signed in yet.')
  await signInElsewhere(page, person.id)
  await dialog.getByRole('button', { name: 'I have signed in there' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(NOTE).first()).toBeVisible()
  await expect(page.getByLabel('Note for the shop’s people')).toHaveValue('')
})

test('who gives up signing in keeps what was typed, and is asked again by the next try', async ({
  page,
}) => {
  const { dialog } = await typedNote(page, 'Anna')
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByText('Nothing was changed: you are signed out.')).toBeVisible()
  await expect(page.getByLabel('Note for the shop’s people')).toHaveValue(NOTE)
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(dialog).toBeVisible()
})

test('another person who signs in over a page is warned, and the page is loaded again', async ({
  page,
}) => {
  const { dialog } = await typedNote(page, 'Anna')
  await signIn(page, 'staff', 'Berta')
  await dialog.getByRole('button', { name: 'I have signed in there' }).click()
  const warning = page.getByRole('dialog', { name: 'You are signed in as Berta' })
  await expect(warning).toContainText('This page was opened by Anna.')
  await warning.getByRole('button', { name: 'Load the page' }).click()
  await expect(page.getByLabel('Note for the shop’s people')).toHaveValue('')
  await expect(page.getByText(NOTE)).toHaveCount(0)
})
