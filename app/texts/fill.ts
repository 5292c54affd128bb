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
  const form = new Intl.PluralRules(language).select(count) as keyof Plural
  return fill(forms[form] ?? forms.other, { count: formatNumber(language, count), ...values })
}

export const formatNumber = (language: Language, value: number) =>
  new Intl.NumberFormat(language).format(value)

/** Whole cents as a price in US dollars, the way the language writes it. */
export const formatPrice = (language: Language, cents: number) => {
  let format = priceFormats.get(language)
  if (!format) {
    format = new Intl.NumberFormat(language, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
    })
    priceFormats.set(language, format)
  }
  return format.format(cents / 100)
}
const priceFormats = new Map<Language, Intl.NumberFormat>()
