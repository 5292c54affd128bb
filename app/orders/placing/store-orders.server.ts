import { type Insertable, sql } from 'kysely'
import { config } from '../../config.server'
import { findRows } from '../../database/rows.server'
import type { Connection } from '../../database/tables.server'
import { RetryTransaction } from '../../database/transactions/transaction.server'
import { HOUR_MS } from '../../durations'
import { hashSecret, newSecret } from '../../secrets/secret.server'
import { minorUnitsOf } from '../../texts/currency.server'
import { redeemCoupon } from '../coupons/coupons.server'
import { enqueueOrderMails, tellOfOrders } from '../mails/enqueue-order-mails.server'
import type { Billing, OrderItem } from '../order/order'
import type { OrdersTable } from '../order/tables.server'
import { isInParts, WAYS_TO_PAY } from '../paying/ways-to-pay'
import { type MoneyRow, thousandths } from '../pricing/money-rows.server'
import { addSearchRows } from '../queue/search-rows.server'
import { type OrderRow, toItem } from '../reading/find-order.server'

type TaxedItem = OrderItem & { sourceTitle?: string; taxPercent: number; grams: number }

export interface NewOrder {
  row: Insertable<OrdersTable> & MoneyRow
  items: TaxedItem[]
  billing: Billing
  skus: string[]
  mailAt: number
  /** The code in the mail of a cash order to be confirmed; only its hash is stored. */
  code?: string
}

export interface StoredOrder {
  row: OrderRow
  items: OrderItem[]
}

/** SQLite takes 32,766 values in one statement; a line has 13. */
const ROWS_AT_ONCE = 1000

export async function findPlacedByKeys(connection: Connection, keys: string[]) {
  const found = new Map<string, StoredOrder>()
  const rows = await findRows(connection, 'orders', { idempotency_key: [...new Set(keys)] })
  if (rows.length === 0) return found
  const ids = rows.map((row) => row.id)
  const lines = await connection
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('order_id')
    .orderBy('position')
    .execute()
  for (const row of rows) {
    const items = lines.filter((line) => line.order_id === row.id).map(toItem)
    found.set(row.idempotency_key, { row, items })
  }
  return found
}

export async function storeOrders(connection: Connection, orders: NewOrder[]) {
  if (orders.length === 0) return
  const ids = await insertOrders(connection, orders)
  await takeStock(connection, orders)
  const stored = orders.map((order) => ({
    ...order,
    orderId: ids.get(order.row.idempotency_key) as number,
  }))
  await addSearchRows(
    connection,
    stored.map(({ row, ...order }) => ({ ...row, ...order, id: order.orderId })),
  )
  await enqueueOrderMails(
    connection,
    stored.map(({ row: { payment, status, language }, ...order }) => ({
      ...order,
      ...{ payment, status, language },
    })),
  )
  await tellOfOrders(
    connection,
    stored.map(({ row, orderId }) => ({ ...row, orderId })),
  )
  for (const { row, orderId } of stored)
    if (row.coupon)
      await redeemCoupon(connection, {
        orderId,
        code: row.coupon,
        emailKey: row.email_key,
        now: row.placed_at,
      })
}

/** Runs the transaction again when another process just used a number or key. */
async function insertOrders(connection: Connection, orders: NewOrder[]) {
  const inserted = await connection
    .insertInto('orders')
    .values(orders.map(({ row }) => row))
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'idempotency_key'])
    .execute()
  if (inserted.length !== orders.length) throw new RetryTransaction('order key or number')
  const ids = new Map(inserted.map((row) => [row.idempotency_key, row.id]))
  const lines = orders.flatMap(({ row, items }) =>
    items.map((item, position) => ({
      order_id: ids.get(row.idempotency_key) as number,
      position,
      product_id: item.productId,
      title: item.sourceTitle ?? item.title,
      title_there: item.sourceTitle === undefined ? null : item.title,
      unit_price: item.unitPrice,
      quantity: item.quantity,
      tax_class: item.taxClass ?? null,
      tax_rate: thousandths(item.taxPercent),
      grams: item.grams,
      variant_id: item.variant ?? null,
      options: item.options ? JSON.stringify(item.options) : null,
      sku: item.sku ?? null,
    })),
  )
  for (let at = 0; at < lines.length; at += ROWS_AT_ONCE)
    await connection
      .insertInto('order_lines')
      .values(lines.slice(at, at + ROWS_AT_ONCE))
      .execute()
  return ids
}

