import { lineTitle } from '../../catalogue/variants/variant-rows.server'
import type { Connection } from '../../database/tables.server'
import { settings } from '../../settings/settings.server'
import { isInEuropeanUnion } from '../order/european-union'
import type { Billing } from '../order/order'
import { shopDay } from '../order/shop-day.server'
import { isCancellable } from '../order/status'
import { type ReturnWindow, returnWindow, withdrawalWindow } from './return-window'

/** What may be requested; undefined where there is no right to it. */
interface ReturnOptions {
  return: ReturnWindow
  withdrawal?: ReturnWindow
  /** A withdrawal of what has not left ends the whole order. */
  whole: boolean
  lines: LeftLine[]
}

export interface LeftLine {
  position: number
  productId: number
  title: string
  ordered: number
  /** Pieces that no return has asked for, refused ones aside. */
  left: number
}

export type ReturnedOrder = NonNullable<Awaited<ReturnType<typeof findReturnedOrder>>>

export const findReturnedOrder = (db: Connection, by: { token: string } | { number: string }) =>
  db
    .selectFrom('orders')
    .selectAll()
    .where((where) => where.and({ ...by }))
    .executeTakeFirst()

export async function returnOptions(
  db: Connection,
  order: ReturnedOrder,
  now = Date.now(),
): Promise<ReturnOptions> {
  const lines = await leftLines(db, order.id)
  const dates = {
    status: order.status,
    ...(order.delivered_at !== null && { delivered: shopDay(order.delivered_at) }),
    today: shopDay(now),
  }
  const nothing = lines.every(({ left }) => left === 0)
  const unlessNothing = (period: ReturnWindow): ReturnWindow =>
    period.open && nothing ? { open: false, why: 'nothing_left' } : period
  const { country } = JSON.parse(order.billing) as Billing
  return {
    return: unlessNothing(returnWindow(dates, settings().shipping.returnDays)),
    ...(isInEuropeanUnion(country) && { withdrawal: unlessNothing(withdrawalWindow(dates)) }),
    whole: isCancellable(order.status),
    lines,
  }
}

async function leftLines(db: Connection, orderId: number): Promise<LeftLine[]> {
  const ordered = await db
    .selectFrom('order_lines')
    .select(['position', 'product_id', 'title', 'options', 'quantity'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
  const asked = await db
    .selectFrom('order_return_lines')
    .innerJoin('order_returns', 'order_returns.id', 'order_return_lines.return_id')
    .select(['position', 'quantity'])
    .where('order_id', '=', orderId)
    .where('state', '!=', 'refused')
    .execute()
  return ordered.map(({ position, product_id, title, options, quantity }) => ({
    position,
    productId: product_id,
    title: lineTitle({ title, options }),
    ordered: quantity,
    left: asked.reduce(
      (left, one) => (one.position === position ? left - one.quantity : left),
      quantity,
    ),
  }))
}
