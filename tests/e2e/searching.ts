import type { Page } from '@playwright/test'
import { expect, open } from './shop-test'

export const input = (page: Page) =>
  page.getByRole('search').getByPlaceholder('What are you looking for?')
export const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' })
export const group = (page: Page, name: string) => list(page).getByRole('group', { name })
export const allResults = (page: Page) =>
  list(page).getByRole('option', { name: 'See all results' })

/** Opens home with the combobox ready. */
export async function ready(page: Page) {
  await open(page, '/')
  await input(page).focus()
  await expect(page.getByRole('combobox')).toBeVisible()
}
