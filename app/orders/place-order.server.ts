import { sql } from 'kysely'
import type { Language } from '../business'
import { orderTotals } from '../cart/totals'
import { announceChange } from '../database/changes.server'
import type { Connection, Database } from '../database/tables.server'
import { timeOrderedId } from '../database/time-ordered-id.server'
import { inTransaction } from '../database/transaction.server'
import { type CheckedCoupon, checkCoupon, emailKey, redeemCoupon } from './coupons.server'
import { toPlacedOrder } from './find-order.server'
import type { PlacedOrder } from './order'
import { promiseOrderMails } from './order-mails.server'
import { newOrderNumber } from './order-number.server'
import { type ParsedOrder, requestHash } from './order-request.server'
import { type PricedItem, priceItems } from './price-items.server'
import { firstStatus } from './status'

/** An order that was asked for: the shopper's key, what they want, who they are. */
export interface AskedOrder {
  key: string
  request: ParsedOrder
  uid?: string
  language: Language
}

export type Placing =
  | { ok: true; order: PlacedOrder; replayed: boolean }
  | { ok: false; code: 'idempotency_key_reused' }
  | { ok: false; code: 'unknown_product'; productIds: number[] }
  | { ok: false; code: 'out_of_stock'; items: PricedItem[] }
  | Extract<CheckedCoupon, { ok: false }>

/**
 * Places an order, in one transaction: the catalogue's prices, stock taken, coupon redeemed, mails
 * promised. The same key gives the same order again, however many ask at once; a refusal leaves
 * no trace.
 */
export async function placeOrder(db: Database, asked: AskedOrder): Promise<Placing> {
  const hash = requestHash(asked.request)
  const placing = await inTransaction(db, (connection) => attempt(connection, asked, hash))
  if (placing.ok && !placing.replayed)
    announceChange(db, { products: placing.order.items.map((item) => item.productId) })
  return placing
}

async function attempt(connection: Connection, asked: AskedOrder, hash: string): Promise<Placing> {
  const { request } = asked
  const { items, unknown } = await priceItems(connection, request.items, true)
  const short = items.filter((item) => item.quantity > item.available)
  const { subtotal } = orderTotals(items)
  const coupon =
    request.coupon === undefined
      ? undefined
      : await checkCoupon(connection, request.coupon, {
          subtotal,
          email: request.billing.email,
          lock: true,
        })

  // A refusal is the answer only to a new key: the shopper's own first attempt may have taken the
  // last piece, or the coupon.
  let refusal: Placing | undefined
  if (unknown.length > 0) refusal = { ok: false, code: 'unknown_product', productIds: unknown }
  else if (short.length > 0) refusal = { ok: false, code: 'out_of_stock', items: short }
  else if (coupon && !coupon.ok) refusal = coupon
  if (refusal) return (await findReplay(connection, asked.key, hash)) ?? refusal

  const accepted = coupon?.ok ? coupon : undefined
  return store(connection, { ...asked, hash, items, coupon: accepted })
}

type Accepted = AskedOrder & {
  hash: string
  items: PricedItem[]
  coupon?: Extract<CheckedCoupon, { ok: true }>
}

async function store(connection: Connection, accepted: Accepted): Promise<Placing> {
  const { key, request, uid, language, hash, items, coupon } = accepted
  const now = Date.now()
  const row = {
    number: newOrderNumber(now),
    token: timeOrderedId(now),
    status: firstStatus(request.payment),
    payment: request.payment,
    ...orderTotals(items, coupon?.terms),
    placed_at: now,
  }
  const inserted = await connection
    .insertInto('orders')
    .values({
      ...row,
      idempotency_key: key,
      request_hash: hash,
      language,
      uid: uid ?? null,
      email_key: emailKey(request.billing.email),
      billing: JSON.stringify(request.billing),
      notes: request.notes ?? null,
      coupon: coupon?.code ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) {
    const replay = await findReplay(connection, key, hash)
    return replay ?? store(connection, accepted) // an order number drawn twice: draw again
  }
  const orderId = inserted.id
  const lines = items.map((item, position) => ({
    order_id: orderId,
    position,
    product_id: item.productId,
    title: item.title,
    unit_price: item.unitPrice,
    quantity: item.quantity,
  }))
  await connection.insertInto('order_lines').values(lines).execute()
  await takeStock(connection, items)
  if (coupon)
    await redeemCoupon(connection, {
      orderId,
      code: coupon.code,
      email: request.billing.email,
      now,
    })
  await promiseOrderMails(connection, { orderId, ...row, billing: request.billing, language })
  return { ok: true, order: toPlacedOrder(row, lines), replayed: false }
}

async function findReplay(
  connection: Connection,
  key: string,
  hash: string,
): Promise<Placing | undefined> {
  const row = await connection
    .selectFrom('orders')
    .selectAll()
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  if (!row) return undefined
  if (row.request_hash !== hash) return { ok: false, code: 'idempotency_key_reused' }
  const lines = await connection
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', row.id)
    .orderBy('position')
    .execute()
  // The same answer as the first time, whatever became of the order since.
  const status = firstStatus(row.payment as PlacedOrder['payment'])
  return { ok: true, order: toPlacedOrder({ ...row, status }, lines), replayed: true }
}

/** All lines in one statement. The guard cannot fail after the check, unless that has a fault. */
async function takeStock(connection: Connection, items: PricedItem[]) {
  const demand = sql.join(
    items.map(
      (item) => sql`(cast(${item.productId} as integer), cast(${item.quantity} as integer))`,
    ),
  )
  const { numAffectedRows } = await sql`
    update stock set quantity = quantity - demand.column2, newly_sold = newly_sold + demand.column2
    from (values ${demand}) as demand
    where product_id = demand.column1 and quantity >= demand.column2`.execute(connection)
  if (Number(numAffectedRows) !== items.length) throw new Error('stock changed under an order')
}
