import { recountRatings } from '../catalogue/ratings/recount.server'
import type { Connection } from '../database/tables.server'
import { removePhotosOf } from './photos/keep-photos.server'

/**
 * Removes the reviews of erased customers' orders, with their photos: a text may name its writer.
 * The ratings no longer count them. Returns the reviews' ids, and the products whose pages change.
 */
export async function removeReviews(connection: Connection, orderIds: number[]) {
  const all = connection.selectFrom('reviews').select('id').where('order_id', 'in', orderIds)
  await removePhotosOf(connection, idsOf(await all.execute()))
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

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

/**
 * Anonymises the reviews of old orders: published ones stay without the writer's name, the rest
 * goes. Returns the products whose pages change, for `announceRatings` after the transaction.
 */
export async function anonymiseReviews(connection: Connection, orderIds: number[]) {
  if (orderIds.length === 0) return []
  const unpublished = connection
    .selectFrom('reviews')
    .select('id')
    .where('order_id', 'in', orderIds)
    .where('state', '<>', 'published')
  await removePhotosOf(connection, idsOf(await unpublished.execute()))
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
