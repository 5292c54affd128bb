import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '../../business'
import { expectedCountry, servedCountries } from '../../cart/shipping/expected-country.server'
import { COUNTRIES } from '../../orders/order/countries'
import { textsOf } from '../../texts/texts.server'

interface Country {
  code: string
  name: string
}

/**
 * Lists the countries that the shop sends to, the expected one first and so chosen, then by name.
 * Where nobody can tell one, the first is a line without a code that asks to choose.
 */
export function countriesIn(language: Language): Country[] {
  const expected = expectedCountry()
  const names = new Intl.DisplayNames([language], { type: 'region' })
  const order = new Intl.Collator(language)
  const served = servedCountries()
  const all = COUNTRIES.filter((code) => !served || served.has(code)).map((code) => ({
    code,
    name: names.of(code) ?? code,
  }))
  const [first] = all.filter(({ code }) => code === expected)
  const others = all.filter((one) => one !== first)
  others.sort((a, b) => order.compare(a.name, b.name))
  const asked = { code: '', name: textsOf(language).sending.chooseCountry }
  return [first ?? asked, ...others]
}

/** Returns the countries as the options of a select. */
export function countryOptionsIn(language: Language): string {
  const { chooseCountry } = textsOf(language).sending
  const key = [language, expectedCountry(), chooseCountry, ...(servedCountries() ?? [])].join()
  const known = rendered.get(key)
  if (known) return known
  const options = countriesIn(language).map(({ code, name }) =>
    createElement('option', { key: code, value: code }, name),
  )
  const html = renderToStaticMarkup(options)
  rendered.set(key, html)
  return html
}
const rendered = new Map<string, string>()
