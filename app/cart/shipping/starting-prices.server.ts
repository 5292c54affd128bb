import type { Language } from '../../business'
import { settings } from '../../settings/settings.server'
import { taxRules } from '../rules/tax-rules.server'
import type { Pricing } from './cart-totals'
import type { Parcel, ShippingRate } from './rates'
import { labelled, waysToPay } from './ways-to-pay.server'
import { type Destination, type Sending, sendingTo } from './zones'

/** By the shop's zones as they are now. */
export const sendingOf = (to: Destination, parcel: Parcel) =>
  sendingTo(settings().shipping.zones, to, { home: settings().shop.country, parcel })

/** What of it the browser needs to price another quantity. */
export function shippingOf(sending: Sending): Pick<Pricing, 'rates' | 'from' | 'unsent'> {
  if ('refused' in sending) return { unsent: {} }
  const { zone, from } = sending
  return { ...(hasPrice(zone) && { rates: zone.rates }), ...(from && { from }) }
}

const hasPrice = ({ rates }: { rates: ShippingRate[] }) =>
  rates.some(({ cents, upToGrams }) => cents > 0 || upToGrams !== undefined)

/** What every visitor's cart is priced by until the shop was asked for its own place. */
export function startingPrices(language: Language): Pricing {
  const shipping = shippingOf(sendingOf({}, { goods: 0, grams: Number.NaN }))
  const weighed = shipping.rates?.some(({ upToGrams }) => upToGrams !== undefined)
  const { shippingCents: _, feeCents: __, ...rules } = taxRules() // worked out by the browser
  return {
    rules,
    ...shipping,
    ...(weighed && { unsent: {} }), // not known yet
    ...labelled(language, waysToPay(0)),
  }
}
