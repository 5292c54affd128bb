import type { ReviewState } from '../catalogue/ratings/rating'
import type { Database } from '../database/tables.server'

interface Asked {
  state?: ReviewState
  stars?: number
  from: number
  size: number
}

/** Finds reviews, the newest first, with the number of their order and their product's present title. */
const newestFirst = (db: Database, state: ReviewState | undefined) =>
  db
    .selectFrom('reviews')
    .innerJoin('orders', 'orders.id', 'reviews.order_id')
    .leftJoin('products', 'products.id', 'reviews.product_id')
    .select([
      'reviews.id',
      'reviews.state',
      'reviews.stars',
      'reviews.name',
      'reviews.title',
      'reviews.text',
      'reviews.language',
      'reviews.reason',
      'reviews.created_at',
      'reviews.changed_at',
      'reviews.product_id',
      'products.title as product',
      'orders.number as order',
    ])
    .$if(state !== undefined, (query) => query.where('reviews.state', '=', state as ReviewState))
    .orderBy('reviews.id', 'desc')

/** Lists the newest reviews as a terminal shows them. */
export const listReviews = (
  db: Database,
  { state, limit = 20 }: { state?: ReviewState; limit?: number } = {},
) => newestFirst(db, state).limit(limit).execute()

/** Lists a page of reviews, the newest first, with the shop's answers. */
export const findReviews = (db: Database, { state, stars, from, size }: Asked) =>
  newestFirst(db, state)
    .select(['answer', 'answered_by', 'answered_at'])
    .$if(stars !== undefined, (query) => query.where('stars', '=', stars as number))
    .offset(from)
    .limit(size)
    .execute()

/** Returns the reviews of orders, the newest first. */
export async function reviewsOfOrders(db: Database, orderIds: number[], limit: number) {
  if (orderIds.length === 0) return []
  return db
    .selectFrom('reviews')
    .leftJoin('products', 'products.id', 'reviews.product_id')
    .select([
      'reviews.id',
      'reviews.state',
      'stars',
      'reviews.title',
      'reviews.text',
      'product_id',
      'products.title as product',
      'reviews.created_at',
    ])
    .where('order_id', 'in', orderIds)
    .orderBy('reviews.id', 'desc')
    .limit(limit)
    .execute()
}