/** Uses a statement a table; it matches fewer rows only when the check before it is at fault. */
async function takeStock(connection: Connection, orders: NewOrder[]) {
  const items = orders.flatMap((order) => order.items)
  const products = demandOf(items, ({ productId }) => productId)
  const { numAffectedRows } = await sql`
    update stock set quantity = quantity - demand.column2, newly_sold = newly_sold + demand.column2
    from (values ${valuesOf(products)}) as demand
    where product_id = demand.column1 and quantity >= demand.column2`.execute(connection)
  const variants = demandOf(items, ({ variant }) => variant)
  const taken = variants.size > 0 ? await takeVariants(connection, variants) : 0n
  if (Number(numAffectedRows) !== products.size || Number(taken) !== variants.size)
    throw new Error('stock changed under an order')
}

async function takeVariants(connection: Connection, demand: ReadonlyMap<number, number>) {
  const { numAffectedRows } = await sql`
    update variant_stock set quantity = quantity - demand.column2
    from (values ${valuesOf(demand)}) as demand
    where variant_id = demand.column1 and quantity >= demand.column2`.execute(connection)
  return numAffectedRows
}

function demandOf(items: OrderItem[], keyOf: (item: OrderItem) => number | undefined) {
  const demand = new Map<number, number>()
  for (const item of items) {
    const key = keyOf(item)
    if (key !== undefined) demand.set(key, (demand.get(key) ?? 0) + item.quantity)
  }
  return demand
}

const valuesOf = (demand: ReadonlyMap<number, number>) =>
  sql.join(
    Array.from(demand, ([id, pieces]) => sql`(cast(${id} as integer), cast(${pieces} as integer))`),
  )

const CODE_BYTES = 18 // It is short enough for a text message.

type Asked = Pick<NewOrder, 'row' | 'code'>

/** Gives cash orders to be confirmed a code with its expiry; an advance confirms one by itself. */
export async function addConfirmationCodes(connection: Connection, orders: Asked[]) {
  const inCash = orders.filter(({ row }) => WAYS_TO_PAY[row.payment].atTheDoor && !isInParts(row))
  const asked = new Set(inCash.filter(({ row }) => row.total > limitCents()))
  if (config.COD_CONFIRM_NEW_PHONE === 'true') {
    const known = await deliveredPhones(connection, inCash)
    for (const order of inCash) if (!known.has(order.row.phone_key ?? '')) asked.add(order)
  }
  for (const order of asked) {
    order.code = newSecret(CODE_BYTES)
    order.row.confirm_hash = hashSecret(order.code)
    order.row.status = 'awaiting_confirmation'
    order.row.confirm_by = order.row.placed_at + config.COD_CONFIRM_HOURS * HOUR_MS
  }
}

const limitCents = () => (config.COD_CONFIRM_ABOVE ?? Number.POSITIVE_INFINITY) * minorUnitsOf()

async function deliveredPhones(connection: Connection, orders: Asked[]) {
  const phones = [...new Set(orders.map(({ row }) => row.phone_key ?? ''))]
  if (phones.length === 0) return new Set<string | null>()
  const rows = await connection
    .selectFrom('orders')
    .select('phone_key')
    .distinct()
    .where('phone_key', 'in', phones)
    .where('status', '=', 'delivered')
    .execute()
  return new Set(rows.map(({ phone_key }) => phone_key))
}
