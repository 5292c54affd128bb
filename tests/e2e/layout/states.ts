import type { Page } from '@playwright/test'
import type { textsOf } from '../../../app/texts/texts.server'
import { expect } from '../shop-test'

export type Texts = ReturnType<typeof textsOf>

/** A page as it looks after something was done on it, or one part of it. */
export interface State {
  name: string
  /** The part to look at, a dialog or a menu; by default the whole page. */
  within?: string
  /** The widest window of a state that only small screens have. */
  upTo?: number
  reach: (page: Page, texts: Texts) => Promise<unknown>
  leave?: (page: Page, texts: Texts) => Promise<unknown>
}

export const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true })
export const pressEscape = (page: Page) => page.keyboard.press('Escape')
export const seen = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible()

/** A form sent as it is, which refuses it. */
export const refused = (
  submit: (texts: Texts) => string,
  problem: (texts: Texts) => string,
): State => ({
  name: 'refused',
  within: 'main',
  reach: async (page, texts) => {
    await button(page, submit(texts)).click()
    await seen(page, problem(texts))
  },
})

export const shell: State[] = [
  {
    name: 'languages',
    within: 'aside',
    reach: (page) => page.locator('aside summary').click(),
    leave: pressEscape,
  },
  {
    name: 'suggestions',
    within: 'header',
    reach: async (page) => {
      await page.locator('header [role=search] input').focus()
      await page.locator('header [role=search] input').pressSequentially('ma')
      await expect(page.getByRole('option').first()).toBeVisible()
    },
    leave: async (page) => {
      await page.locator('header [role=search] input').fill('')
      await page.locator('header [role=search] input').blur()
    },
  },
  {
    name: 'departments',
    within: 'header',
    reach: (page) => page.locator('.departments summary').click(),
    leave: pressEscape,
  },
  {
    name: 'menu',
    within: 'header',
    upTo: 768,
    reach: async (page, texts) => {
      await page.getByRole('button', { name: texts.shell.menu, exact: true }).click()
      await page.locator('.departments summary').click()
      await expect(page.locator('.main-menu [hreflang]').last()).toBeVisible()
    },
    leave: pressEscape,
  },
]

export const product: State[] = [
  {
    name: 'delivery refused',
    within: '.product-boxes',
    reach: (page, texts) => button(page, texts.productPage.check).click(),
  },
  {
    name: 'compare',
    within: 'dialog',
    reach: async (page, texts) => {
      await button(page, texts.compare.compare).click()
      await button(page, texts.compare.compare).click() // which opens what is compared already
      await expect(page.locator('dialog tbody tr').nth(8)).not.toContainText(texts.compare.unknown)
    },
    leave: pressEscape,
  },
  {
    name: 'quick view',
    within: '.quick-view',
    reach: async (page, texts) => {
      const card = page.locator('.card').first()
      await card.getByRole('button', { name: texts.product.quickView }).press('Enter')
      await expect(page.locator('.quick-view [aria-busy="false"]')).toBeVisible()
    },
    leave: pressEscape,
  },
]
