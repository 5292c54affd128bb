import { settings } from '../../settings/settings.server'
import { expectedCountry } from '../shipping/expected-country.server'
import { ratesAt, type TaxPlace } from './rates-at'
import type { TotalsRules } from './taxes'

/** Returns how an order to that place is priced, before shipping and fee. */
export function taxRules(place: TaxPlace = {}, current = settings()): TotalsRules {
  const { money } = current
  return {
    includesTax: money.pricesIncludeTax,
    rounding: money.rounding,
    rates: ratesAt(money, { ...place, country: place.country || expectedCountry(current) }),
    shippingCents: 0,
    feeCents: 0,
  }
}
