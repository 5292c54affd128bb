import type { Language } from '../business'
import { orderTotals } from '../cart/totals'
import type { Database } from '../database/tables.server'
import { checkCoupon } from './coupons.server'
import type { Quote, QuoteProblem, QuoteRequest } from './order'
import { priceItems } from './placing/price-items.server'
import { couponDetail, stockDetail, unknownDetail } from './problem-details.server'
import { readOffersTogether } from './read-offers-together.server'

/** What the items would cost now, and why an order of them would be refused. */
export async function quote(
  db: Database,
  request: QuoteRequest,
  language: Language,
): Promise<Quote> {
  const offers = await readOffersTogether(
    db,
    request.items.map((item) => item.productId),
  )
  const { items, unknown } = priceItems(offers, request.items)
  const problems: QuoteProblem[] = [
    ...unknown.map((productId) => ({
      code: 'unknown_product' as const,
      detail: unknownDetail(language),
      productId,
      available: 0,
    })),
    ...items
      .filter((item) => item.quantity > item.available)
      .map((item) => ({
        code: 'out_of_stock' as const,
        detail: stockDetail(language, item),
        productId: item.productId,
        title: item.title,
        available: item.available,
      })),
  ]
  if (request.coupon === undefined) return { items, problems, ...orderTotals(items) }
  const { subtotal } = orderTotals(items)
  const coupon = await checkCoupon(db, request.coupon, { subtotal, email: request.email })
  if (!coupon.ok) {
    problems.push({ code: coupon.code, detail: couponDetail(language, coupon) })
    return { items, problems, ...orderTotals(items) }
  }
  const { code, terms } = coupon
  return { items, problems, coupon: { code, terms }, ...orderTotals(items, terms) }
}
