import { sql } from 'kysely'
import { lockedStock, sumVariantStock } from '../../catalogue/stock/stock-rows.server'
import { recordChange } from '../../database/changes.server'
import { insertRow, updateRow } from '../../database/rows.server'
import { type Connection, engineOf } from '../../database/tables.server'
import type { Left } from '../changing/change-status.server'
import type { OrderRow } from '../reading/find-order.server'
import { auditSubjectOf, changedNow } from '../versions/changed.server'

/** Replaces the name of a person in the desk's audit log. */
const BY_PAYMENT = { id: 'payment', name: 'Late payment' }

/**
 * Makes an order wait for its payment again that ended because none came in time, and takes its
 * stock again. Returns false, and changes nothing, where the stock is gone or a person cancelled
 * it. The caller has locked the order and announces the stock after the commit.
 */
export async function reviveOrder(
  connection: Connection,
  order: OrderRow,
  onStock: (left: Left) => void,
): Promise<boolean> {
  if (order.status !== 'cancelled' || order.ended_by !== 'unpaid') return false
  const left = await takeAgain(connection, order.id)
  if (!left) return false
  await recordChange(connection, { products: [...left.keys()], left })
  onStock(left)
  if (order.coupon !== null) await redeemAgain(connection, order, order.coupon)
  await updateRow(connection, 'orders', order.id, {
    status: 'awaiting_payment',
    cancelled_at: null,
    ended_by: null,
    ...changedNow(),
  })
  await insertRow(connection, 'desk_audit', {
    at: Date.now(),
    staff_id: BY_PAYMENT.id,
    staff_name: BY_PAYMENT.name,
    action: 'order.revived',
    subject: auditSubjectOf(order.number),
    before: null,
    after: null,
  })
  return true
}

/** Takes all pieces by ascending product id, as orders do, or none. Returns the stock left. */
async function takeAgain(connection: Connection, orderId: number): Promise<Left | undefined> {
  const lines = await connection
    .selectFrom('order_lines')
    .select(['product_id', 'variant_id', 'quantity'])
    .where('order_id', '=', orderId)
    .orderBy('product_id')
    .execute()
  const products = sums(lines, ({ product_id }) => product_id)
  const variants = sums(lines, ({ variant_id }) => variant_id)
  const stock = await lockedStock(connection, [...products.keys()])
  const pieces = new Map(stock.map((row) => [row.product_id, row.quantity]))
  if (!covers(pieces, products)) return undefined
  if (!covers(await lockedVariants(connection, [...variants.keys()]), variants)) return undefined
  const left: Left = new Map()
  for (const [id, quantity] of variants)
    await connection
      .updateTable('variant_stock')
      .set((row) => ({ quantity: row('quantity', '-', quantity) }))
      .where('variant_id', '=', id)
      .execute()
  for (const [id, quantity] of products) {
    await sql`update stock set quantity = quantity - ${quantity},
      newly_sold = newly_sold + ${quantity} where product_id = ${id}`.execute(connection)
    const summed = variants.size > 0 ? await sumVariantStock(connection, id) : undefined
    left.set(id, summed ?? (pieces.get(id) ?? 0) - quantity)
  }
  return left
}

async function lockedVariants(connection: Connection, ids: number[]) {
  if (ids.length === 0) return new Map<number, number>()
  const rows = await connection
    .selectFrom('variant_stock')
    .select(['variant_id', 'quantity'])
    .where('variant_id', 'in', ids)
    .orderBy('variant_id')
    .$if(engineOf(connection) === 'postgres', (query) => query.forUpdate())
    .execute()
  return new Map(rows.map((row) => [row.variant_id, row.quantity]))
}

interface Line {
  product_id: number
  variant_id: number | null
  quantity: number
}

function sums(lines: readonly Line[], keyOf: (line: Line) => number | null) {
  const found = new Map<number, number>()
  for (const line of lines) {
    const key = keyOf(line)
    if (key !== null) found.set(key, (found.get(key) ?? 0) + line.quantity)
  }
  return found
}

const covers = (stock: ReadonlyMap<number, number>, wanted: ReadonlyMap<number, number>) =>
  [...wanted].every(([id, quantity]) => (stock.get(id) ?? 0) >= quantity)

/** Redeems the order's coupon again unless others used it up meanwhile; its price stays. */
async function redeemAgain(connection: Connection, order: OrderRow, code: string) {
  const { numUpdatedRows } = await connection
    .updateTable('coupons')
    .set((column) => ({ used: column('used', '+', 1) }))
    .where('code', '=', code)
    .where((row) =>
      row.or([row('total_limit', 'is', null), row('used', '<', row.ref('total_limit'))]),
    )
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  await insertRow(connection, 'coupon_redemptions', {
    order_id: order.id,
    code,
    email_key: order.email_key,
    redeemed_at: Date.now(),
  })
}
