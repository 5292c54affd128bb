import { findRows } from '../../database/rows.server'
import { type Connection, type Database, NO } from '../../database/tables.server'
import { storedKind } from '../../settings/stored-kind.server'
import { type EarlierPrice, LOWEST_OF_MS, lowestBefore } from './lowest-before'

/** Cents, and hundredths of a percent. */
export interface DiscountedPrice {
  price: number
  discount: number
}

export const isSame = (one: DiscountedPrice, other: DiscountedPrice) =>
  one.price === other.price && one.discount === other.discount

export interface PriceChange {
  productId: number
  /** Absent for the product's own price. */
  variantId?: number
  before: DiscountedPrice
  now: DiscountedPrice
}

export interface ChangeMade {
  /** The author of the change; see `PriceChangesTable`. */
  by: string
  at: number
}

const keyOf = ({ productId, variantId }: Pick<PriceChange, 'productId' | 'variantId'>) =>
  variantId ?? productId

/**
 * Logs changes of products or variants, each at most once, in the transaction that makes them.
 * Returns the lowest price of the 30 days before, by product or variant; none above the new price
 * where nobody was asked the one before.
 */
export async function keepPriceChanges(
  connection: Connection,
  changes: PriceChange[],
  { by, at }: ChangeMade,
): Promise<Map<number, number>> {
  if (changes.length === 0) return new Map()
  const earlier = await recentPrices(connection, changes, at - LOWEST_OF_MS)
  const unasked = await neverAsked(connection, [...new Set(changes.map((one) => one.productId))])
  await connection
    .insertInto('price_changes')
    .values(
      changes.map(({ productId, variantId, before, now }) => ({
        product_id: productId,
        variant_id: variantId ?? null,
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
    changes.map((change) => {
      const known = earlier.get(keyOf(change)) ?? []
      const all = [...known, { before: change.before.price, at }]
      const lowest = lowestBefore(all) as number
      const { productId, now } = change
      return [keyOf(change), unasked.has(productId) ? Math.min(lowest, now.price) : lowest]
    }),
  )
}

async function recentPrices(connection: Connection, changes: PriceChange[], after: number) {
  const ids = [...new Set(changes.map(({ productId }) => productId))]
  const variants = changes.flatMap(({ variantId }) => variantId ?? [])
  const rows = await connection
    .selectFrom('price_changes')
    .select(['product_id', 'variant_id', 'price_before', 'at'])
    .where('product_id', 'in', ids)
    .where((row) =>
      variants.length > 0 ? row('variant_id', 'in', variants) : row('variant_id', 'is', null),
    )
    .where('at', '>', after)
    .orderBy('id')
    .execute()
  const found = new Map<number, EarlierPrice[]>()
  for (const { product_id, variant_id, price_before, at } of rows) {
    const key = variant_id ?? product_id
    found.getOrInsert(key, []).push({ before: price_before, at })
  }
  return found
}

/** Returns changes of a product's own price or of a variant's, the newest first. */
export const priceHistory = (db: Database, productId: number, most: number, variantId?: number) =>
  db
    .selectFrom('price_changes')
    .selectAll()
    .where('product_id', '=', productId)
    .where((row) =>
      variantId === undefined ? row('variant_id', 'is', null) : row('variant_id', '=', variantId),
    )
    .orderBy('id', 'desc')
    .limit(most)
    .execute()

/**
 * Returns those of the products whose stored price a merchant's own shop has asked of nobody: the
 * shop is not open, or they are not listed. Such a price is never one to cross out.
 */
async function neverAsked(
  connection: Connection,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const { isOwn, isOpen } = await storedKind(connection)
  if (!isOwn) return new Set()
  if (!isOpen) return new Set(ids)
  const unlisted = await findRows(connection, 'products', { id: ids, listed: NO }, ['id'])
  return new Set(unlisted.map(({ id }) => id))
}
