import type { Selectable } from 'kysely'
import type { ChosenOption } from '../../catalogue/product/variant'
import { findRow } from '../../database/rows.server'
import type { Connection } from '../../database/tables.server'
import { settings } from '../../settings/settings.server'
import { isAnonymous } from '../order/is-anonymous'
import type { Billing, Order, OrderItem, PlacedOrder } from '../order/order'
import { readNumber } from '../order/order-number.server'
import { type Refund, shownRefund } from '../order/refund'
import type { ShippedBy } from '../order/shipped-by'
import { isCancellable, type OrderStatus, publicStatus } from '../order/status'
import type { OrderLinesTable, OrdersTable } from '../order/tables.server'
import { firstStatusOf, isInParts } from '../paying/ways-to-pay'
import { type MoneyRow, moneyOf } from '../pricing/money-rows.server'
import { linePicture, type PicturedLine } from './line-picture.server'
import { refundsByOrder } from './refunds-of.server'

export type OrderRow = Selectable<OrdersTable>

/** Finds an order for whoever has the link; an erased one without its place. */
export async function findOrder(db: Connection, token: string) {
  const found = await findBy(db, (query) => query.where('token', '=', token))
  if (!found?.anonymous) return found
  const { county: _, ...billing } = { ...found.order.billing, city: '', postCode: '' }
  return { ...found, order: { ...found.order, billing } }
}

/**
 * Finds an order for the merchant, who reads the catalogue's titles. `number` may have any case, with
 * or without hyphens.
 */
export const findOrderByNumber = (
  db: Connection,
  number: string,
  reader: TitleReader = 'merchant',
) => findBy(db, (query) => query.where('number', '=', orderNumberOf(number)), reader)

export const orderNumberOf = (written: string) => readNumber(written, settings().shop.orderPrefix)

/** Returns an order's currency by its number, or undefined. */
export const findCurrency = async (db: Connection, number: string) =>
  (await findRow(db, 'orders', { number: orderNumberOf(number) }, ['currency']))?.currency

export const findOrderById = (db: Connection, id: number, reader?: TitleReader) =>
  findBy(db, (query) => query.where('id', '=', id), reader)

type Narrow = (query: ReturnType<typeof allOrders>) => ReturnType<typeof allOrders>
const allOrders = (db: Connection) => db.selectFrom('orders').selectAll()

async function findBy(db: Connection, narrow: Narrow, reader?: TitleReader) {
  const row = await narrow(allOrders(db)).executeTakeFirst()
  if (!row) return
  const order = (await withLines(db, [row], reader))[0] as Order
  return { id: row.id, uid: row.uid, anonymous: isAnonymous(row), order }
}

/** A shopper reads titles in the order's language, the merchant as the catalogue has them. */
type TitleReader = 'shopper' | 'merchant'

export async function withLines(
  db: Connection,
  rows: OrderRow[],
  reader: TitleReader = 'shopper',
): Promise<Order[]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const lines = await db
    .selectFrom('order_lines')
    .leftJoin('products', 'products.id', 'order_lines.product_id')
    .leftJoin('variants', 'variants.id', 'order_lines.variant_id')
    .selectAll('order_lines')
    .select(['products.thumbnail', 'products.images', 'variants.pictures'])
    .where('order_id', 'in', ids)
    .orderBy('order_id')
    .orderBy('position')
    .execute()
  if (reader === 'merchant') for (const line of lines) line.title_there = null
  const byOrder = Map.groupBy(lines, (line) => line.order_id)
  const refunds = await refundsByOrder(db, ids)
  return rows.map((row) => toOrder(row, byOrder.get(row.id) ?? [], refunds.get(row.id)))
}

type Line = Selectable<
  Pick<
    OrderLinesTable,
    | 'product_id'
    | 'title'
    | 'title_there'
    | 'unit_price'
    | 'quantity'
    | 'tax_class'
    | 'variant_id'
    | 'options'
    | 'sku'
  >
