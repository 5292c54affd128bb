import { settings } from '../../settings/settings.server'
import { ratesAt } from './rates-at'
import type { TotalsRules } from './taxes'

/** Of a billing address, as far as it is known; the shop's own country where none is. */
export interface TaxPlace {
  country?: string
  /** As it was written, in any case. */
  county?: string
}

/** How an order to that place is priced, before shipping and fee. */
export function taxRules({ country, county }: TaxPlace = {}, current = settings()): TotalsRules {
  const { money, shop } = current
  return {
    includesTax: money.pricesIncludeTax,
    rounding: money.rounding,
    rates: ratesAt(money, country || shop.country, county),
    shippingCents: 0,
    feeCents: 0,
  }
}
