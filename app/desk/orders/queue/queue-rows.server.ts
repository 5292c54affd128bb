import type { Connection } from '../../../database/tables.server'
import { personName } from '../../../orders/order/address'
import type { Billing } from '../../../orders/order/order'
import { stageOf } from '../../../orders/queue/stage'
import type { QueueRow } from './queue-row'

/** Reads rows in the sequence of the ids; without names where `customers` is false. */
export async function queueRows(
  db: Connection,
  ids: number[],
  { customers }: { customers: boolean },
): Promise<QueueRow[]> {
  if (ids.length === 0) return []
  const orders = await db.selectFrom('orders').selectAll().where('id', 'in', ids).execute()
  const lines = await db
    .selectFrom('order_lines')
    .select(['order_id', 'title', 'quantity'])
    .where('order_id', 'in', ids)
    .orderBy('order_id')
    .orderBy('position')
    .execute()
  const noted = await db
    .selectFrom('order_notes')
    .select('order_id')
    .distinct()
    .where('order_id', 'in', ids)
    .execute()
  const byOrder = Map.groupBy(lines, (line) => Number(line.order_id))
  const withNotes = new Set(noted.map(({ order_id }) => Number(order_id)))
  const known = new Map(orders.map((order) => [Number(order.id), order]))
  return ids.flatMap((id) => {
    const order = known.get(id)
    if (!order) return []
    const billing = JSON.parse(order.billing) as Billing
    const mine = byOrder.get(id) ?? []
    return {
      id: order.number,
      version: order.version,
      stage: stageOf(order),
      payment: order.payment,
      name: customers ? personName(billing) : '',
      city: customers ? billing.city : '',
      country: billing.country,
      title: mine[0]?.title ?? '',
      quantity: mine[0]?.quantity ?? 0,
      lines: mine.length,
      total: order.total,
      currency: order.currency,
      placedAt: order.placed_at,
      notes: withNotes.has(id),
    }
  })
}
