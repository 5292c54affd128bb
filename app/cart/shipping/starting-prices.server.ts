import type { Language } from '../../business'
import { settings } from '../../settings/settings.server'
import { textsOf } from '../../texts/texts.server'
import { taxRules } from '../rules/tax-rules.server'
import type { Pricing } from './cart-totals'
import { expectedCountry, unknownWithout } from './expected-country.server'
import { type Parcel, type ShippingRate, shippingCents } from './shipping-rates'
import {
  type Destination,
  type ParcelSending,
  type ShippingZone,
  sendingTo,
  zonesWithin,
} from './shipping-zones'
import { labelled, waysToPay } from './ways-to-pay.server'

/** Returns how a parcel is sent, by the shop's present zones. */
export const sendingOf = (to: Destination, parcel: Parcel) =>
  sendingTo(settings().shipping.zones, to, { home: expectedCountry(), parcel })

/** Returns what the browser needs to price another quantity. */
export function shippingOf(
  sending: ParcelSending,
  to: Destination,
  parcel: Parcel,
): Pick<Pricing, 'rates' | 'from' | 'byPostCode' | 'unsent'> {
  if ('refused' in sending) return { unsent: {} }
  const { zone, from } = sending
  return {
    ...(hasPrice(zone) && { rates: zone.rates }),
    ...(from && { from }),
    ...(from && isDearerNear(zone, to, parcel) && { byPostCode: true }),
  }
}

/** Tells whether the parcel costs more than in the zone at some post code of the country. */
function isDearerNear(
  zone: ShippingZone,
  { country = expectedCountry() }: Destination,
  parcel: Parcel,
) {
  const cost = ({ rates }: ShippingZone) => shippingCents(rates, parcel) ?? 0
  const near = zonesWithin(settings().shipping.zones, country)
  return near.some((one) => cost(one) > cost(zone))
}

/** Returns what replaces figures that depend on a country that nobody has chosen. */
export function laterPrices(language: Language, country?: string) {
  const { shipping, tax } = unknownWithout(country)
  if (!shipping && !tax) return undefined
  const { later } = textsOf(language).sending
  const text = shipping ? (tax ? later.shippingAndTax : later.shipping) : later.tax
  return {
    ...(shipping && { rates: undefined, from: undefined, byPostCode: undefined, unsent: {} }),
    ...(tax && { taxLater: true as const }),
    delivery: { text, seconds: HOLDS_SECONDS },
  }
}
const HOLDS_SECONDS = 3600

const hasPrice = ({ rates }: { rates: ShippingRate[] }) =>
  rates.some(({ cents, upToGrams }) => cents > 0 || upToGrams !== undefined)

/** Returns the prices of every cart until the shop is asked for the visitor's own place. */
export function startingPrices(language: Language): Pricing {
  const parcel = { goods: 0, grams: Number.NaN }
  const shipping = shippingOf(sendingOf({}, parcel), {}, parcel)
  const weighed = shipping.rates?.some(({ upToGrams }) => upToGrams !== undefined)
  const { shippingCents: _, feeCents: __, ...rules } = taxRules() // The browser computes these.
  return {
    rules,
    ...shipping,
    ...(weighed && { unsent: {} }), // The weight is not known yet.
    ...labelled(language, waysToPay(0)),
    ...laterPrices(language),
  }
}
