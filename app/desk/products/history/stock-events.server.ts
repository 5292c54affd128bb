import { sql } from 'kysely'
import type { Database } from '../../../database/tables.server'

export interface StockEvent {
  at: number
  kind: 'order' | 'cancelled' | 'returned' | 'refunded' | 'count'
  /** Pieces added, or removed where negative. */
  change: number
  before?: number
  after?: number
  /** The order's number, or who set the count: 'command', 'file', a host, 'desk' with a name. */
  by: string
  variant: number | null
}

const MOST = 100

/**
 * Lists stock events, the newest first. Sales, cancellations and returns come from their own
 * tables, counts from a log that begins on the day of `countsSince`.
 */
export async function stockEvents(db: Database, productId: number): Promise<StockEvent[]> {
  const all = await Promise.all([
    counts(db, productId),
    sold(db, productId),
    returned(db, productId),
    refunded(db, productId),
  ])
  return all
    .flat()
    .sort((one, other) => other.at - one.at)
    .slice(0, MOST)
}

/** Returns since when counts are logged: the migration, or the first count of a restored backup. */
export async function countsSince(db: Database) {
  const { first } = await db
    .selectFrom('stock_changes')
    .select((row) => row.fn.min('at').as('first'))
    .executeTakeFirstOrThrow()
  const { rows } = await sql<{ timestamp: string }>`select timestamp from kysely_migration
    where name = '037-desk-products'`.execute(db)
  return Math.min(first ?? Number.POSITIVE_INFINITY, Date.parse(rows[0]?.timestamp ?? ''))
}

/** Lists counts of the product, or of its variants but not of their sum. */
async function counts(db: Database, productId: number): Promise<StockEvent[]> {
  const rows = await db
    .selectFrom('stock_changes')
    .innerJoin('products', 'products.id', 'stock_changes.product_id')
    .selectAll('stock_changes')
    .where('product_id', '=', productId)
    .where((row) => row.or([row('options', 'is', null), row('variant_id', 'is not', null)]))
    .orderBy('stock_changes.id', 'desc')
    .limit(MOST)
    .execute()
  return rows.map(({ at, before, after, made_by, variant_id }) => ({
    ...{ at, kind: 'count', change: after - before, before, after, by: made_by },
    variant: variant_id,
  }))
}

async function sold(db: Database, productId: number): Promise<StockEvent[]> {
  const rows = await db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select(['number', 'placed_at', 'cancelled_at', 'quantity', 'variant_id'])
    .select((row) =>
      row
        .selectFrom('order_refund_lines')
        .innerJoin('order_refunds', 'order_refunds.id', 'refund_id')
        .whereRef('order_refunds.order_id', '=', 'orders.id')
        .whereRef('order_refund_lines.position', '=', 'order_lines.position')
        .select((line) => line.fn.sum<number>('restocked').as('pieces'))
        .as('back'),
    )
    .where('product_id', '=', productId)
    .orderBy('order_id', 'desc')
    .limit(MOST)
    .execute()
  return rows.flatMap(({ number, placed_at, cancelled_at, quantity, variant_id, back }) => {
    const one = { by: number, variant: variant_id }
    const placed: StockEvent = { ...one, at: placed_at, kind: 'order', change: -quantity }
    if (cancelled_at === null) return placed
    const change = quantity - Number(back ?? 0) // The others were restocked with an earlier refund.
    return [placed, { ...one, at: cancelled_at, kind: 'cancelled', change } as const]
  })
}

/** Lists restocked returns; a withdrawal of the whole order counts as a cancellation. */
async function returned(db: Database, productId: number): Promise<StockEvent[]> {
  const rows = await db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .innerJoin('order_returns', 'order_returns.order_id', 'orders.id')
    .innerJoin('order_return_lines', (join) =>
      join
        .onRef('order_return_lines.return_id', '=', 'order_returns.id')
        .onRef('order_return_lines.position', '=', 'order_lines.position'),
    )
    .select(['number', 'variant_id', 'order_return_lines.quantity', 'requested_at'])
    .select(['received_at', 'refunded_at'])
    .where('product_id', '=', productId)
    .where('order_returns.restocked', '=', 1)
    .where('cancelled_at', 'is', null)
    .limit(MOST)
    .execute()
  return rows.map((row) => ({
    ...{ kind: 'returned', change: row.quantity, by: row.number, variant: row.variant_id },
    at: row.received_at ?? row.refunded_at ?? row.requested_at,
  }))
}

async function refunded(db: Database, productId: number): Promise<StockEvent[]> {
  const rows = await db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .innerJoin('order_refunds', 'order_refunds.order_id', 'orders.id')
    .innerJoin('order_refund_lines', (join) =>
      join
        .onRef('order_refund_lines.refund_id', '=', 'order_refunds.id')
        .onRef('order_refund_lines.position', '=', 'order_lines.position'),
    )
    .select(['number', 'variant_id', 'order_refund_lines.restocked', 'order_refunds.at'])
    .where('product_id', '=', productId)
    .where('order_refund_lines.restocked', '>', 0)
    .where('return_sequence', 'is', null)
    .limit(MOST)
    .execute()
  return rows.map(({ number, variant_id, restocked, at }) => ({
    ...{ kind: 'refunded', change: restocked, by: number, variant: variant_id, at },
  }))
}
