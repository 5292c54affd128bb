import type { TaxShare } from '../../cart/rules/taxes'
import type { CsvCell } from '../../files/csv'
import type { Payment } from '../../settings/payments'
import { dayAt } from '../../texts/clocks/shop-clock'
import { shownStatus } from '../order/status'
import type { OrderRecord } from './list-orders.server'
import { moneyCell } from './money-cell.server'

/** Days are the shop's; amounts have the decimals of the order's currency. */
export const RATE_HEAD = [
  ...['kind', 'day', 'number', 'status', 'payment', 'country'],
  ...['invoice', 'invoiceDay', 'creditNotes', 'creditDays'],
  ...['currency', 'taxPercent', 'base', 'tax', 'gross', 'pricesIncludeTax'],
]

export interface TaxDocument {
  number: string
  kind: 'invoice' | 'credit_note'
  day: string
  refundId: string | null
}

/** Returns a row for each rate; an untaxed order has one of 0%. */
export function orderRates(order: OrderRecord, sheets: readonly TaxDocument[], timeZone: string) {
  const untaxed = [{ percent: 0, base: order.total, tax: 0 }]
  return (order.taxes.length > 0 ? order.taxes : untaxed).map((share) => [
    ...['order', dayAt(timeZone, Date.parse(order.placedAt))],
    ...[order.number, shownStatus(order), order.payment, order.billing.country],
    ...sheetCells(
      sheets.find(({ kind }) => kind === 'invoice'),
      sheets.filter(({ kind }) => kind === 'credit_note'),
    ),
    ...shareCells(share, order.currency, 1),
    order.includesTax ? 'yes' : 'no',
  ])
}

export interface RefundedOrder {
  id: string
  at: number
  number: string
  status: string
  payment: Payment
  country: string
  currency: string
  includesTax: boolean
  taxes: readonly TaxShare[]
}

/** Returns what a refund takes back at each rate, below zero. */
export const refundRates = (
  refund: RefundedOrder,
  sheets: readonly TaxDocument[],
  timeZone: string,
) =>
  refund.taxes.map((share) => [
    ...['refund', dayAt(timeZone, refund.at)],
    ...[refund.number, refund.status, refund.payment, refund.country],
    ...sheetCells(
      sheets.find(({ kind }) => kind === 'invoice'),
      sheets.filter(({ refundId }) => refundId === refund.id),
    ),
    ...shareCells(share, refund.currency, -1),
    refund.includesTax ? 'yes' : 'no',
  ])

const sheetCells = (invoice: TaxDocument | undefined, credits: readonly TaxDocument[]) => [
  ...[invoice?.number ?? '', invoice?.day ?? ''],
  credits.map(({ number }) => number).join('; '),
  credits.map(({ day }) => day).join('; '),
]

function shareCells({ percent, base, tax }: TaxShare, currency: string, sign: 1 | -1): CsvCell[] {
  const money = (amount: number) => moneyCell(amount * sign, currency)
  return [currency, percent, money(base), money(tax), money(base + tax)]
}
