import type { Language } from '../business'
import type { Quote, QuoteProblem } from '../cart/quote'
import { taxRules } from '../cart/rules/tax-rules.server'
import { orderTotals } from '../cart/totals'
import type { Database } from '../database/tables.server'
import { batched, fulfilled } from '../database/transactions/batch.server'
import { checkCoupon } from './coupons/coupons.server'
import { quotedDelivery } from './delivery/promise.server'
import type { QuoteRequest } from './order'
import {
  type Offer,
  type PricedItem,
  priceItems,
  readOffers,
  shippingWords,
} from './placing/price-items.server'
import { couponDetail, stockDetail, unknownDetail } from './problems.server'

const readOffersTogether = batched<number[], ReadonlyMap<number, Offer>>({
  limit: 64,
  async run(db, lists) {
    const offers = await readOffers(db, new Set(lists.flat()))
    return lists.map(() => fulfilled(offers))
  },
})

export async function quote(
  db: Database,
  request: QuoteRequest,
  language: Language,
): Promise<Quote> {
  const ids = request.items.map((item) => item.productId)
  const offers = await readOffersTogether(db, ids)
  const { items, unknown } = priceItems(offers, request.items)
  const delivery = deliveryOf(request, language, shippingWords(offers, items))
  const short = items.filter((item) => item.quantity > item.available)
  const problems = [
    ...unknown.map((productId) => unknownProduct(language, productId)),
    ...short.map((item) => outOfStock(language, item)),
  ]
  const quoted = { items, problems, ...delivery }
  const rules = taxRules(request)
  if (request.coupon === undefined)
    return { ...quoted, rules, ...orderTotals(items, undefined, rules) }
  const { subtotal } = orderTotals(items)
  const coupon = await checkCoupon(db, request.coupon, {
    subtotal,
    customer: { email: request.email },
  })
  if (!coupon.ok) {
    problems.push({ code: coupon.code, detail: couponDetail(language, coupon) })
    return { ...quoted, rules, ...orderTotals(items, undefined, rules) }
  }
  const { code, terms } = coupon
  return { ...quoted, coupon: { code, terms }, rules, ...orderTotals(items, terms, rules) }
}

function deliveryOf({ country, postCode }: QuoteRequest, language: Language, phrases: string[]) {
  const place = country || postCode ? { country, postCode } : undefined
  const delivery = phrases.length > 0 ? quotedDelivery(language, phrases, place) : undefined
  return delivery && { delivery }
}

function unknownProduct(language: Language, productId: number): QuoteProblem {
  return { code: 'unknown_product', detail: unknownDetail(language), productId, available: 0 }
}

function outOfStock(language: Language, { productId, title, available }: PricedItem): QuoteProblem {
  const detail = stockDetail(language, { title, available })
  return { code: 'out_of_stock', detail, productId, title, available }
}
