import type { Database } from '../../database/tables.server'
import { fieldRules } from '../form/field-rules.server'
import { countriesWithPlaces } from './place-countries.server'

/**
 * Returns the rules of the page's fields; those that places complete name the countries that have
 * some, as an attribute for the code that completes them.
 */
export async function rulesWithPlaces(db: Database) {
  const countries = await countriesWithPlaces(db)
  const rules = fieldRules()
  if (countries.length === 0) return rules
  const places = { 'data-places': countries.join(' ') }
  const city = { ...rules.city, ...places }
  return { ...rules, city, postCode: { ...rules.postCode, ...places } }
}
