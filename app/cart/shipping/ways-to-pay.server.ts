import type { Language } from '../../business'
import type { Payment } from '../../settings/payments'
import { settings } from '../../settings/settings.server'
import { formatPrice } from '../../texts/figures'
import type { Texts } from '../../texts/texts'
import { textsOf } from '../../texts/texts.server'

const LABELS: Record<Payment, (t: Texts['checkout']) => string> = {
  bank: (t) => t.bank,
  cash_on_delivery: (t) => t.cashOnDelivery,
}

/** A way to pay; `fee` is added to the total, in cents. */
export interface WayToPay {
  payment: Payment
  fee: number
}

/** Returns the ways to pay an order to a country (default: home); `total` has no fee. */
export function waysToPay(total: number, country = settings().shop.country): WayToPay[] {
  return settings()
    .payment.ways.filter(
      ({ countries, limit = Number.POSITIVE_INFINITY }) =>
        (countries.includes(country) || countries.includes('*')) && total <= limit,
    )
    .map(({ way, fee }) => ({ payment: way, fee }))
}

/** Labels the ways to pay with their cost, or says that there are none. */
export function labelled(language: Language, ways: WayToPay[]) {
  const { checkout, sending } = textsOf(language)
  const payments = ways.map(({ payment, fee }) => {
    const name = LABELS[payment](checkout)
    return { payment, fee, label: fee > 0 ? `${name} (+ ${formatPrice(language, fee)})` : name }
  })
  return { payments, ...(payments.length === 0 && { unpayable: sending.noWayToPay }) }
}
