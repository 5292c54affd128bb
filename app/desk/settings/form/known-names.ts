import { COUNTRIES } from '../../../orders/order/countries'

interface Option {
  id: string
  text: string
}

const named = (type: 'region' | 'currency', codes: readonly string[]): Option[] => {
  const names = new Intl.DisplayNames('en', { type })
  return codes
    .map((id) => ({ id, text: `${names.of(id) ?? id} (${id})` }))
    .sort((one, other) => one.text.localeCompare(other.text, 'en'))
}

let countries: Option[] | undefined
/** Every country by its name in English. */
export function knownCountries() {
  countries ??= named('region', COUNTRIES)
  return countries
}

let currencies: Option[] | undefined
/** Those that the browser knows; the server has the last word. */
export function knownCurrencies() {
  currencies ??= named('currency', Intl.supportedValuesOf('currency'))
  return currencies
}

export const knownTimeZones = (): Option[] =>
  ['UTC', ...Intl.supportedValuesOf('timeZone').filter((id) => id !== 'UTC')].map((id) => ({
    id,
    text: id.replaceAll('_', ' '),
  }))

/** A value that no list holds is not hidden. */
export const withValue = (options: readonly Option[], value: string) =>
  value === '' || options.some(({ id }) => id === value)
    ? options
    : [{ id: value, text: value }, ...options]
