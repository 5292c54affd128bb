import { taxRules } from '../../cart/rules/tax-rules.server'
import type { TotalsRules } from '../../cart/rules/taxes'
import { unknownWithout } from '../../cart/shipping/expected-country.server'
import { type Parcel, rateFor, shippingCents } from '../../cart/shipping/shipping-rates'
import type { ParcelSending } from '../../cart/shipping/shipping-zones'
import { sendingOf, shippingOf } from '../../cart/shipping/starting-prices.server'
import { type WayToPay, waysToPay } from '../../cart/shipping/ways-to-pay.server'
import { type CouponTerms, goodsTotal, orderTotals } from '../../cart/totals'
import type { Payment } from '../../settings/payments'
import type { ShippedBy } from '../order/shipped-by'
import type { PricedItem } from './price-items.server'

interface PriceRequest {
  country?: string
  county?: string
  postCode?: string
  /** The fee is left out without it. */
  payment?: Payment
}

/** Why an order cannot be sent or paid as it was asked for. */
export type Unsendable =
  | { code: 'not_delivered'; field: 'country' | 'postCode'; country: string }
  | { code: 'parcel_too_heavy' }
  | { code: 'payment_not_offered'; ways: WayToPay[] }

/** Prices items with shipping and payment, for a quote as for an order. */
export function priceOrder(items: PricedItem[], asked: PriceRequest, coupon?: CouponTerms) {
  const parcel = parcelOf(items, coupon)
  const sending = sendingOf(asked, parcel)
  const unknown = unknownWithout(asked.country)
  const shipping = items.length > 0 && !unknown.shipping ? shippingTo(sending, parcel) : 0
  const sent: TotalsRules = { ...taxRules(asked), shippingCents: shipping ?? 0 }
  const { total } = orderTotals(items, coupon, sent)
  const ways = waysToPay(total, asked.country, sent.shippingCents)
  const fee = ways.find(({ payment }) => payment === asked.payment)?.fee ?? 0
  const rules = { ...sent, feeCents: fee }
  return {
    rules,
    totals: orderTotals(items, coupon, rules),
    ways,
    shipping: shippingOf(sending, asked, parcel),
    shippedBy: shippedBy(sending, parcel),
    unsendable: unsendableOf(sending, { shipping, ways, payment: asked.payment }),
  }
}

const parcelOf = (items: PricedItem[], coupon?: CouponTerms): Parcel => ({
  goods: goodsTotal(items, coupon),
  grams: items.reduce((sum, { grams, quantity }) => sum + grams * quantity, 0),
})

const shippingTo = (sending: ParcelSending, parcel: Parcel) =>
  'refused' in sending ? 0 : shippingCents(sending.zone.rates, parcel)

function shippedBy(sending: ParcelSending, parcel: Parcel): ShippedBy | undefined {
  if ('refused' in sending) return undefined
  const rate = rateFor(sending.zone.rates, parcel)
  return rate && { zone: sending.zone.name, rate }
}

function unsendableOf(
  sending: ParcelSending,
  { shipping, ways, payment }: { shipping?: number; ways: WayToPay[]; payment?: Payment },
): Unsendable | undefined {
  // No country is refused before one is chosen.
  if ('refused' in sending && sending.country !== '')
    return { code: 'not_delivered', field: sending.refused, country: sending.country }
  if (shipping === undefined) return { code: 'parcel_too_heavy' }
  if (payment && !ways.some((way) => way.payment === payment))
    return { code: 'payment_not_offered', ways }
  return undefined
}
