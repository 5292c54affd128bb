import type { Settings } from '../../settings/schema'
import { settings } from '../../settings/settings.server'
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

/** Of each class the rate of region, then country, then `*`; a class without one is not taxed. */
function ratesAt({ taxClasses, taxRates }: Settings['money'], country: string, county = '') {
  const region = plain(county)
  return taxClasses.map((name) => {
    const fits = (place: string, its: string | undefined) =>
      taxRates.find(
        (rate) =>
          rate.class === name &&
          rate.country === place &&
          (its === undefined ? rate.region === undefined : plain(rate.region) === its),
      )
    const found =
      (region && fits(country, region)) || fits(country, undefined) || fits('*', undefined)
    return { class: name, percent: found ? found.percent : 0 }
  })
}

/** 'Québec' and 'quebec ' are one region. */
const plain = (text = '') =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
