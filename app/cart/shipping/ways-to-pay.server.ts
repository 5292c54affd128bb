import { settings } from '../../settings/settings.server'

const PAYMENTS = { bank: 'bank', cod: 'cash_on_delivery' } as const

/** `fee` is added to the total, in cents. */
export interface WayToPay {
  payment: (typeof PAYMENTS)[keyof typeof PAYMENTS]
  fee: number
}

/** What is offered for an order to a country, by default the shop's own; `total` is without a fee. */
export function waysToPay(total: number, country = settings().shop.country): WayToPay[] {
  return settings()
    .payment.ways.filter(
      ({ countries, limit = Number.POSITIVE_INFINITY }) =>
        (countries.includes(country) || countries.includes('*')) && total <= limit,
    )
    .map(({ way, fee }) => ({ payment: PAYMENTS[way], fee }))
}
