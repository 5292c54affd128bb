import type { Database } from '../../app/database/tables.server'

/** Returns the first products that have no variants, as many as are asked for, by id. */
export async function readSimpleProducts(db: Database, count: number) {
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where('id', 'not in', db.selectFrom('variants').select('product_id'))
    .orderBy('id')
    .limit(count)
    .execute()
  return rows.map(({ id }) => id)
}

/** Returns lines of as many of the products, drawn by lot, one piece each. */
export function drawBasket(products: readonly number[], lines: number) {
  const ids = new Set<number>()
  while (ids.size < lines) ids.add(products[Math.floor(Math.random() * products.length)] ?? 1)
  return [...ids].map((productId) => ({ productId, quantity: 1 }))
}
