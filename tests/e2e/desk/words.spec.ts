import type { Page } from '@playwright/test'
import { shopOfFile } from '../shop-of-file'
import { axe, expect, test } from '../shop-test'
import { signIn } from './desk'

/** A shop of its own: what is changed here every page says. */
const shop = shopOfFile()
test.use({ allowed: ['Service Worker registration blocked', 'status of 4'] })

const inShop = (page: Page, text: string) =>
  expect(async () =>
    expect(await (await page.request.get(shop.origin)).text()).toContain(text),
  ).toPass({ timeout: 20_000, intervals: [100] })

test('neither of two who edit one text in its dialog writes over the other unseen', async ({
  page,
  context,
}) => {
  const PATH = 'shell.skip'
  await signIn(page, 'owner', 'Mina', shop)
  await page.goto(`${shop.origin}/desk/settings/words?search=${PATH}`)
  const other = await context.newPage()
  await other.goto(page.url())
  const edit = async (tab: Page, text: string) => {
    await tab.getByRole('button', { name: 'Edit' }).first().click()
    const dialog = tab.getByRole('dialog', { name: 'A text of: Every page' })
    await expect(tab.getByText(PATH, { exact: true })).toHaveCount(0) // A merchant reads no code.
    await dialog.getByLabel('In your words').fill(text)
    return dialog
  }
  const mine = await edit(page, 'To the goods')
  const theirs = await edit(other, 'To what is sold')
  await theirs.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(theirs).toBeHidden()
  await mine.getByRole('button', { name: 'Save', exact: true }).click()
  const told = mine.getByRole('alert')
  await expect(told).toContainText('stored To what is sold')
  await expect(mine.getByLabel('In your words')).toHaveValue('To the goods')
  await inShop(page, 'To what is sold')
  // What React Aria reads out stands in the page for some seconds.
  await expect(() => axe(page)).toPass({ timeout: 15_000 })
  await told.getByRole('button', { name: 'Take theirs' }).click()
  await expect(mine.getByLabel('In your words')).toHaveValue('To what is sold')
  await mine.getByLabel('In your words').fill('To the shop')
  await mine.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(mine).toBeHidden()
  await inShop(page, 'To the shop')

  // The other's list is older than the text now: it is told again, and may be written over.
  const again = await edit(other, 'Jump ahead')
  await again.getByRole('button', { name: 'Save', exact: true }).click()
  await again.getByRole('button', { name: 'Save mine over it' }).click()
  await expect(again).toBeHidden()
  await inShop(page, 'Jump ahead')
})
