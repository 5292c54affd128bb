import type { Connection } from '../../database/tables.server'
import { personName } from '../order/address'
import type { Billing } from '../order/order'
import { type Stage, stageOf } from '../queue/stage'

export interface LatestOrder {
  number: string
  /** The customer's name; empty once erased. */
  name: string
  stage: Stage
  total: number
  currency: string
  /** Epoch milliseconds. */
  placedAt: number
}

/** Returns orders, newest first. */
export async function latestOrders(db: Connection, most: number): Promise<LatestOrder[]> {
  const rows = await db
    .selectFrom('orders')
    .select(['number', 'billing', 'status', 'packed_at', 'total', 'currency', 'placed_at'])
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.map((row) => {
    const { firstName = '', lastName = '' } = JSON.parse(row.billing) as Partial<Billing>
    return {
      number: row.number,
      name: personName({ firstName, lastName }),
      stage: stageOf(row),
      total: row.total,
      currency: row.currency,
      placedAt: row.placed_at,
    }
  })
}
