import type { Connection, Database } from '../../database/tables.server'
import { type EarlierPrice, LOWEST_OF_MS, lowestBefore } from './lowest-before'

/** Cents, and hundredths of a percent. */
export interface Price {
  price: number
  discount: number
}

export const isSame = (one: Price, other: Price) =>
  one.price === other.price && one.discount === other.discount

export interface PriceChange {
  productId: number
  before: Price
  now: Price
}

export interface ChangeMade {
  /** Who or what made it; see `PriceChangesTable`. */
  by: string
  at: number
}

/**
 * Writes changes down in the transaction that makes them, a product at most once. Gives the lowest
 * price of the 30 days before, by product.
 */
export async function keepPriceChanges(
  connection: Connection,
  changes: PriceChange[],
  { by, at }: ChangeMade,
): Promise<Map<number, number>> {
  if (changes.length === 0) return new Map()
  const earlier = await recentPrices(
    connection,
    changes.map(({ productId }) => productId),
    at - LOWEST_OF_MS,
  )
  await connection
    .insertInto('price_changes')
    .values(
      changes.map(({ productId, before, now }) => ({
        product_id: productId,
        variant_id: null,
        price_before: before.price,
        discount_before: before.discount,
        price: now.price,
        discount: now.discount,
        at,
        made_by: by,
      })),
    )
    .execute()
  return new Map(
    changes.map(({ productId, before }) => {
      const known = earlier.get(productId) ?? []
      return [productId, lowestBefore([...known, { before: before.price, at }]) as number]
    }),
  )
}

async function recentPrices(connection: Connection, ids: number[], after: number) {
  const rows = await connection
    .selectFrom('price_changes')
    .select(['product_id', 'price_before', 'at'])
    .where('product_id', 'in', ids)
    .where('variant_id', 'is', null)
    .where('at', '>', after)
    .orderBy('id')
    .execute()
  const byProduct = new Map<number, EarlierPrice[]>()
  for (const { product_id, price_before, at } of rows) {
    const known = byProduct.get(product_id)
    const one = { before: price_before, at }
    if (known) known.push(one)
    else byProduct.set(product_id, [one])
  }
  return byProduct
}

/** The newest first. */
export const priceHistory = (db: Database, productId: number, most: number) =>
  db
    .selectFrom('price_changes')
    .selectAll()
    .where('product_id', '=', productId)
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
