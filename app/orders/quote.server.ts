import type { Language } from '../business'
import type { Quote, QuoteProblem } from '../cart/quote'
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
  type Unsold,
} from './placing/price-items.server'
import { askedOf, couponDetail, stockDetail, unsoldDetail } from './problems.server'

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
  const { items, unsold } = priceItems(offers, request.items)
  const delivery = deliveryOf(request, language, shippingWords(offers, items))
  const short = items.filter((item) => item.quantity > item.available)
  const problems = [
    ...unsold.map((item) => unsoldProblem(language, item)),
    ...short.map((item) => outOfStock(language, item)),
  ]
  const quoted = { items, problems, ...delivery }
  if (request.coupon === undefined) return { ...quoted, ...orderTotals(items) }
  const { subtotal } = orderTotals(items)
  const coupon = await checkCoupon(db, request.coupon, {
    subtotal,
    customer: { email: request.email },
  })
  if (!coupon.ok) {
    problems.push({ code: coupon.code, detail: couponDetail(language, coupon) })
    return { ...quoted, ...orderTotals(items) }
  }
  const { code, terms } = coupon
  return { ...quoted, coupon: { code, terms }, ...orderTotals(items, terms) }
}

function deliveryOf({ country, postCode }: QuoteRequest, language: Language, phrases: string[]) {
  const place = country || postCode ? { country, postCode } : undefined
  const delivery = phrases.length > 0 ? quotedDelivery(language, phrases, place) : undefined
  return delivery && { delivery }
}

const unsoldProblem = (language: Language, item: Unsold): QuoteProblem => ({
  code: item.code,
  ...askedOf(item),
  detail: unsoldDetail(language, item),
  available: 0,
})

const outOfStock = (language: Language, item: PricedItem): QuoteProblem => ({
  code: 'out_of_stock',
  detail: stockDetail(language, item),
  ...askedOf(item),
  available: item.available,
})
