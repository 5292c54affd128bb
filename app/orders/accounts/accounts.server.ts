import type { TaxShare } from '../../cart/rules/taxes'
import type { Database } from '../../database/tables.server'
import type { Slot } from '../../database/time-slots.server'
import type { CsvCell } from '../../files/csv'
import type { Payment } from '../../settings/payments'
import { settings } from '../../settings/settings.server'
import { dayAt } from '../../texts/clocks/shop-clock'
import { plainMoney } from '../../texts/currency.server'
import { gstinIn, gstParts } from '../invoices/gst'
import type { Billing } from '../order/order'
import { shownStatus } from '../order/status'
import { eachOrder, type OrderRecord } from './list-orders.server'
import { ORDER_HEAD, orderRow } from './order-rows.server'

/** Days are the shop's; amounts have the decimals of the order's currency. */
const RATE_HEAD = [
  ...['kind', 'day', 'number', 'status', 'payment', 'country'],
  ...['invoice', 'invoiceDay', 'creditNotes', 'creditDays'],
  ...['currency', 'taxPercent', 'base', 'tax', 'gross', 'pricesIncludeTax'],
  'region',
]
/** The columns for the parts of India's tax; UTGST stands among those of the states. */
const GST_HEAD = ['igst', 'cgst', 'sgst']

const ORDERS_AT_ONCE = 500

/**
 * Yields a row for each order placed in the span, cancelled ones too, for the accountant; times are
 * the shop's, as the span is.
 */
export async function* ordersTable(db: Database, placed: Slot): AsyncGenerator<CsvCell[]> {
  yield ORDER_HEAD
  const { timeZone } = settings().shop
  for await (const order of eachOrder(db, undefined, placed)) yield orderRow(order, timeZone)
}

/** Yields a row for each rate of each order, followed by those of the refunds made then. */
export async function* ratesTable(db: Database, span: Slot): AsyncGenerator<CsvCell[]> {
  const { money, shop } = settings()
  const { timeZone } = shop
  yield gstinIn(money.taxNumber) ? [...RATE_HEAD, ...GST_HEAD] : RATE_HEAD
  for await (const orders of inGroups(eachOrder(db, undefined, span))) {
    const sheets = await sheetsOf(db, orders)
    for (const order of orders) yield* orderRates(order, sheets.get(order.number) ?? [], timeZone)
  }
  const refunds = await refundsIn(db, span)
  for (let at = 0; at < refunds.length; at += ORDERS_AT_ONCE) {
    const some = refunds.slice(at, at + ORDERS_AT_ONCE)
    const sheets = await sheetsOf(db, some)
    for (const refund of some) yield* refundRates(refund, sheets.get(refund.number) ?? [], timeZone)
  }
}

async function* inGroups(orders: AsyncIterable<OrderRecord>) {
  let group: OrderRecord[] = []
  for await (const order of orders) {
    group.push(order)
    if (group.length < ORDERS_AT_ONCE) continue
    yield group
    group = []
  }
  if (group.length > 0) yield group
}

async function refundsIn(db: Database, { from, until }: Slot): Promise<RefundedOrder[]> {
  const rows = await db
    .selectFrom('order_refunds')
    .innerJoin('orders', 'orders.id', 'order_refunds.order_id')
    .select(['order_refunds.id', 'order_refunds.at', 'order_refunds.taxes'])
    .select(['number', 'status', 'payment', 'billing', 'currency', 'includes_tax'])
    .where('order_refunds.at', '>=', from)
    .where('order_refunds.at', '<', until)
    .orderBy('order_refunds.at')
    .orderBy('order_refunds.id')
    .execute()
  return rows.map((row) => ({
    ...row,
    billing: JSON.parse(row.billing) as Billing,
    includesTax: row.includes_tax === 1,
    taxes: JSON.parse(row.taxes) as TaxShare[],
  }))
}

async function sheetsOf(
  db: Database,
  orders: readonly { number: string }[],
): Promise<Map<string, TaxDocument[]>> {
  const numbers = [...new Set(orders.map(({ number }) => number))]
  const rows = await db
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .select(['orders.number as order', 'invoices.number', 'invoices.kind', 'invoices.day'])
    .select('invoices.refund_id as refundId')
    .where('orders.number', 'in', numbers)
    .orderBy('invoices.issued_at')
    .orderBy('invoices.sequence')
    .execute()
  return Map.groupBy(rows, ({ order }) => order)
}

interface TaxDocument {
  number: string
  kind: 'invoice' | 'credit_note'
  day: string
  refundId: string | null
}

/** Returns a row for each rate; an untaxed order has one of 0%. */
function orderRates(order: OrderRecord, sheets: readonly TaxDocument[], timeZone: string) {
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
    ...placeCells(share, order, 1),
  ])
}

interface RefundedOrder {
  id: string
  at: number
  number: string
  status: string
  payment: Payment
  billing: Billing
  currency: string
  includesTax: boolean
  taxes: readonly TaxShare[]
}

/** Returns what a refund takes back at each rate, below zero. */
const refundRates = (refund: RefundedOrder, sheets: readonly TaxDocument[], timeZone: string) =>
  refund.taxes.map((share) => [
    ...['refund', dayAt(timeZone, refund.at)],
    ...[refund.number, refund.status, refund.payment, refund.billing.country],
    ...sheetCells(
      sheets.find(({ kind }) => kind === 'invoice'),
      sheets.filter(({ refundId }) => refundId === refund.id),
    ),
    ...shareCells(share, refund.currency, -1),
    refund.includesTax ? 'yes' : 'no',
    ...placeCells(share, refund, -1),
  ])

const sheetCells = (invoice: TaxDocument | undefined, credits: readonly TaxDocument[]) => [
  ...[invoice?.number ?? '', invoice?.day ?? ''],
  credits.map(({ number }) => number).join('; '),
  credits.map(({ day }) => day).join('; '),
]

function shareCells({ percent, base, tax }: TaxShare, currency: string, sign: 1 | -1): CsvCell[] {
  const money = (amount: number) => plainMoney(amount * sign, currency)
  return [currency, percent, money(base), money(tax), money(base + tax)]
}

/** Returns the buyer's region and, where the seller has a GSTIN, the parts that India's tax has there. */
function placeCells(
  share: TaxShare,
  { billing, currency }: { billing: Billing; currency: string },
  sign: 1 | -1,
): CsvCell[] {
  const { taxNumber } = settings().money
  const region = billing.county ?? ''
  if (!gstinIn(taxNumber)) return [region]
  const parts = gstParts([share], taxNumber, billing) ?? []
  const partOf = (name: string) =>
    parts.find((part) => part.name.replace('UTGST', 'SGST').toLowerCase() === name)
  const cell = (name: string) => plainMoney((partOf(name)?.tax ?? 0) * sign, currency)
  return [region, ...GST_HEAD.map((name) => (parts.length > 0 ? cell(name) : ''))]
}
