import type { Language } from '../../business'
import { expectedCountry } from '../../cart/shipping/expected-country.server'
import { shippingCents } from '../../cart/shipping/shipping-rates'
import type { Destination, ParcelSending, ShippingZone } from '../../cart/shipping/shipping-zones'
import { sendingOf } from '../../cart/shipping/starting-prices.server'
import { settings } from '../../settings/settings.server'
import { formatMoney } from '../../texts/currency.server'
import { fill } from '../../texts/fill'
import { textsOf } from '../../texts/texts.server'
import { countryName } from '../order/countries'

/** Tells whether the shop may promise free delivery anywhere, as in the spec. */
export function isFreeEverywhere() {
  const { zones } = settings().shipping
  const isFree = ({ countries, postCodes, rates }: ShippingZone) =>
    countries.includes('*') && !postCodes && rates.every(({ cents }) => cents === 0)
  return zones.length > 0 && zones.every(isFree)
}

interface Parcel {
  /** Cents. */
  goods: number
  grams: number
}

/** Returns 'Shipping to 75011: €4.90', an estimate, or word that the shop does not send there. */
export function shippingTo(
  language: Language,
  to: Destination & { name: string },
  parcel: Parcel,
): { text: string; refused?: true } {
  const { sending, cart } = textsOf(language)
  const found = sendingOf(to, parcel)
  if ('refused' in found) return { text: notSent(language, found), refused: true }
  const cents = shippingCents(found.zone.rates, parcel)
  if (cents === undefined) return { text: sending.tooHeavy, refused: true }
  if (cents === 0 && !found.from) return { text: fill(sending.costsNothingTo, { place: to.name }) }
  const price = formatMoney(language, cents)
  const amount = found.from ? fill(cart.from, { amount: price }) : price
  return { text: fill(sending.costsTo, { place: to.name, amount }) }
}

export function notSent(
  language: Language,
  { refused, country }: Extract<ParcelSending, { refused: unknown }>,
) {
  const { sending } = textsOf(language)
  return refused === 'postCode' || country === ''
    ? sending.notToCode
    : fill(sending.notTo, { country: countryName(country, language) })
}

/** Returns the words on shipping to the expected country, or that its cost is shown later. */
export function shippingHome(language: Language, parcel: Parcel) {
  const home = expectedCountry()
  if (!home) return textsOf(language).sending.shownBefore
  return shippingTo(language, { country: home, name: countryName(home, language) }, parcel).text
}
