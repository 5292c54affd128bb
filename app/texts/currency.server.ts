import { LANGUAGES, type Language } from '../business'
import { settings } from '../settings/settings.server'
import { formatPrice, minorUnits, type Pattern, plainAmount, setCurrency } from './figures'
import { readPattern } from './read-pattern'

/** Returns the shop's ISO 4217 code. */
export const shopCurrency = () => settings().money.currency

setCurrency((language) => patternOf(language, shopCurrency()), shopCurrency)

const known = new Map<string, Pattern>()

/** Returns how a language writes amounts of a currency, by `Intl`. */
export function patternOf(language: Language, currency: string): Pattern {
  const key = language + currency
  return known.getOrInsertComputed(key, () => readPattern(language, currency))
}

/** Returns the currency pattern for a page; nothing for dollars, which the browser knows. */
export const sentPattern = (language: Language) =>
  shopCurrency() === 'USD' ? undefined : patternOf(language, shopCurrency())

/** Formats minor units of the currency, by default the shop's: '1.234,50 €'. */
export const formatMoney = (language: Language, amount: number, currency = shopCurrency()) =>
  formatPrice(language, amount, patternOf(language, currency))

/** Returns the minor units of one: 100 for dollars, 1 for yen, 1000 for dinars. */
export const minorUnitsOf = (currency = shopCurrency()) =>
  minorUnits(patternOf(LANGUAGES[0], currency))

/** Formats an amount for machines: `1234.50`. */
export const plainMoney = (amount: number, currency = shopCurrency()) =>
  plainAmount(amount, patternOf(LANGUAGES[0], currency))

/** Converts an amount as shoppers type it to minor units. */
export const centsOf = (amount: string) => Math.round(Number(amount) * minorUnitsOf())
