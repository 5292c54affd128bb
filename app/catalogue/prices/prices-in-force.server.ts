import { sql } from 'kysely'
import type { Connection } from '../../database/tables.server'
import {
  type ChangeMade,
  type DiscountedPrice,
  isSame,
  keepPriceChanges,
  type PriceChange,
} from './price-changes.server'

/** A literal of the query, as `YES` is: the index contains only open states. */
export const RUNNING = sql.lit('running' as const)

interface PricedRow extends DiscountedPrice {
  id: number
  lowest_before: number | null
}

/**
 * Applies given prices to these products in one transaction, each product once. A running schedule
 * stays in force and the given price holds after it; each change is logged.
 */
export async function pricesInForce(connection: Connection, ids: number[], made: ChangeMade) {
  const held = await runningPrices(connection, ids)
  const changes: PriceChange[] = []
  const later = new Map<number, DiscountedPrice>()
  return {
    later: later as ReadonlyMap<number, DiscountedPrice>,
    /** Returns a row with the price in force; `known` is stored, `absent` lists omitted fields. */
    take<Row extends PricedRow>(
      row: Row,
      known: PricedRow | undefined,
      absent: readonly string[] = [],
    ) {
      if (!known) return row
      const running = held.get(row.id)
      if (!running) {
        if (!isSame(row, known))
          changes.push({ productId: row.id, before: priceOf(known), now: priceOf(row) })
        return { ...row, lowest_before: known.lowest_before }
      }
      const regular = {
        price: absent.includes('price') ? running.price : row.price,
        discount: absent.includes('discount') ? running.discount : row.discount,
      }
      if (!isSame(regular, running)) later.set(row.id, regular)
      return { ...row, ...priceOf(known), lowest_before: known.lowest_before }
    },
    /** Logs what `take` saw and returns the rows with the previous lowest price. */
    async keep<Row extends PricedRow>(rows: Row[]) {
      for (const [id, { price, discount }] of later)
        await connection
          .updateTable('scheduled_prices')
          .set({ price_after: price, discount_after: discount })
          .where('product_id', '=', id)
          .where('variant_id', 'is', null)
          .where('state', '=', RUNNING)
          .execute()
      const lowest = await keepPriceChanges(connection, changes, made)
      return rows.map((row) => ({ ...row, lowest_before: lowest.get(row.id) ?? row.lowest_before }))
    },
  }
}

const priceOf = ({ price, discount }: DiscountedPrice): DiscountedPrice => ({ price, discount })

/** Returns the prices that hold after running schedules, by product. */
export async function runningPrices(connection: Connection, ids: number[]) {
  const running = new Map<number, DiscountedPrice>()
  if (ids.length === 0) return running
  const rows = await connection
    .selectFrom('scheduled_prices')
    .select(['product_id', 'price_after', 'discount_after'])
    .where('state', '=', RUNNING)
    .where('variant_id', 'is', null)
    .where('product_id', 'in', ids)
    .execute()
  for (const { product_id, price_after, discount_after } of rows)
    if (price_after !== null && discount_after !== null)
      running.set(product_id, { price: price_after, discount: discount_after })
  return running
}
