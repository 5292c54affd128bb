import type { Language } from '../../business'
import type { ProductDetail } from '../../catalogue/product/product'
import { deliveryRules, deliveryWords } from '../../orders/delivery/delivery-rules.server'
import { gramsOf } from '../../orders/delivery/grams.server'
import {
  isFreeEverywhere,
  shippingHome,
  shippingTo,
} from '../../orders/delivery/shipping-words.server'
import { type DeliveryRules, HOME, workingDays } from '../../orders/order/arrival'
import { arrivalText } from '../../orders/order/arrival-text'
import { settings } from '../../settings/settings.server'
import { fill } from '../../texts/fill'
import { textsOf } from '../../texts/texts.server'
import { type DeliveryResult, deliveryTo } from './delivery'
import { deliveryCountry } from './delivery-place'

export type DeliveryData = ReturnType<typeof deliveryData>

/**
 * Returns the data for a product's day of arrival. The page is cached for everybody, nobody knows
 * how long, so the browser computes the days from the rules; until then `text` says it in a way
 * that stays true. A page for a post code that was asked without scripts is not cached, and names
 * the days.
 */
export function deliveryData(product: ProductDetail, language: Language, asked?: string) {
  const shop = deliveryRules()
  const rules = product.stock > 0 ? shop : { ...shop, transit: [] }
  const words = deliveryWords(language)
  const phrases = [product.shippingInformation]
  const place =
    asked === undefined ? undefined : deliveryCountry(deliveryTo(asked, shop.home), shop.home)
  const text = place
    ? arrivalText(words, rules, { phrases, place, now: Date.now() })
    : inDays(words, daysTo(rules, phrases))
  return { text, rules, words, phrases, ...(hasPrice() && { asks: asksFor(product, language) }) }
}

/** Returns the working days to the expected country; none where nobody can tell it. */
function daysTo(rules: DeliveryRules, phrases: string[]) {
  const { home = HOME.country } = rules
  return home ? workingDays(rules, { phrases, place: { country: home } }) : undefined
}

/** Tells whether the spec's own words would be untrue here. */
const hasPrice = () => !isFreeEverywhere() || settings().shop.country !== HOME.country

/** Returns what the browser needs to ask for the cost of shipping to a post code. */
function asksFor({ id }: ProductDetail, language: Language) {
  const { sending, productPage, cart } = textsOf(language)
  const { costsTo, costsNothingTo, invalid } = sending
  return {
    ...{ productId: id, language, costsTo, costsNothingTo, invalid },
    from: cart.from,
    failed: productPage.back.failed,
  }
}
export type Asks = ReturnType<typeof asksFor>

/** Returns the answer for a post code that was asked without scripts. */
export function deliveryAnswer(
  product: ProductDetail,
  language: Language,
  asked: string | undefined,
): DeliveryResult | undefined {
  if (asked === undefined) return undefined
  const { home } = deliveryRules()
  const result = deliveryTo(asked, home)
  if (!hasPrice() || result.area === 'empty') return result
  if (!('code' in result)) return { ...result, text: textsOf(language).sending.invalid }
  const to = { ...deliveryCountry(result, home), name: result.code }
  const { text, refused } = shippingTo(language, to, parcelOf(product))
  return refused ? { area: 'invalid', text } : { ...result, text }
}

const parcelOf = ({ price, weight }: ProductDetail) => ({ goods: price, grams: gramsOf(weight) })

/** Returns the product page's texts in words that are true of this shop. */
export function productTexts(product: ProductDetail, language: Language) {
  const { productPage } = textsOf(language)
  return {
    ...productPage,
    freeReturns: fill(productPage.freeReturns, { days: settings().shipping.returnDays }),
    ...(!isFreeEverywhere() && { freeDelivery: shippingHome(language, parcelOf(product)) }),
  }
}

function inDays(words: { inDays: string }, days: ReturnType<typeof workingDays>) {
  if (!days) return undefined
  const { least, most } = days
  return fill(words.inDays, { days: least === most ? most : `${least}–${most}` })
}
