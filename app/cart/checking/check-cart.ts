import type { Language } from '../../business'
import { changeCart, currentCart } from '../cart-store'
import { currentCouponCode } from '../coupon-store'
import { fillIn } from '../fill-in'
import { lineKey } from '../lines/line-key'
import { fetchQuote } from '../quote'
import { type Changes, reconcile } from '../reconcile'

/** Puts the stored cart right with the shop, and says what differed. Never throws. */
export async function checkCart(language: Language, email: string | undefined) {
  const asked = currentCart()
  const response = await fetchQuote({
    items: asked,
    coupon: currentCouponCode(),
    email,
    language,
  })
  const keys = new Set(asked.map(lineKey))
  let changes: Changes = new Map()
  if (response.ok) {
    changeCart((now) => {
      const result = reconcile(now, keys, response.quote.items, response.quote.problems)
      changes = result.changes
      return result.items
    })
    fillIn({ get: currentCart, update: changeCart })
  }
  return { response, changes }
}
