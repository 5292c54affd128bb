import type { Page } from '@playwright/test'
import { textsOf } from '../../app/texts/texts.server'
import { ordered, someone } from './buying'
import { asShopper, scrollsSideways } from './pages'
import { axe, expect, open, test } from './shop-test'

// What looks.spec.ts sees as it opens, looked at here as it is used: menus, dialogs, toasts and
// refusals, and pages as people with needs of their own see them. In French: looks.spec.ts brings
// the same states about in English.

const texts = textsOf('fr')
const prefix = '/fr'

test("menus, suggestions, dialogs and toasts are in nobody's way", async ({ page }) => {
  await asShopper(page)
  await open(page, `${prefix}/shop/1`)
  const dialog = page.getByRole('dialog')

  await page.locator('summary').first().click()
  await axe(page, 'aside')
  await page.keyboard.press('Escape')

  const search = page.getByRole('search').getByPlaceholder(texts.shell.search)
  await search.focus()
  await search.pressSequentially('ma')
  await expect(page.getByRole('option').first()).toBeVisible()
  await axe(page, 'header')
  await search.fill('zzzqqq')
  await expect(page.getByText(texts.shell.foundNone).first()).toBeVisible()
  await axe(page, 'header')
  await page.keyboard.press('Escape')

  const compare = page.getByRole('button', { name: texts.compare.compare, exact: true })
  await compare.first().click()
  await compare.first().click() // what is compared already opens the comparison
  await expect(dialog.getByRole('rowheader').first()).toBeVisible()
  await axe(page, 'dialog')
  await page.keyboard.press('Escape')

  const card = page.getByRole('region', { name: texts.productPage.related }).getByRole('article')
  await card.first().getByRole('button', { name: texts.product.quickView }).press('Enter')
  await expect(dialog.getByRole('link', { name: texts.product.details })).toBeVisible()
  await axe(page, 'dialog')
  await page.keyboard.press('Escape')

  await card.nth(1).getByRole('button', { name: texts.product.addToWishlist }).press('Enter')
  await expect(page.getByText(texts.product.addedToWishlist).first()).toBeVisible()
  const toast = page.locator('[data-sonner-toast]').first()
  await expect(toast).toHaveCSS('opacity', '1') // while it fades in its contrast is too low
  await axe(page)

  await page.setViewportSize({ width: 375, height: 700 })
  await page.getByRole('button', { name: texts.shell.menu, exact: true }).click()
  await axe(page, 'header')
  await open(page, `${prefix}/shop`)
  await page.getByText(texts.shop.filters, { exact: true }).click()
  await axe(page, 'main')
})

test("refusals, questions and the account are in nobody's way", async ({
  page,
  request,
  allowed,
}) => {
  allowed.push('422')
  await asShopper(page)
  await open(page, `${prefix}/checkout`)
  await page.getByRole('button', { name: texts.checkout.placeOrder }).click()
  await expect(page.getByText(texts.checkout.problems.summary)).toBeVisible()
  await axe(page, 'main')

  await open(page, `${prefix}/contacts`)
  await page.getByRole('button', { name: texts.contact.send }).click()
  await expect(page.getByText(texts.contact.problems)).toBeVisible()
  await axe(page, 'main')

  const { token } = await ordered(request, someone())
  await open(page, `${prefix}/orders/${token}`)
  await page.getByRole('button', { name: texts.order.cancel, exact: true }).click()
  await axe(page, 'main')

  await open(page, `${prefix}/login`)
  await logIn(page, '', '')
  await expect(page.getByText(texts.identity.errors.emailMissing).first()).toBeVisible()
  await axe(page, 'main')
  const email = someone()
  await request.post('/identitytoolkit.googleapis.com/v1/accounts:signUp?key=exclusive-shop', {
    data: { email, password: 'secret-word', displayName: 'Ana' },
  })
  await logIn(page, email, 'secret-word')
  await page.waitForURL(`**${prefix}/accounts`)
  await page.getByRole('button', { name: texts.account.remove.open }).click()
  await expect(page.getByText(texts.account.remove.ask)).toBeVisible()
  await axe(page)
})

