import type { Page } from '@playwright/test'
import { input } from './searching'
import { expect, open, test } from './shop-test'

const PHONE = { width: 390, height: 844 }

/** Expects an answer to be unfolded, with its question in sight above it. */
async function expectAnswer(page: Page, question: string, answer: string) {
  await expect(page.getByText(answer)).toBeInViewport()
  const asked = page.locator('summary', { hasText: question })
  await expect(asked).toBeInViewport({ ratio: 1 })
  const above = () =>
    asked.evaluate((one) => {
      const { x, y, width, height } = one.getBoundingClientRect()
      return one.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
  await expect.poll(above).toBe(true)
}

test('a search for a question leads to its answer, unfolded', async ({ page }) => {
  for (const viewport of [PHONE, { width: 1440, height: 900 }]) {
    await page.setViewportSize(viewport)
    await open(page, '/shop?q=do you ship to india')
    const question = 'Which countries do you deliver to?'
    await page.getByRole('main').getByRole('link', { name: question }).click()
    await expect(page).toHaveURL('/faq#countries')
    await expectAnswer(page, question, 'To every country that the checkout lists.')
    await input(page).fill('forgot password')
    await page.getByRole('option', { name: 'I have forgotten my password.' }).click()
    await expect(page).toHaveURL('/faq#password')
    await expectAnswer(page, 'I have forgotten my password.', 'Press Forget Password?')
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the address of an answer unfolds it', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto('/fr/shop?q=retour')
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Comment/ })
      .click()
    await expect(page).toHaveURL('/fr/faq#returns')
    await expectAnswer(page, 'Comment renvoyer', 'à compter de la livraison')
  })
})
