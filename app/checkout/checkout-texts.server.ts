import type { Language } from '../business'
import { pagesInPlace } from '../content/pages/replaced-pages.server'
import { shownPages } from '../content/pages/shown-pages.server'
import { settings } from '../settings/settings.server'
import { fill } from '../texts/fill'
import { knownOptions } from '../texts/known-values/known-values.server'
import { textsFor, textsOf } from '../texts/texts.server'

const OF_THE_CART_PAGE: ReadonlySet<string> = new Set([
  ...['pageDescription', 'product', 'price', 'quantity', 'remove', 'removed', 'undo', 'quantityOf'],
  ...['decrease', 'increase', 'stockReached', 'notWhole', 'most', 'changed'],
  ...['cartTotal', 'checkout', 'needsScript'],
])

/**
 * Returns the page's texts without those that only the cart page shows, and without the words of the
 * link to a privacy policy that a merchant's own shop has not written.
 */
export async function checkoutTexts(language: Language) {
  const { cart, checkout } = textsFor(language, 'cart', 'checkout')
  const shown = Object.entries(cart).filter(([name]) => !OF_THE_CART_PAGE.has(name))
  const pages = pagesInPlace(await shownPages().catch(() => []))
  const privacy = pages.includes('privacy') ? checkout.privacy : ''
  return {
    cart: Object.fromEntries(shown),
    checkout: { ...checkout, privacy },
    ...knownOptions(language),
  }
}

/** Says how long goods can be returned, in the words of the product page. */
export const returnsIn = (language: Language) =>
  fill(textsOf(language).productPage.freeReturns, { days: settings().shipping.returnDays })