async function logIn(page: Page, email: string, password: string) {
  const words = texts.identity
  const form = page.getByRole('main')
  await form.getByLabel(words.email, { exact: true }).fill(email)
  await form.getByLabel(words.password, { exact: true }).fill(password)
  await form.getByRole('button', { name: words.logIn.submit, exact: true }).click()
}

test.describe('at 400% zoom', () => {
  // 1280 × 1024 magnified four times (WCAG 1.4.10).
  test.use({ viewport: { width: 320, height: 256 } })

  test('nothing scrolls sideways, and the focus is never under the header', async ({ page }) => {
    await asShopper(page)
    for (const path of ['/', '/shop', '/shop/1', '/cart', '/checkout', '/signup']) {
      await open(page, path)
      expect(await scrollsSideways(page), path).toBe(false)
      await page.locator('#content').focus()
      for (let stop = 0; stop < 12; stop++) {
        await page.keyboard.press('Tab')
        expect(await focusInSight(page), `${path}, stop ${stop}`).toBe('')
      }
    }
  })
})

test('who pages by keyboard goes on at the top of what came, and filters where they stand', async ({
  page,
}) => {
  await open(page, '/shop')
  await page.getByRole('link', { name: 'Next', exact: true }).press('Enter')
  await expect(page).toHaveURL('/shop?page=2')
  await expect(page.locator('#content')).toBeFocused()
  await expect(page.getByText('Products | Exclusive', { exact: true })).toBeAttached()
  await page.keyboard.press('Tab')
  await expect(page.locator('#content').locator(':focus')).toBeInViewport()
  const sort = page.getByLabel('Sort by')
  await sort.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL('/shop?sort=price-asc')
  await expect(sort).toBeFocused()
})

/** Empty when the focused control shows at least in part; else what it is. */
const focusInSight = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const focused = document.activeElement
    if (!focused || focused === document.body || focused.closest('header')) return ''
    const { top, bottom } = focused.getBoundingClientRect()
    const header = document.querySelector('body > header')?.getBoundingClientRect().bottom ?? 0
    const inSight = bottom > header + 1 && top < innerHeight - 1
    return inSight ? '' : `${focused.outerHTML.slice(0, 120)} at ${top} to ${bottom}`
  })

test('forced colours leave every control an edge and every choice a mark', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await asShopper(page)
  for (const path of ['/', '/shop?category=beauty', '/shop/1', '/cart', '/checkout', '/contacts']) {
    await open(page, path)
    const bare = await page.evaluate(() => {
      const edged = ({ borderTopStyle, borderBottomStyle, outlineStyle }: CSSStyleDeclaration) =>
        [borderTopStyle, borderBottomStyle, outlineStyle].some((style) => style !== 'none')
      const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
      const controls = document.querySelectorAll(
        '.button, .card-add, .card-icon, .icon-button-round, main :is(input, select, textarea):not([type=hidden])',
      )
      const bareControls = [...controls].filter(
        (element) =>
          shown(element) &&
          !edged(getComputedStyle(element)) &&
          !edged(getComputedStyle(element.parentElement as Element)),
      )
      const choices = document.querySelectorAll('main [aria-current]:not([aria-current=page] *)')
      const canvas = getComputedStyle(document.body).backgroundColor
      const unmarked = [...choices].filter(
        (element) =>
          element.matches('a, button:not(.carousel-dot)') &&
          element.getAttribute('aria-current') !== 'false' &&
          shown(element) &&
          [canvas, 'rgba(0, 0, 0, 0)'].includes(getComputedStyle(element).backgroundColor),
      )
      return [...bareControls, ...unmarked].map((element) => element.outerHTML.slice(0, 140))
    })
    expect(bare, path).toEqual([])
  }
})

test('with reduced motion nothing is animated', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/', '/about', '/shop']) {
    await open(page, path)
    expect(await page.evaluate(() => document.getAnimations().length), path).toBe(0)
  }
})
