import type { Language } from '../../business'
import { settings } from '../../settings/settings.server'
import { formatPrice } from '../../texts/figures'
import { textsOf } from '../../texts/texts.server'

const PAYMENTS = { bank: 'bank', cod: 'cash_on_delivery' } as const

/** A way to pay; `fee` is added to the total, in cents. */
export interface WayToPay {
  payment: (typeof PAYMENTS)[keyof typeof PAYMENTS]
  fee: number
}

/** Returns the ways to pay an order to a country (default: home); `total` has no fee. */
export function waysToPay(total: number, country = settings().shop.country): WayToPay[] {
  return settings()
    .payment.ways.filter(
      ({ countries, limit = Number.POSITIVE_INFINITY }) =>
        (countries.includes(country) || countries.includes('*')) && total <= limit,
    )
    .map(({ way, fee }) => ({ payment: PAYMENTS[way], fee }))
}

/** Labels the ways to pay with their cost, or says that there are none. */
export function labelled(language: Language, ways: WayToPay[]) {
  const { checkout, sending } = textsOf(language)
  const { bank, cashOnDelivery } = checkout
  const payments = ways.map(({ payment, fee }) => {
    const name = payment === 'bank' ? bank : cashOnDelivery
    return { payment, fee, label: fee > 0 ? `${name} (+ ${formatPrice(language, fee)})` : name }
  })
  return { payments, ...(payments.length === 0 && { unpayable: sending.noWayToPay }) }
}
