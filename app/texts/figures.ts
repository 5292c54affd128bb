import type { Language } from '../business'

/* This file does without `Intl`, which takes 15 ms of hydration, and whose spaces differ between
   browser and server. */

/**
 * Each language's decimal mark and thousands mark, and the digits from which it uses the latter:
 * Spanish writes 1234 but 12.345.
 */
const WRITINGS: Record<Language, string> = { en: '.,4', fr: ',\u202f4', es: ',.5', de: ',.4' }

const MOST_DECIMALS = 3

/** Formats a number to a thousandth: '12,345.678', in French '12 345,678'. */
export const formatNumber = (language: Language, value: number) =>
  written(language, String(+value.toFixed(MOST_DECIMALS)))

/** Formats '-40%', elsewhere '-40 %' with a space that does not break. */
export const formatPercent = (language: Language, percent: number) =>
  `${formatNumber(language, percent)}${language === 'en' ? '' : '\u00a0'}%`

/**
 * A currency's decimals, and where its sign stands: `2$#` for '$1.50', `0# ¥` for '150 ¥', `2₹##` for
 * '₹1,50,000.00', in lakhs.
 */
export type Pattern = string

/** Returns the shop's currency pattern, as the page says it; the spec's where it says none. */
let patternIn = (language: Language): Pattern =>
  globalThis.document?.documentElement.dataset.money ?? (language === 'en' ? '2$#' : '2#\u00a0$')

/** Returns the ISO 4217 code, which only the server knows. */
let codeNow = () => 'USD'
export const currencyCode = () => codeNow()

/** Sets the currency; the server calls it (currency.server.ts). */
export function setCurrency(pattern: typeof patternIn, code: typeof codeNow) {
  patternIn = pattern
  codeNow = code
}

/** Returns how many minor units make one of the currency: 100 cents. */
export const minorUnits = (pattern = patternIn('en')) => 10 ** Number(pattern[0])

export const isInLakhs = (pattern: Pattern) => pattern.includes('##')

/** Writes a figure where the pattern has its place, such as '$12K'. */
export const inPattern = (pattern: Pattern, figure: string) =>
  pattern.slice(1).replace(/#+/, figure)

/** Formats minor units in the shop's currency, or the given one: '$1,234.50', '1.234,50 $'. */
export function formatPrice(
  language: Language,
  amount: number,
  pattern = patternIn(language),
  round?: boolean,
) {
  const units = minorUnits(pattern)
  const decimals = round && amount % units === 0 ? 0 : Number(pattern[0])
  const figure = (Math.abs(amount) / units).toFixed(decimals)
  const shown = written(language, figure, isInLakhs(pattern) ? LAKHS : THOUSANDS)
  return (amount < 0 ? '-' : '') + inPattern(pattern, shown)
}

/** Formats an amount for machines, with a point: `1234.50`. */
export const plainAmount = (amount: number, pattern = patternIn('en')) =>
  (amount / minorUnits(pattern)).toFixed(Number(pattern[0]))

/** Formats without decimals where there are none: '$160'. */
export const formatRoundPrice = (language: Language, amount: number) =>
  formatPrice(language, amount, undefined, true)

/** The places between groups of whole digits. */
const THOUSANDS = /\B(?=(\d{3})*\d{3}$)/g
const LAKHS = /\B(?=(\d{2})*\d{3}$)/g

function written(language: Language, figure: string, groups = THOUSANDS) {
  const [decimal = '', group = '', from] = WRITINGS[language]
  const [whole = '', fraction] = figure.split('.')
  const grouped =
    whole.replace('-', '').length < Number(from) ? whole : whole.replace(groups, group)
  return fraction ? grouped + decimal + fraction : grouped
}
