import { LANGUAGES, type Language } from '../business'
import { settings } from '../settings/settings.server'
import { formatPrice, minorUnits, type Pattern, plainAmount, setCurrency } from './figures'
import { readPattern } from './read-pattern'

/** ISO 4217. */
export const shopCurrency = () => settings().money.currency

setCurrency((language) => patternOf(language, shopCurrency()), shopCurrency)

const known = new Map<string, Pattern>()

/** How a language writes amounts of a currency, as `Intl` has it. */
export function patternOf(language: Language, currency: string): Pattern {
  const key = language + currency
  const pattern = known.get(key) ?? readPattern(language, currency)
  known.set(key, pattern)
  return pattern
}

/** What a page says of the shop's currency; nothing of dollars, which the browser knows. */
export const sentPattern = (language: Language) =>
  shopCurrency() === 'USD' ? undefined : patternOf(language, shopCurrency())

/** Minor units of the currency; the shop's where none is given: '1.234,50 €'. */
export const formatMoney = (language: Language, amount: number, currency = shopCurrency()) =>
  formatPrice(language, amount, patternOf(language, currency))

/** 100 of dollars, 1 of yen, 1000 of dinars. */
export const minorUnitsOf = (currency = shopCurrency()) =>
  minorUnits(patternOf(LANGUAGES[0], currency))

/** For machines: `1234.50`. */
export const plainMoney = (amount: number, currency = shopCurrency()) =>
  plainAmount(amount, patternOf(LANGUAGES[0], currency))
