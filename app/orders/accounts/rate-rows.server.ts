import { plainMoney } from '../../texts/currency.server'
import { dayAt } from '../figures/shop-clock'
import type { StoredOrder } from '../list-orders.server'
import { shownStatus } from '../status'

/** Days are the shop's; amounts have the decimals of the order's currency. */
export const RATE_HEAD = [
  ...['number', 'placed', 'status', 'payment', 'country'],
  ...['invoice', 'invoiceDay', 'creditNotes', 'creditDays'],
  ...['currency', 'taxPercent', 'base', 'tax', 'gross', 'pricesIncludeTax'],
]

/** An invoice or credit note of an order. */
export interface Sheet {
  number: string
  kind: 'invoice' | 'credit_note'
  day: string
}

/** One row a rate; an order without any tax has one of 0%. */
export function rateRows(order: StoredOrder, sheets: readonly Sheet[], timeZone: string) {
  const invoice = sheets.find(({ kind }) => kind === 'invoice')
  const credits = sheets.filter(({ kind }) => kind === 'credit_note')
  const money = (amount: number) => plainMoney(amount, order.currency)
  const untaxed = [{ percent: 0, base: order.total, tax: 0 }]
  return (order.taxes.length > 0 ? order.taxes : untaxed).map(({ percent, base, tax }) => [
    ...[order.number, dayAt(timeZone, Date.parse(order.placedAt)), shownStatus(order)],
    ...[order.payment, order.billing.country],
    ...[invoice?.number ?? '', invoice?.day ?? ''],
    credits.map(({ number }) => number).join('; '),
    credits.map(({ day }) => day).join('; '),
    ...[order.currency, percent, money(base), money(tax), money(base + tax)],
    order.includesTax ? 'yes' : 'no',
  ])
}
