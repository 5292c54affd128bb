import type { Language } from '../business'
import type { Quote, QuoteProblem } from '../cart/quote'
import { laterPrices } from '../cart/shipping/starting-prices.server'
import { labelled } from '../cart/shipping/ways-to-pay.server'
import { goodsTotal } from '../cart/totals'
import { lowestShown, shownReduction } from '../catalogue/prices/price-tags.server'
import { areOfHistory } from '../catalogue/product/price-history-rule.server'
import type { Database } from '../database/tables.server'
import { batched, fulfilled } from '../database/transactions/batch.server'
import { checkCoupon } from './coupons/coupons.server'
import { quotedDelivery } from './delivery/promise.server'
import type { QuoteRequest } from './order/order'
import {
  type Offer,
  type PricedItem,
  priceItems,
  readOffers,
  shippingWords,
  type Unsold,
} from './pricing/price-items.server'
import { priceOrder } from './pricing/price-order.server'
import { unsendableProblem, unsentBy } from './pricing/refusals.server'
import { titledOffers, titlesThere } from './pricing/titled-offers.server'
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
  const titles = await titlesThere(db, [{ language }], ids)
  const offers = titledOffers(await readOffersTogether(db, ids), titles, language)
  const { items, unsold } = priceItems(offers, request.items)
  const delivery = deliveryOf(request, language, shippingWords(offers, items))
  const short = items.filter((item) => item.quantity > item.available)
  const problems = [
    ...unsold.map((item) => unsoldProblem(language, item)),
    ...short.map((item) => outOfStock(language, item)),
  ]
  const answer = (coupon?: Quote['coupon']): Quote => ({
    ...delivery,
    ...pricedQuote(language, request, { items, offers, coupon }, problems),
  })
  if (request.coupon === undefined) return answer()
  const subtotal = goodsTotal(items)
  const coupon = await checkCoupon(db, request.coupon, {
    subtotal,
    items,
    customer: { email: request.email },
  })
  if (!coupon.ok) {
    problems.push({ code: coupon.code, detail: couponDetail(language, coupon) })
    return answer()
  }
  const { code, terms } = coupon
  return answer({ code, terms })
}

interface Priced {
  items: PricedItem[]
  offers: ReadonlyMap<number, Offer>
  coupon?: Quote['coupon']
}

function pricedQuote(
  language: Language,
  request: QuoteRequest,
  { items, offers, coupon }: Priced,
  problems: QuoteProblem[],
) {
  const { totals, rules, shipping, ways, unsendable } = priceOrder(items, request, coupon?.terms)
  const weighed = shipping.rates?.some(({ upToGrams }) => upToGrams !== undefined)
  return {
    items: items.map(({ grams, sourceTitle: _, ...item }) => {
      const offer = offers.get(item.productId)
      return { ...item, ...(weighed && { grams }), ...(offer && shownOf(offer, item.variant)) }
    }),
    problems: [...problems, ...(unsendable ? unsendableProblem(language, unsendable) : [])],
    ...(coupon && { coupon }),
    rules,
    ...shipping,
    ...(unsendable && unsentBy(language, unsendable)),
    ...labelled(language, ways),
    ...totals,
    ...laterPrices(language, request.country),
  }
}

/** Returns what stored cards and lines of the cart show in addition to their price. */
const shownOf = (offer: Offer, variant: number | undefined) => ({
  ...reductionOf(offer, variant),
  rating: offer.rating / 100,
  reviewCount: offer.review_count,
})

/** A merchant's own shop adds the percent, so that a kept card follows the price's history too. */
function reductionOf(offer: Offer, variant: number | undefined) {
  if (!areOfHistory()) return lowestShown(offer)
  const one = variant === undefined ? undefined : offer.variants?.get(variant)
  const { price, lowestBefore = null } = one ?? {}
  return shownReduction(price ? { ...offer, price, lowest_before: lowestBefore } : offer)
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
