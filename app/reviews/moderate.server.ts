import { REVIEW_STATES, type ReviewState } from '../catalogue/ratings/rating'
import { announceRatings, recountRatings } from '../catalogue/ratings/recount.server'
import { engineOf } from '../database/engine.server'
import type { Database } from '../database/tables.server'
import { inTransaction } from '../database/transactions/transaction.server'

/** The newest first, with the number of their order and what the product is called now. */
export const listReviews = (
  db: Database,
  { state, limit = 20 }: { state?: ReviewState; limit?: number } = {},
) =>
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
    .limit(limit)
    .execute()

export const readReviewState = (given: string) => REVIEW_STATES.find((state) => state === given)

/** Undefined when there is none of that number; else whether anything changed. */
export async function moderateReview(
  db: Database,
  id: number,
  { state, reason: given }: { state: 'published' | 'hidden'; reason?: string },
): Promise<{ changed: boolean } | undefined> {
  const reason = state === 'hidden' ? (given ?? null) : null
  const rated: number[] = []
  const moderated = await inTransaction(db, async (connection) => {
    const review = await connection
      .selectFrom('reviews')
      .select(['state', 'reason', 'product_id'])
      .where('id', '=', id)
      .$if(engineOf(connection) === 'postgres', (query) => query.forUpdate())
      .executeTakeFirst()
    if (!review) return
    if (review.state === state && review.reason === reason) return { changed: false }
    await connection
      .updateTable('reviews')
      .set({ state, reason, changed_at: Date.now() })
      .where('id', '=', id)
      .execute()
    if (review.state !== state && [review.state, state].includes('published')) {
      rated.push(review.product_id)
      await recountRatings(connection, rated)
    }
    return { changed: true }
  })
  await announceRatings(db, rated)
  return moderated
}
