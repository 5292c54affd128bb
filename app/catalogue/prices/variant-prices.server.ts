import type { Connection } from '../../database/tables.server'
import {
  type ChangeMade,
  isSame,
  keepPriceChanges,
  type Price,
  type PriceChange,
} from './price-changes.server'
import { RUNNING } from './prices-in-force.server'

/** Cents; `compare_at` null without a price before. */
export interface VariantPrice {
  price: number
  compare_at: number | null
}

interface PricedVariant extends VariantPrice {
  id?: number
  product_id: number
  lowest_before: number | null
}

/** As changes are kept: with what the price before is a discount of, in hundredths of a percent. */
export const asPrice = ({ price, compare_at }: VariantPrice): Price => ({
  price,
  discount: compare_at && compare_at > price ? Math.round((1 - price / compare_at) * 10_000) : 0,
})

export const isAlike = (one: VariantPrice, other: VariantPrice) =>
  one.price === other.price && one.compare_at === other.compare_at

export type VariantPrices = Awaited<ReturnType<typeof variantPricesInForce>>

/**
 * The prices that one transaction gives to variants of these products: what is scheduled stays in
 * force until its end, the given price then holds after it, and each change is kept.
 */
export async function variantPricesInForce(
  connection: Connection,
  productIds: number[],
  made: ChangeMade,
) {
  const held = await runningVariantPrices(connection, productIds)
  const changes: PriceChange[] = []
  const later = new Map<number, VariantPrice>()
  return {
    /** What holds after the scheduled prices that run, by variant. */
    held: held as ReadonlyMap<number, VariantPrice>,
    /** Variants whose given price waits for the end of a scheduled one. */
    later: later as ReadonlyMap<number, VariantPrice>,
    /** A row as it comes into force; `known` is the one stored. */
    take<Row extends PricedVariant>(row: Row, known: (PricedVariant & { id: number }) | undefined) {
      if (!known) return row
      const running = held.get(known.id)
      const { id: variantId, product_id: productId, price, compare_at, lowest_before } = known
      if (running) {
        if (!isAlike(row, running))
          later.set(variantId, { price: row.price, compare_at: row.compare_at })
        return { ...row, price, compare_at, lowest_before }
      }
      const [before, now] = [asPrice(known), asPrice(row)]
      if (!isSame(before, now)) changes.push({ productId, variantId, before, now })
      return { ...row, lowest_before }
    },
    /** Writes down what `take` saw; gives the lowest price before of those that changed. */
    async keep() {
      for (const [id, { price, compare_at }] of later)
        await connection
          .updateTable('scheduled_prices')
          .set({ price_after: price, compare_at_after: compare_at })
          .where('variant_id', '=', id)
          .where('state', '=', RUNNING)
          .execute()
      return keepPriceChanges(connection, changes, made)
    },
  }
}

/** What holds after the scheduled prices that run, by variant. */
export async function runningVariantPrices(connection: Connection, productIds: readonly number[]) {
  const running = new Map<number, VariantPrice>()
  if (productIds.length === 0) return running
  const rows = await connection
    .selectFrom('scheduled_prices')
    .select(['variant_id', 'price_after', 'compare_at_after'])
    .where('state', '=', RUNNING)
    .where('variant_id', 'is not', null)
    .where('product_id', 'in', productIds)
    .execute()
  for (const { variant_id, price_after, compare_at_after } of rows)
    if (variant_id !== null && price_after !== null)
      running.set(variant_id, { price: price_after, compare_at: compare_at_after })
  return running
}
