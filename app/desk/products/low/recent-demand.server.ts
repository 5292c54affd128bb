import { sql } from 'kysely'
import type { Connection } from '../../../database/tables.server'
import { DAY_MS } from '../../../durations'
import { COVER_DAYS } from '../../../orders/figures/definitions'
import { mayBecome, STATUSES } from '../../../orders/order/status'

const UNSENT = STATUSES.filter(
  (status) => mayBecome(status, 'shipped') || mayBecome(status, 'paid'),
)

interface Moved {
  product_id: number
  variant_id: number | null
  sold: number
  reserved: number
}

/**
 * Sums recent sales and unsent pieces by product and variant; the weeks are those of the stock
 * report.
 */
export async function recentDemand(db: Connection, ids: number[], now: number) {
  const since = now - COVER_DAYS * DAY_MS
  const unsent = sql.join(UNSENT)
  const { rows } = await sql<Moved>`
    select product_id, variant_id,
      cast(sum(case when placed_at >= ${since} then quantity else 0 end) as bigint) as sold,
      cast(sum(case when status in (${unsent}) then quantity else 0 end) as bigint) as reserved
    from order_lines join orders on orders.id = order_lines.order_id
    where product_id in (${sql.join(ids)})
      and status <> 'cancelled' and (placed_at >= ${since} or status in (${unsent}))
    group by product_id, variant_id`.execute(db)
  const keyOf = (productId: number, variant: number | null) => `${productId}-${variant ?? ''}`
  const moved = new Map(rows.map((row) => [keyOf(row.product_id, row.variant_id), row]))
  return (productId: number, variant: number | null, createdAt: number) => {
    const { sold = 0, reserved = 0 } = moved.get(keyOf(productId, variant)) ?? {}
    const age = Math.ceil((now - createdAt) / DAY_MS)
    const days = Math.min(COVER_DAYS, Math.max(1, age))
    return { sold: Number(sold), reserved: Number(reserved), days }
  }
}
