import type { Connection } from '../../database/tables.server'
import type { Billing } from '../order/order'
import type { OrderStatus } from '../order/status'

export interface LatestOrder {
  number: string
  /** The customer's name; empty once erased. */
  name: string
  status: OrderStatus
  total: number
  currency: string
  /** Epoch milliseconds. */
  placedAt: number
}

/** Returns orders, newest first. */
export async function latestOrders(db: Connection, most: number): Promise<LatestOrder[]> {
  const rows = await db
    .selectFrom('orders')
    .select(['number', 'billing', 'status', 'total', 'currency', 'placed_at'])
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.map((row) => {
    const { firstName = '', lastName = '' } = JSON.parse(row.billing) as Partial<Billing>
    return {
      number: row.number,
      name: `${firstName} ${lastName}`.trim(),
      status: row.status,
      total: row.total,
      currency: row.currency,
      placedAt: row.placed_at,
    }
  })
}
