import type { Language } from '../../business'
import { COUNTRIES } from '../../orders/order/countries'

export interface Country {
  code: string
  name: string
}

/** Lists the countries, the shop's own first, then by name. */
export function countriesIn(language: Language): Country[] {
  const known = lists.get(language)
  if (known) return known
  const names = new Intl.DisplayNames([language], { type: 'region' })
  const order = new Intl.Collator(language)
  const [first, ...others] = COUNTRIES.map((code) => ({ code, name: names.of(code) ?? code }))
  others.sort((a, b) => order.compare(a.name, b.name))
  const countries = first ? [first, ...others] : others
  lists.set(language, countries)
  return countries
}
const lists = new Map<Language, Country[]>()
