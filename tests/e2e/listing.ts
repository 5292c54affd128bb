import type { Page } from '@playwright/test'

/** What a list found, without the goods that fill a short one. */
export const cards = (page: Page) => page.locator('.results-list').getByRole('article')
export const results = (page: Page) => page.getByRole('region', { name: 'Results' })
export const titles = (page: Page) => cards(page).getByRole('heading').allInnerTexts()
export const filters = (page: Page, name: string) => page.getByRole('region', { name })

/** Unfolds the values of one of the lists on the left for which there is no room at first. */
export const unfold = (page: Page, name: string) =>
  filters(page, name).locator('.choices-more > summary').click()

/** The visible prices of what was found, in cents. */
export async function prices(page: Page) {
  const texts = await cards(page).locator('.price > span').allInnerTexts()
  return texts.map((text) => Math.round(Number(text.replace(/[^\d.]/g, '')) * 100))
}

/** The filters that stand beside the results. */
export const row = (page: Page) => page.getByRole('region', { name: 'Narrow by' })
/** What a list says of its length, beside its heading. */
export const said = (page: Page) => page.locator('h1 + [role=status]')
/** The number of products that were found. */
export const found = async (page: Page) => Number((await said(page).innerText()).split(' ')[0])
/** The number in brackets at a value's end. */
export const countIn = (text: string) => Number(/\((\d+)\)$/.exec(text)?.[1])
