import { axe, expect, open, test } from './shop-test'

test('a correction is said aloud, and the search as it was typed is one link away', async ({
  page,
}) => {
  await open(page, '/shop?q=hedphones')
  await expect(page.getByText('Showing results for “headphones”.')).toBeVisible()
  await axe(page)
  await page.getByRole('link', { name: 'Search for “hedphones” instead' }).click()
  await expect(page).toHaveURL('/shop?q=hedphones&exact=1')
  await expect(page.getByRole('heading', { name: 'No product has “hedphones”' })).toBeVisible()
})

test('what was read of a search can be taken away, and what lacks it stands apart', async ({
  page,
}) => {
  await open(page, '/shop?q=red+handbag')
  const chips = page.getByRole('list', { name: 'What is picked' })
  await expect(chips.getByRole('link', { name: 'Remove: Red' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Without “red”' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Search for “red” alone' })).toHaveAttribute(
    'href',
    '/shop?q=red',
  )
  await axe(page)
  await chips.getByRole('link', { name: 'Remove: Red' }).click()
  await expect(page).toHaveURL('/shop?q=handbag')
  await expect(page.locator('.results-list li').first()).toContainText('Everyday Leather Handbag')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, said, instead] of [
    ['/fr', 'Résultats pour « headphones ».', 'Rechercher plutôt'],
    ['/es', 'Resultados para «headphones».', 'en su lugar'],
    ['/de', 'Ergebnisse für „headphones“.', 'Stattdessen nach'],
  ] as const)
    test(`the page of ${path} says so, too`, async ({ page }) => {
      await page.goto(`${path}/shop?q=hedphones`)
      await expect(page.getByText(said)).toBeVisible()
      await expect(page.getByRole('link', { name: instead })).toHaveAttribute(
        'href',
        `${path}/shop?q=hedphones&exact=1`,
      )
    })
})
