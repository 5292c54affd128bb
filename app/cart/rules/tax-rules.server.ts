import { settings } from '../../settings/settings.server'
import { expectedCountry } from '../shipping/expected-country.server'
import { ratesAt } from './rates-at'
import type { TotalsRules } from './taxes'

/** A billing address as far as it is known; without one, the expected country counts. */
interface TaxPlace {
  country?: string
  /** The county as typed, in any case. */
  county?: string
}

/** Returns how an order to that place is priced, before shipping and fee. */
export function taxRules({ country, county }: TaxPlace = {}, current = settings()): TotalsRules {
  const { money } = current
  return {
    includesTax: money.pricesIncludeTax,
    rounding: money.rounding,
    rates: ratesAt(money, country || expectedCountry(current), county),
    shippingCents: 0,
    feeCents: 0,
  }
}
