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

/** `fee` is added to the total, in cents. */
export interface WayToPay {
  payment: Payment
  fee: number
}

/** What is offered for an order to a country, by default the shop's own; `total` is without a fee. */
export function waysToPay(total: number, country = settings().shop.country): WayToPay[] {
  return settings()
    .payment.ways.filter(
      ({ countries, limit = Number.POSITIVE_INFINITY }) =>
        (countries.includes(country) || countries.includes('*')) && total <= limit,
    )
    .map(({ way, fee }) => ({ payment: way, fee }))
}

/** As the shopper reads them, with what they cost; or that there are none. */
export function labelled(language: Language, ways: WayToPay[]) {
  const { checkout, sending } = textsOf(language)
  const payments = ways.map(({ payment, fee }) => {
    const name = LABELS[payment](checkout)
    return { payment, fee, label: fee > 0 ? `${name} (+ ${formatPrice(language, fee)})` : name }
  })
  return { payments, ...(payments.length === 0 && { unpayable: sending.noWayToPay }) }
}