>

export const toItem = (line: Line): OrderItem => ({
  productId: line.product_id,
  title: line.title_there || line.title,
  unitPrice: line.unit_price,
  quantity: line.quantity,
  lineTotal: line.unit_price * line.quantity,
  ...(line.tax_class && { taxClass: line.tax_class }),
  ...(line.variant_id !== null && { variant: line.variant_id }),
  ...(line.options && { options: JSON.parse(line.options) as ChosenOption[] }),
  ...(line.sku && { sku: line.sku }),
})

type PlacedRow = Pick<
  OrderRow,
  | 'number'
  | 'token'
  | 'status'
  | 'payment'
  | 'subtotal'
  | 'discount'
  | 'vat'
  | 'shipping'
  | 'total'
  | 'placed_at'
> &
  MoneyRow & { advance?: number }

const chosenIn = ({ variant, options, sku }: Pick<OrderItem, 'variant' | 'options' | 'sku'>) => ({
  ...(variant !== undefined && { variant }),
  ...(options && { options }),
  ...(sku && { sku }),
})

export const toPlacedOrder = (row: PlacedRow, items: OrderItem[]): PlacedOrder => ({
  number: row.number,
  token: row.token,
  status: publicStatus(row.status),
  payment: row.payment,
  items: items.map(({ productId, title, unitPrice, quantity, lineTotal, ...chosen }) => ({
    productId,
    title,
    unitPrice,
    quantity,
    lineTotal,
    ...chosenIn(chosen),
  })),
  subtotal: row.subtotal,
  discount: row.discount,
  vat: row.vat,
  shipping: row.shipping,
  total: row.total,
  ...moneyOf(row),
  placedAt: iso(row.placed_at),
  ...(isInParts(row) && { advance: Number(row.advance) }),
})

function toOrder(
  row: OrderRow,
  lines: (Line & PicturedLine & { tax_rate: number })[],
  refunds?: Refund[],
): Order {
  return {
    ...toPlacedOrder(row, []),
    items: lines.map((line) => ({
      ...toItem(line),
      ...(line.title_there && { lang: row.language }),
      taxPercent: line.tax_rate / 1000,
      ...linePicture(line),
    })),
    ...(row.coupon && { coupon: row.coupon }),
    billing: JSON.parse(row.billing) as Billing,
    ...(row.notes && { notes: row.notes }),
    language: row.language,
    ...(row.shipped_by && { shippedBy: JSON.parse(row.shipped_by) as ShippedBy }),
    ...(row.tracking && { tracking: row.tracking }),
    ...(row.carrier && { carrier: row.carrier }),
    ...(row.due_at !== null && { dueAt: iso(row.due_at) }),
    ...(row.confirm_by !== null && { confirmBy: iso(row.confirm_by) }),
    ...(row.ended_by && { endedBy: row.ended_by }),
    ...(row.arrives_from &&
      row.arrives_to && { arrives: { from: row.arrives_from, to: row.arrives_to } }),
    ...(refunds && { refunds: refunds.map(shownRefund) }),
    cancellable: isCancellable(row.status),
    reference: row.number,
    history: historyOf(row),
  }
}

function historyOf(row: OrderRow) {
  const confirmed = row.confirm_hash === null ? row.placed_at : row.confirmed_at
  const times: [OrderStatus, number | null][] = [
    ['awaiting_confirmation', row.confirm_hash === null ? null : row.placed_at],
    [firstStatusOf(row), confirmed],
    ['confirmed', row.advance_paid_at],
    ['paid', row.paid_at],
    ['shipped', row.shipped_at],
    ['delivered', row.delivered_at],
    ['cancelled', row.cancelled_at],
  ]
  return times.flatMap(([status, at]) => (at === null ? [] : [{ status, at: iso(at) }]))
}

const iso = (milliseconds: number) => new Date(milliseconds).toISOString()
