import type { Language } from '../business'
import { formatNumber } from './figures'

/** Fills a text's places: `fill('Hello {name}', { name: 'Ana' })`. */
export const fill = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))

/** Texts by CLDR plural category. */
export interface Plural {
  one?: string
  many?: string
  other: string
}

export function plural(language: Language, forms: Plural, count: number, values = {}) {
  let rules = pluralRules.get(language)
  if (!rules) {
    rules = new Intl.PluralRules(language)
    pluralRules.set(language, rules)
  }
  const form = rules.select(count) as keyof Plural
  return fill(forms[form] ?? forms.other, { count: formatNumber(language, count), ...values })
}
// Making rules costs more than using them.
const pluralRules = new Map<Language, Intl.PluralRules>()
