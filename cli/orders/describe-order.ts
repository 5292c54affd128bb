import { variantTitle } from '../../app/catalogue/product/variant'
import { addressLines } from '../../app/orders/order/address'
import type { Order } from '../../app/orders/order/order'
import type { Refund } from '../../app/orders/order/refund'
import { shownStatus } from '../../app/orders/order/status'
import type { OrderPayment } from '../../app/orders/paying/payments.server'
import type { OrderReturn } from '../../app/orders/returns/find-returns.server'
import { plainMoney } from '../../app/texts/currency.server'
import { textsOf } from '../../app/texts/texts.server'
import { oneLine, textTable } from '../printing'
import { shopMinute } from '../shop-time'

const PAYMENTS = {
  cash_received: 'cash received',
  refund: 'refunded',
  captured: 'paid online',
  given_back: 'given back at the provider',
  refund_reversed: 'of a refund came back',
  chargeback: 'taken back in a dispute',
  chargeback_reversed: 'of a dispute won back',
  fee: 'kept by the provider',
}

interface Beside {
  payments: OrderPayment[]
  refunds: Refund[]
  returns: OrderReturn[]
}

export function describeOrder(order: Order, { payments, refunds, returns }: Beside) {
  const { billing, currency } = order
  const money = (amount: number) => plainMoney(amount, currency)
  const lines = order.items.map((item, at) => [
    at + 1,
    item.quantity,
    item.sku
      ? `${variantTitle(item.title, item.options)} [${item.sku}]`
      : variantTitle(item.title, item.options),
    money(item.unitPrice),
    money(item.lineTotal),
  ])
  return [
    `${order.number}  ${shownStatus(order)}  ${order.payment}`,
    ...order.history.map(({ status, at }) => `  ${shopMinute(at)}  ${status}`),
    ...endings(order),
    ...payments.map(
      ({ kind, amount, note, at }) =>
        `  ${shopMinute(at)}  ${PAYMENTS[kind]} ${money(amount)}${note ? ` (${note})` : ''}`,
    ),
    ...refunds.flatMap((one) => describeRefund(order, one)),
    ...returns.flatMap(describeReturn),
    '',
    textTable(['line', 'pieces', 'title', 'price', 'subtotal'], lines),
    '',
    describeTotals(order, money),
    ...(order.tracking ? [`Tracking ${order.tracking}`] : []),
    ...(order.arrives ? [`Promised ${order.arrives.from} to ${order.arrives.to}`] : []),
    '',
    ...addressLines(billing).map((line) => `  ${line}`),
    `  ${billing.phone}  ${billing.email}`,
    ...(order.notes ? ['', `Notes: ${order.notes}`] : []),
  ].join('\n')
}

function describeTotals(order: Order, money: (amount: number) => string) {
  const { subtotal, discount, coupon, shipping, fee, vat, taxes, includesTax, total } = order
  const zone = order.shippedBy?.zone
  const rates = taxes.map(({ percent, tax }) => `${percent}%: ${money(tax)}`).join(', ')
  const vatText = `${textsOf('en').mails.vat} ${money(vat)}${taxes.length > 1 ? ` (${rates})` : ''}`
  return [
    `Subtotal ${money(subtotal)}`,
    `discount ${money(discount)}${coupon ? ` (${coupon})` : ''}`,
    ...(includesTax ? [] : [vatText]),
    ...(shipping > 0 ? [`shipping ${money(shipping)}${zone ? ` (${zone})` : ''}`] : []),
    ...(fee > 0 ? [`fee ${money(fee)}`] : []),
    `total ${money(total)} ${order.currency}${includesTax ? `, with ${vatText}` : ''}`,
  ].join(', ')
}

/** Says what refunded money was for. */
function describeRefund({ items }: Order, { at, by, lines, shipping, creditNote }: Refund) {
  const pieces = lines.map(({ line, quantity, restocked }) => {
    const title = items[line] ? variantTitle(items[line].title, items[line].options) : ''
    return `${quantity} × ${oneLine(title)}${restocked > 0 ? ` (${restocked} on sale again)` : ''}`
  })
  const what = [...pieces, ...(shipping ? ['shipping'] : [])]
  return [
    `  ${shopMinute(at)}  refund by ${oneLine(by) || 'return'}${creditNote ? `, credit note ${creditNote}` : ''}`,
    ...what.map((one) => `                    ${one}`),
  ]
}

const describeReturn = ({ number, kind, state, history, lines, note }: OrderReturn) => [
  `  ${shopMinute(history[0]?.at ?? 0)}  ${kind} ${number}: ${state}`,
  ...lines.map(
    ({ quantity, title, reason }) =>
      `                    ${quantity} × ${oneLine(title)}${reason ? ` (${reason})` : ''}`,
  ),
  ...(note ? [`                    ${oneLine(note)}`] : []),
]

const ENDED = { unpaid: 'not paid for', unconfirmed: 'not confirmed' }

function endings({ endedBy, dueAt, confirmBy }: Order) {
  if (endedBy) return [`  It ended by itself: it was ${ENDED[endedBy]} in time.`]
  if (confirmBy)
    return [`  ${shopMinute(confirmBy)}  ends by itself, unless its customer confirms it`]
  return dueAt ? [`  ${shopMinute(dueAt)}  ends by itself, unless it is paid for`] : []
}
