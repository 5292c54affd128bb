import { announceChange, recordChange } from '../../database/changes.server'
import { updateRow } from '../../database/rows.server'
import { type Connection, type Database, engineOf } from '../../database/tables.server'
import { logCatalogueChange } from '../index/catalogue-log.server'
import { refreshIndex } from '../index/current-index.server'
import { ownReviews } from './published-reviews.server'
import { fromSource, withOwn } from './rating'

/**
 * Counts published reviews into the ratings of products. Call it in the transaction that publishes
 * or hides reviews, and `announceRatings` after it.
 */
export async function recountRatings(connection: Connection, productIds: number[]) {
  const ids = [...new Set(productIds)].sort((a, b) => a - b)
  if (ids.length === 0) return
  // An import takes the same locks, so one of the two waits and reads the other's result.
  await connection
    .selectFrom('stock')
    .select('product_id')
    .where('product_id', 'in', ids)
    .orderBy('product_id')
    .$if(engineOf(connection) === 'postgres', (query) => query.forUpdate())
    .execute()
  const own = await ownReviews(connection, ids)
  const rows = await connection
    .selectFrom('products')
    .select(['id', 'rating', 'review_count', 'source_rating', 'reviews'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
  for (const row of rows) {
    const { rating, review_count, source_rating } = withOwn(fromSource(row), own.get(row.id))
    await updateRow(connection, 'products', row.id, {
      rating,
      review_count,
      source_rating,
      changed_at: Date.now(),
    })
  }
  await logCatalogueChange(connection, ids)
  await recordChange(connection, { products: ids })
}

/** Refreshes the index before pages are dropped, which would else be rendered from the old one. */
export async function announceRatings(db: Database, productIds: number[]) {
  if (productIds.length === 0) return
  await refreshIndex(db)
  announceChange(db, { products: productIds })
}
