import type { Language } from '../../business'
import { expectedCountry } from '../../cart/shipping/expected-country.server'
import { COUNTRIES } from '../../orders/order/countries'
import { textsOf } from '../../texts/texts.server'

export interface Country {
  code: string
  name: string
}

/**
 * Lists the countries, the expected one first and so chosen, then by name. Where nobody can tell
 * one, the first is a line without a code that asks to choose.
 */
export function countriesIn(language: Language): Country[] {
  const expected = expectedCountry()
  const key = `${language} ${expected}`
  const known = lists.get(key)
  if (known) return known
  const names = new Intl.DisplayNames([language], { type: 'region' })
  const order = new Intl.Collator(language)
  const all = COUNTRIES.map((code) => ({ code, name: names.of(code) ?? code }))
  const [first] = all.filter(({ code }) => code === expected)
  const others = all.filter((one) => one !== first)
  others.sort((a, b) => order.compare(a.name, b.name))
  const asked = { code: '', name: textsOf(language).sending.chooseCountry }
  const countries = [first ?? asked, ...others]
  lists.set(key, countries)
  return countries
}
const lists = new Map<string, Country[]>()
