import type { Settings } from '../../settings/schema'
import { settings } from '../../settings/settings.server'

/**
 * Returns the country that holds until a shopper chooses one: the shop's own if it sends there, or
 * the only one it sends to. Empty where nobody can tell. In the demo it is always the shop's own.
 */
export function expectedCountry(current: Settings = settings()) {
  const served = servedCountries(current)
  const { country } = current.shop
  if (!served || served.has(country)) return country
  const [only = ''] = served
  return served.size === 1 ? only : ''
}

/**
 * Returns the countries that the shop sends to (ISO 3166-1 alpha-2), or undefined where it sends to
 * all. The demo lists all, as the specification says.
 */
export function servedCountries({ shop, shipping }: Settings = settings()) {
  const served = new Set(shipping.zones.flatMap(({ countries }) => countries))
  return shop.kind === 'demo' || served.has('*') ? undefined : served
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
