import type { Settings } from '../../settings/schema'
import { settings } from '../../settings/settings.server'

/**
 * Returns the country that holds until a shopper chooses one: the shop's own if it sends there, or
 * the only one it sends to. Empty where nobody can tell. In the demo it is always the shop's own.
 */
export function expectedCountry({ shop, shipping }: Settings = settings()) {
  const served = new Set(shipping.zones.flatMap(({ countries }) => countries))
  if (shop.kind === 'demo' || served.has('*') || served.has(shop.country)) return shop.country
  const [only = ''] = served
  return served.size === 1 ? only : ''
}

/**
 * Tells what a cart cannot know before its country is: the cost of shipping, or the tax, where
 * they differ by country.
 */
export function unknownWithout(country: string | undefined, current: Settings = settings()) {
  if (country || expectedCountry(current)) return { shipping: false, tax: false }
  const { zones } = current.shipping
  const everywhere = ({ countries }: { countries: string[] }) => countries.includes('*')
  return {
    shipping: zones.length !== 1 || !zones.every(everywhere),
    tax: current.money.taxRates.some((rate) => rate.country !== '*'),
  }
}
