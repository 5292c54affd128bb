import { requireRow, updateRow } from '../../database/rows.server'
import { type Connection, YES } from '../../database/tables.server'
import {
  type ChangeMade,
  type DiscountedPrice,
  isSame,
  keepPriceChanges,
  type PriceChange,
} from './price-changes.server'
import { pricesInForce, RUNNING } from './prices-in-force.server'

/** Cents; `compare_at` is null without a previous price. */
interface VariantPrice {
  price: number
  compare_at: number | null
}

interface PricedVariant extends VariantPrice {
  id?: number
  product_id: number
  lowest_before: number | null
}

/** Returns a price as changes log it, with a discount in hundredths of a percent. */
export const discountedPrice = ({ price, compare_at }: VariantPrice): DiscountedPrice => ({
  price,
  discount: compare_at && compare_at > price ? Math.round((1 - price / compare_at) * 10_000) : 0,
})

export const isAlike = (one: VariantPrice, other: VariantPrice) =>
  one.price === other.price && one.compare_at === other.compare_at

export type VariantPrices = Awaited<ReturnType<typeof variantPricesInForce>>

/**
 * Applies given prices to variants of these products in one transaction. A running schedule stays
 * in force and the given price holds after it; each change is logged.
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
    held: held as ReadonlyMap<number, VariantPrice>,
    later: later as ReadonlyMap<number, VariantPrice>,
    /** Returns a row with the price in force; `known` is stored. */
    take<Row extends PricedVariant>(row: Row, known: (PricedVariant & { id: number }) | undefined) {
      if (!known) return row
      const running = held.get(known.id)
      const { id: variantId, product_id: productId, price, compare_at, lowest_before } = known
      if (running) {
        if (!isAlike(row, running))
          later.set(variantId, { price: row.price, compare_at: row.compare_at })
        return { ...row, price, compare_at, lowest_before }
      }
      const [before, now] = [discountedPrice(known), discountedPrice(row)]
      if (!isSame(before, now)) changes.push({ productId, variantId, before, now })
      return { ...row, lowest_before }
    },
    /** Logs what `take` saw and returns the previous lowest price of changed variants. */
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

/** Sets the product's price to the least of its variants' and logs the change. */
export async function followVariants(connection: Connection, productId: number, made: ChangeMade) {
  const { price } = await connection
    .selectFrom('variants')
    .select((row) => row.fn.min('price').as('price'))
    .where('product_id', '=', productId)
    .where('listed', '=', YES)
    .executeTakeFirstOrThrow()
  const known = await requireRow(connection, 'products', { id: productId }, [
    'id',
    'price',
    'discount',
    'lowest_before',
    'options',
  ])
  if (price === null || known.options === null) return // The product has lost its options since.
  const { options: _, ...before } = known
  const prices = await pricesInForce(connection, [productId], made)
  const row = prices.take({ ...before, price: Number(price) }, before, ['discount'])
  for (const { id, ...values } of await prices.keep([row]))
    await updateRow(connection, 'products', id, { ...values, changed_at: made.at })
}
