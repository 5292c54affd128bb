import { COUNTRIES } from '../../../orders/order/countries'
import { zoneInUse } from '../../../settings/time-zones'

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
export function knownCountries() {
  countries ??= named('region', COUNTRIES)
  return countries
}

let currencies: Option[] | undefined
/** Lists currencies that the browser knows; the server validates the choice. */
export function knownCurrencies() {
  currencies ??= named('currency', Intl.supportedValuesOf('currency'))
  return currencies
}

export const knownTimeZones = (): Option[] =>
  [
    'UTC',
    ...Intl.supportedValuesOf('timeZone')
      .filter((id) => id !== 'UTC')
      .map(zoneInUse),
  ].map((id) => ({ id, text: id.replaceAll('_', ' ') }))

/** Adds the value to the options if they lack it. */
export const withValue = (options: readonly Option[], value: string) =>
  value === '' || options.some(({ id }) => id === value)
    ? options
    : [{ id: value, text: value }, ...options]
