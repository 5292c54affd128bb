import { recountRatings } from '../catalogue/ratings/recount.server'
import type { Connection } from '../database/tables.server'

/**
 * Removes the reviews of erased customers' orders: a text may name its writer. The ratings no
 * longer count them. Returns the reviews' ids, and the products whose pages change.
 */
export async function removeReviews(connection: Connection, orderIds: number[]) {
  const removed = await connection
    .deleteFrom('reviews')
    .where('order_id', 'in', orderIds)
    .returning(['id', 'product_id', 'state'])
    .execute()
  const published = removed.filter(({ state }) => state === 'published')
  const rated = published.map(({ product_id }) => product_id)
  await recountRatings(connection, rated)
  return { removed: removed.map(({ id }) => id), rated }
}

/**
 * Anonymises the reviews of old orders: published ones stay without the writer's name, the rest
 * goes. Returns the products whose pages change, for `announceRatings` after the transaction.
 */
export async function anonymiseReviews(connection: Connection, orderIds: number[]) {
  if (orderIds.length === 0) return []
  await connection
    .deleteFrom('reviews')
    .where('order_id', 'in', orderIds)
    .where('state', '<>', 'published')
    .execute()
  const nameless = await connection
    .updateTable('reviews')
    .set({ name: '' })
    .where('order_id', 'in', orderIds)
    .returning('product_id')
    .execute()
  const products = [...new Set(nameless.map(({ product_id }) => product_id))]
  await recountRatings(connection, products)
  return products
}
