import { ratesAt } from '../../../cart/rules/rates-at'
import type { ClassRate, TotalsRules } from '../../../cart/rules/taxes'
import { rateFor, shippingCents } from '../../../cart/shipping/shipping-rates'
import {
  type ParcelSending,
  type ShippingZone,
  sendingTo,
} from '../../../cart/shipping/shipping-zones'
import type { Settings } from '../../../settings/schema'

/** Returns the typed value of a setting, else the stored one. */
type ValueOf = (key: string) => unknown

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0
const listOf = (value: unknown) => (Array.isArray(value) ? value : [])

/** Returns the typed taxes of a country, ignoring half-typed rates. */
export function typedTaxes(
  typed: ValueOf,
  country: string,
): Omit<TotalsRules, 'shippingCents' | 'feeCents'> & { rates: ClassRate[] } {
  const rates: Settings['money']['taxRates'] = listOf(typed('money.taxRates'))
  const classes: string[] = listOf(typed('money.taxClasses'))
  const whole = rates.filter(({ percent }) => isNumber(percent))
  return {
    includesTax: typed('money.pricesIncludeTax') === true,
    rounding: typed('money.rounding') === 'line' ? 'line' : 'order',
    rates: ratesAt({ taxClasses: classes, taxRates: whole }, { country }),
  }
}

interface Place {
  country: string
  postCode: string
  /** Minor units, after discount. */
  goods: number
  grams: number
}

export type TriedShipping =
  | { refused: 'country' | 'postCode'; country: string }
  | { zone: ShippingZone; from: boolean; cents: number | undefined; freeFrom?: number }

/** Returns the typed zone and rate for an address. */
export function typedShipping(
  typed: ValueOf,
  { country, postCode, ...parcel }: Place,
): TriedShipping {
  const zones = listOf(typed('shipping.zones')).map((zone: ShippingZone) => ({
    ...zone,
    rates: listOf(zone.rates).filter(({ cents }) => isNumber(cents)),
  }))
  const sending: ParcelSending = sendingTo(zones, { country, postCode }, { home: country, parcel })
  if ('refused' in sending) return sending
  const { rates } = sending.zone
  return {
    ...sending,
    cents: shippingCents(rates, parcel),
    freeFrom: rateFor(rates, parcel)?.freeFrom,
  }
}
