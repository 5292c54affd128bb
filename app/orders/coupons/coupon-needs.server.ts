import { sql } from 'kysely'
import type { Connection } from '../../database/tables.server'

/** A cart must hold a piece of one of these; empty lists ask for nothing. */
export interface CouponNeeds {
  /** Slugs. */
  categories: string[]
  products: number[]
}

export const readNeeds = (stored: string | null): CouponNeeds =>
  stored === null ? { categories: [], products: [] } : JSON.parse(stored)

export const storedNeeds = (needs?: CouponNeeds) =>
  needs && needs.categories.length + needs.products.length > 0 ? JSON.stringify(needs) : null

/** Tells whether an item is one that the coupon needs. */
export async function hasNeeded(
  connection: Connection,
  { categories, products }: CouponNeeds,
  items: readonly { productId: number }[],
) {
  if (categories.length + products.length === 0) return true
  if (items.some(({ productId }) => products.includes(productId))) return true
  if (categories.length === 0 || items.length === 0) return false
  const ids = items.map(({ productId }) => productId)
  const found = await connection
    .selectFrom('products')
    .select(sql<number>`1`.as('one'))
    .where('id', 'in', ids)
    .where('category', 'in', categories)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
