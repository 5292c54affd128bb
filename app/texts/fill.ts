import type { Language } from '../business'

/** Puts values in the places of a text: `fill('Hello {name}', { name: 'Ana' })`. */
export const fill = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))

/** The forms of a text that counts; `other` is always there (CLDR plural categories). */
export interface Plural {
  one?: string
  many?: string
  other: string
}

/** The form for a count in a language, with `{count}` filled in its number format. */
export function plural(language: Language, forms: Plural, count: number, values = {}) {
  let rules = pluralRules.get(language)
  if (!rules) {
    rules = new Intl.PluralRules(language)
    pluralRules.set(language, rules)
  }
  const form = rules.select(count) as keyof Plural
  return fill(forms[form] ?? forms.other, { count: formatNumber(language, count), ...values })
}
const pluralRules = new Map<Language, Intl.PluralRules>() // making one costs more than using it

export function formatNumber(language: Language, value: number) {
  let format = numberFormats.get(language)
  if (!format) {
    format = new Intl.NumberFormat(language)
    numberFormats.set(language, format)
  }
  return format.format(value)
}
const numberFormats = new Map<Language, Intl.NumberFormat>()

/**
 * Per cent: '-40%', elsewhere '-40 %' with a space that does not break. Not by `Intl`, whose space
 * is another one from one release of the locale data to the next: server and browser must agree.
 */
export const formatPercent = (language: Language, percent: number) =>
  `${formatNumber(language, percent)}${language === 'en' ? '' : '\u00a0'}%`

/** Whole cents as a price in US dollars, the way the language writes it. */
export const formatPrice = (language: Language, cents: number) =>
  priceFormat(language, 'auto').format(cents / 100)

/** A price without its cents when there are none: '$160'. */
export const formatRoundPrice = (language: Language, cents: number) =>
  priceFormat(language, 'stripIfInteger').format(cents / 100)

function priceFormat(language: Language, trailingZeroDisplay: 'auto' | 'stripIfInteger') {
  const key = language + trailingZeroDisplay
  let format = priceFormats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(language, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      trailingZeroDisplay,
    })
    priceFormats.set(key, format)
  }
  return format
}
const priceFormats = new Map<string, Intl.NumberFormat>()
