import type { Language } from '../business'
import { settings } from '../settings/settings.server'
import { fill } from '../texts/fill'
import { knownOptions } from '../texts/known-values/known-values.server'
import { textsFor, textsOf } from '../texts/texts.server'

const OF_THE_CART_PAGE: ReadonlySet<string> = new Set([
  ...['pageDescription', 'product', 'price', 'quantity', 'remove', 'removed', 'undo', 'quantityOf'],
  ...['decrease', 'increase', 'stockReached', 'notWhole', 'most', 'unchecked', 'changed'],
  ...['cartTotal', 'checkout', 'needsScript'],
])

/** Returns the page's texts without those that only the cart page shows. */
export function checkoutTexts(language: Language) {
  const { cart, checkout } = textsFor(language, 'cart', 'checkout')
  const shown = Object.entries(cart).filter(([name]) => !OF_THE_CART_PAGE.has(name))
  return { cart: Object.fromEntries(shown), checkout, ...knownOptions(language) }
}

/** Says how long goods can be returned, in the words of the product page. */
export const returnsIn = (language: Language) =>
  fill(textsOf(language).productPage.freeReturns, { days: settings().shipping.returnDays })
