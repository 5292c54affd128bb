import { sql } from 'kysely'
import type { Connection } from '../../database/tables.server'
import { type Slot, timeSlots } from '../../database/time-slots.server'
import { type Figures, NOTHING } from './definitions'
import { inSlices } from './slices.server'

/** Returns the figures of each slot by currency (definitions.ts), in the order of the slots. */
export async function salesOf(db: Connection, slots: readonly Slot[]) {
  const rows = [
    ...(await inSlices(db, slots, (some, at) => placedIn(db, some, at))),
    ...(await inSlices(db, slots, (some, at) => refundedIn(db, some, at))),
  ]
  const byCurrency = new Map<string, Figures[]>()
  for (const { slot, currency, ...figures } of rows) {
    const all = byCurrency.getOrInsertComputed(currency, () => slots.map(() => ({ ...NOTHING })))
    Object.assign(all[slot] as Figures, figures)
  }
  return byCurrency
}

interface Place {
  slot: number
  currency: string
}

const COUNTED = ['orders', 'revenue', 'goods', 'discount', 'tax', 'shipping', 'fee'] as const
type Placed = Place & Pick<Figures, (typeof COUNTED)[number] | 'cancelled'>

async function placedIn(db: Connection, slots: readonly Slot[], at: number) {
  const { join, within, place } = timeSlots(db, 'placed_at', slots, at)
  const { rows } = await sql<Placed>`
    select ${place} as slot, currency,
      sum(case when status <> 'cancelled' then 1 else 0 end) as orders,
      sum(case when status <> 'cancelled' then total else 0 end) as revenue,
      sum(case when status <> 'cancelled' then subtotal else 0 end) as goods,
      sum(case when status <> 'cancelled' then discount else 0 end) as discount,
      sum(case when status <> 'cancelled' then vat else 0 end) as tax,
      sum(case when status <> 'cancelled' then shipping else 0 end) as shipping,
      sum(case when status <> 'cancelled' then fee else 0 end) as fee,
      sum(case when status = 'cancelled' then 1 else 0 end) as cancelled
    from ${join} orders
    where ${within}
    group by 1, currency`.execute(db)
  return rows
}

type Refunded = Place & Pick<Figures, 'refunds' | 'refundsOfCancelled'>

async function refundedIn(db: Connection, slots: readonly Slot[], at: number) {
  const { join, within, place } = timeSlots(db, 'order_payments.at', slots, at)
  const { rows } = await sql<Refunded>`
    select ${place} as slot, currency, sum(amount) as refunds,
      sum(case when status = 'cancelled' then amount else 0 end) as "refundsOfCancelled"
    from ${join} order_payments
      join orders on orders.id = order_payments.order_id
    where kind = 'refund' and ${within}
    group by 1, currency`.execute(db)
  return rows
}
