import { FREE_DELIVERY_CENTS, type Language, REPLY_HOURS } from '../../business'
import { expectedCountry } from '../../cart/shipping/expected-country.server'
import { zonesWithin } from '../../cart/shipping/shipping-zones'
import { settings } from '../../settings/settings.server'
import { withColon } from '../../texts/colon'
import { formatRoundPrice } from '../../texts/figures'
import { fill } from '../../texts/fill'
import type { Texts } from '../../texts/texts'
import { textsOf } from '../../texts/texts.server'
import { countryName } from '../order/countries'
import { isFreeEverywhere, shippingHome } from './shipping-words.server'

type Blurbs = Pick<
  Texts['home'],
  'freeDelivery' | 'freeDeliveryText' | 'deliveryPromise' | 'returnsPromise' | 'supportPromise'
>

/** The lightest parcel without goods, whose shipping is the least price. */
const LEAST = { goods: 0, grams: 1 }

/** Returns the three blurbs with their figures, which promise free delivery only if it is. */
export function blurbsIn(language: Language, texts: Blurbs): Blurbs {
  const values = { days: settings().shipping.returnDays, hours: REPLY_HOURS }
  const amount = formatRoundPrice(language, FREE_DELIVERY_CENTS)
  return {
    freeDelivery: texts.freeDelivery,
    freeDeliveryText: fill(texts.freeDeliveryText, { amount }),
    deliveryPromise: texts.deliveryPromise,
    ...(!isFreeAsInTheDemo() && truthIn(language)),
    returnsPromise: fill(texts.returnsPromise, values),
    supportPromise: fill(texts.supportPromise, values),
  }
}

/** Tells whether the spec's own words hold, which name an amount; no merchant's own shop has it. */
const isFreeAsInTheDemo = () => settings().shop.kind === 'demo' && isFreeEverywhere()

function truthIn(language: Language) {
  const { sending } = textsOf(language)
  const { zones } = settings().shipping
  const country = expectedCountry()
  const freeFrom = country ? freeFromIn(country) : undefined
  const deliveryPromise = sending.shownBefore
  if (!freeFrom)
    return {
      freeDelivery: freeFrom === 0 ? sending.blurbFree : sending.blurb,
      freeDeliveryText: shippingHome(language, LEAST),
      deliveryPromise,
    }
  return {
    freeDelivery: sending.blurbFree,
    freeDeliveryText: fill(zones.length === 1 ? sending.freeFrom : sending.freeFromTo, {
      amount: formatRoundPrice(language, freeFrom),
      country: countryName(country, language),
    }),
    deliveryPromise,
  }
}

/** Returns the amount (cents) from which every address in the country is sent to free, if any. */
function freeFromIn(country: string) {
  const least = zonesWithin(settings().shipping.zones, country).map(({ rates: [rate] }) =>
    rate?.cents === 0 ? 0 : (rate?.freeFrom ?? Number.POSITIVE_INFINITY),
  )
  const amount = Math.max(...least)
  return Number.isFinite(amount) ? amount : undefined
}

/** Returns the home page's description for search engines. */
export function homePromise(language: Language, texts: Texts['home']) {
  const { sending } = textsOf(language)
  const { shop, shipping } = settings()
  const amount = formatRoundPrice(language, FREE_DELIVERY_CENTS)
  const free = isFreeAsInTheDemo()
  return {
    pageTitle: free ? texts.pageTitle : `${withColon(language, shop.name)} ${sending.homeTitle}`,
    pageDescription: fill(free ? texts.pageDescription : sending.homeDescription, {
      amount,
      days: shipping.returnDays,
    }),
  }
}
