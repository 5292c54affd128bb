import type { Language } from '../../business'
import { isOnline, type OnlinePayment, type Payment } from '../../settings/payments'
import { settings } from '../../settings/settings.server'
import { formatPrice } from '../../texts/figures'
import { fill } from '../../texts/fill'
import type { Texts } from '../../texts/texts'
import { textsOf } from '../../texts/texts.server'
import { expectedCountry } from './expected-country.server'

const LABELS: Record<Exclude<Payment, OnlinePayment>, (t: Texts['checkout']) => string> = {
  bank: (t) => t.bank,
  cash_on_delivery: (t) => t.cashOnDelivery,
}

/** What can be paid with at a provider, by the names that people know. */
const MARKS: Partial<Record<Payment, readonly string[]>> = {
  stripe: ['Visa', 'Mastercard', 'Amex'],
  sslcommerz: ['Visa', 'Mastercard', 'bKash', 'Nagad'],
  bkash: ['bKash'],
  paypal: ['PayPal', 'Visa', 'Mastercard'],
}

/** Tells whether a provider is set up and takes a total (minor units) in the shop's currency. */
type OffersOnline = (payment: OnlinePayment, total: number) => boolean

let offersOnline: OffersOnline = () => false

/** Sets what tells which providers may be paid at; before, none may. */
export function setOffersOnline(offers: OffersOnline) {
  offersOnline = offers
}

/** A way to pay; `fee` is added to the total, in cents. */
export interface WayToPay {
  payment: Payment
  fee: number
  /** What is paid at a provider before a cash order is sent, and at which one; cents. */
  advance?: { amount: number; by: OnlinePayment }
}

/**
 * Returns the ways to pay an order to a country, by default the expected one; all of them where
 * nobody can tell it. `total` includes `shipping` and has no fee.
 */
export function waysToPay(total: number, country = expectedCountry(), shipping = 0): WayToPay[] {
  return waysFor(total, country).flatMap(({ way, fee }): WayToPay[] => {
    const amount = way === 'cash_on_delivery' ? cashAdvance(total, shipping) : 0
    if (amount === 0) return [{ payment: way, fee }]
    const [by] = advanceTakers(amount, country)
    return by ? [{ payment: way, fee, advance: { amount, by } }] : []
  })
}

/** Returns the providers that take a cash order's advance, in minor units, in the merchant's order. */
export const advanceTakers = (amount: number, country?: string): OnlinePayment[] =>
  waysFor(amount, country).flatMap(({ way }) => (isOnline(way) ? [way] : []))

const waysFor = (total: number, country?: string) =>
  settings().payment.ways.filter(
    ({ way, countries, limit = Number.POSITIVE_INFINITY }) =>
      (!country || countries.includes(country) || countries.includes('*')) &&
      total <= limit &&
      (!isOnline(way) || offersOnline(way, total)),
  )

/** Returns what is paid in advance of a cash order, its fee aside; never more than its total. */
function cashAdvance(total: number, shipping: number) {
  const { cashAdvance: kind, cashAdvancePercent } = settings().payment
  if (kind === 'nothing') return 0
  return kind === 'delivery'
    ? Math.min(shipping, total)
    : Math.round((total * cashAdvancePercent) / 100)
}

/** Labels the ways to pay with their cost, and the usual one, or says that there are none. */
export function labelled(language: Language, ways: WayToPay[]) {
  const { checkout, sending, onlinePayment } = textsOf(language)
  const usual = usualWay(ways)
  const payments = ways.map((way) => {
    const { payment, fee, advance } = way
    const name = isOnline(payment) ? onlinePayment.ways[payment] : LABELS[payment](checkout)
    return {
      ...{ payment, fee },
      label: fee > 0 ? `${name} (+\u00a0${formatPrice(language, fee)})` : name,
      note: onlinePayment.notes[payment],
      ...(MARKS[payment] && { marks: MARKS[payment] }),
      ...(advance && {
        advance: true as const,
        note: fill(onlinePayment.advance, {
          amount: formatPrice(language, advance.amount),
          way: onlinePayment.ways[advance.by],
        }),
      }),
      ...(way === usual && { usual: true as const }),
    }
  })
  return { payments, ...(payments.length === 0 && { unpayable: sending.noWayToPay }) }
}

/**
 * Returns cash on delivery, which asks nothing of a shopper before the parcel comes, else the last
 * way without a fee, as nobody chose to pay more, rather none at a provider.
 */
const usualWay = (ways: readonly WayToPay[]) =>
  ways.find(
    ({ payment, fee, advance }) => payment === 'cash_on_delivery' && fee === 0 && !advance,
  ) ??
  ways.findLast(({ payment, fee }) => fee === 0 && !isOnline(payment)) ??
  ways.findLast(({ fee }) => fee === 0) ??
  ways.at(-1)
