import { sql } from 'kysely'
import type { Connection } from '../../database/tables.server'
import type { Slot } from '../../database/time-slots.server'
import { inSlices, partsOf } from './slices.server'

/** Of orders that count: articles at their prices, before discount and what comes on top. */
export interface SoldProduct {
  productId: number
  currency: string
  pieces: number
  amount: number
}

/** Every product that was sold, in no order. */
export async function soldProducts(db: Connection, span: Slot): Promise<SoldProduct[]> {
  const sums = new Map<string, SoldProduct>()
  for (const one of await inSlices(db, partsOf(span), (some) => readSold(db, some))) {
    const key = `${one.productId} ${one.currency}`
    const sum = sums.get(key)
    if (sum) {
      sum.pieces += one.pieces
      sum.amount += one.amount
    } else sums.set(key, one)
  }
  return [...sums.values()]
}

async function readSold(db: Connection, slots: readonly Slot[]) {
  const { rows } = await sql<SoldProduct>`
    select product_id as "productId", currency, cast(sum(quantity) as bigint) as pieces,
      cast(sum(cast(quantity as bigint) * unit_price) as bigint) as amount
    from orders join order_lines on order_lines.order_id = orders.id
    where placed_at >= ${slots[0]?.from} and placed_at < ${slots.at(-1)?.until}
      and status <> 'cancelled'
    group by product_id, currency`.execute(db)
  return rows
}

const IDS_AT_ONCE = 1000

export interface NamedProduct {
  id: number
  title: string
  sku: string | null
  category: string
}

/** A product stays in its table for as long as an order refers to it. */
export async function nameProducts(db: Connection, ids: readonly number[]) {
  const found = new Map<number, NamedProduct>()
  for (let at = 0; at < ids.length; at += IDS_AT_ONCE) {
    const rows = await db
      .selectFrom('products')
      .select(['id', 'title', 'sku', 'category'])
      .where('id', 'in', ids.slice(at, at + IDS_AT_ONCE))
      .execute()
    for (const row of rows) found.set(row.id, row)
  }
  return found
}
