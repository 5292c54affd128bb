import { wallClock } from '../../texts/clocks/wall-clock'
import { plainMoney } from '../../texts/currency.server'
import { type OrderStatus, shownStatus } from '../order/status'
import { sumOfPayments } from '../paying/payments.server'
import type { OrderRecord } from './list-orders.server'
import { paidBack } from './paid-back'

const CUSTOMER = 'firstName,lastName,company,country,street,city,county,postCode,phone,email'.split(
  ',',
)

/** Amounts have the decimals of the order's currency; times are a zone's: `2026-11-21 18:05:33`. */
export const ORDER_HEAD = [
  ...['number', 'status', 'payment', 'placed', 'paid', 'shipped', 'delivered', 'cancelled'],
  ...CUSTOMER,
  ...['articles', 'pieces', 'coupon', 'subtotal', 'discount', 'vat', 'shipping', 'total'],
  ...['cashReceived', 'cashReceivedAt', 'refunded', 'refundedAt', 'tracking'],
  ...['currency', 'fee', 'taxes', 'pricesIncludeTax', 'shippingZone', 'invoices'],
  'advance',
]

/** Returns an order's row; its times are as the clocks of the zone show them. */
export function orderRow(order: OrderRecord, timeZone: string) {
  const money = moneyOf(order)
  const reached = (status: OrderStatus) => {
    const step = order.history.find((one) => one.status === status)
    return step ? second(timeZone, step.at) : ''
  }
  const newest = (kind: 'cash_received' | 'refund') => {
    const last = order.payments.findLast((one) => one.kind === kind)
    return last ? second(timeZone, last.at) : ''
  }
  return [
    ...[order.number, shownStatus(order), order.payment, second(timeZone, order.placedAt)],
    ...(['paid', 'shipped', 'delivered', 'cancelled'] as const).map(reached),
    ...customer(order),
    order.items.length,
    order.items.reduce((sum, item) => sum + item.quantity, 0),
    order.coupon ?? '',
    ...[order.subtotal, order.discount, order.vat, order.shipping, order.total].map(money),
    money(sumOfPayments(order.payments, 'cash_received')),
    newest('cash_received'),
    money(sumOfPayments(order.payments, 'refund')),
    newest('refund'),
    order.tracking ?? '',
    order.currency,
    money(order.fee),
    order.taxes.map(({ percent, tax }) => `${percent}%: ${money(tax)}`).join('; '),
    order.includesTax ? 'yes' : 'no',
    order.shippedBy?.zone ?? '',
    order.invoices.join('; '),
    money(order.advance ?? 0),
  ]
}

export const ARTICLE_HEAD = [
  ...['number', 'placed', 'status', 'payment'],
  ...CUSTOMER,
  ...['coupon', 'orderSubtotal', 'orderDiscount', 'orderVat', 'orderTotal'],
  ...['productId', 'title', 'quantity', 'unitPrice', 'lineTotal', 'returned', 'refunded'],
  ...['taxPercent', 'currency'],
  ...['variant', 'sku', 'options', 'refundedPieces'],
]

/** Returns a row for each line; money paid back includes its share of coupon and tax. */
export const articleRows = (order: OrderRecord, timeZone: string) =>
  order.items.map((item, position) => [
    order.number,
    second(timeZone, order.placedAt),
    ...articleCells(order, item, paidBack(order, position)),
  ])

const articleCells = (
  order: OrderRecord,
  item: OrderRecord['items'][number],
  back: ReturnType<typeof paidBack>,
) => [
  ...[shownStatus(order), order.payment],
  ...customer(order),
  order.coupon ?? '',
  ...[order.subtotal, order.discount, order.vat, order.total].map(moneyOf(order)),
  item.productId,
  item.title,
  item.quantity,
  moneyOf(order)(item.unitPrice),
  moneyOf(order)(item.lineTotal),
  back.returned,
  moneyOf(order)(back.amount),
  item.taxPercent,
  order.currency,
  item.variant ?? '',
  item.sku ?? '',
  (item.options ?? []).map(({ name, value }) => `${name}: ${value}`).join(', '),
  back.pieces,
]

const moneyOf =
  ({ currency }: OrderRecord) =>
  (amount: number) =>
    plainMoney(amount, currency)

const customer = ({ billing: b }: OrderRecord) => [
  b.firstName,
  b.lastName,
  b.company ?? '',
  b.country,
  b.street,
  b.city,
  b.county ?? '',
  b.postCode,
  b.phone,
  b.email,
]

const second = (timeZone: string, time: number | string) =>
  new Date(wallClock(timeZone, new Date(time).getTime()))
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ')
