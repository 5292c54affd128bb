import { BILLING_RULES } from '../../orders/order/billing-rules'
import { isCountry } from '../../orders/order/countries'
import { countryOfPrefix, postCodeFault } from '../../orders/placing/post-code-fault.server'
import { type Fault, faultOf } from '../../ui/forms/rules'
import { plainCity, plainCode } from './plain-place'
import type { PlacesTable } from './tables.server'

/** The columns of a table of places; `county` may be absent. */
export const PLACE_COLUMNS = ['country', 'post_code', 'city', 'county'] as const
export const REQUIRED_COLUMNS = PLACE_COLUMNS.slice(0, -1)

type Cells = Partial<Record<(typeof PLACE_COLUMNS)[number], string>>

export type ReadPlace = Omit<PlacesTable, 'edition'>

const WHY: Record<Fault, string> = {
  missing: 'is missing',
  long: 'is too long for the checkout',
  mismatch: 'holds characters that the checkout refuses',
}

/** Reads a row of the table; returns why it cannot be one that completes an address. */
export function readPlace(cells: Cells): ReadPlace | string {
  const country = (cells.country ?? '').trim().toUpperCase()
  if (!isCountry(country)) return `country: ${quoted(country)} is no ISO 3166 code of a country`
  const written = (cells.post_code ?? '').trim()
  // Some tables write LV-1001, where the country is known.
  const isNamed = countryOfPrefix(written) === country
  const postCode = isNamed ? written.replace(/^[^-]*-\s*/, '') : written
  const city = (cells.city ?? '').trim()
  const county = (cells.county ?? '').trim()
  const plain = { plain_code: plainCode(postCode), plain_city: plainCity(city) }
  const why =
    faultIn('post_code', postCode, BILLING_RULES.postCode, plain.plain_code) ??
    faultIn('city', city, BILLING_RULES.city, plain.plain_city) ??
    faultIn('county', county, BILLING_RULES.county)
  if (why) return why
  // Nothing may be filled in that the checkout refuses.
  if (postCodeFault(country, postCode))
    return `post_code: ${quoted(postCode)} is none of ${country}`
  return { country, ...plain, post_code: postCode, city, county: county || null }
}

function faultIn(name: string, value: string, rule: object, plain = value) {
  const fault = faultOf(value, rule) ?? (value && plain === '' ? 'mismatch' : undefined)
  return fault && `${name} ${WHY[fault]}`
}

const quoted = (text: string) => JSON.stringify(text.slice(0, 30))
