import { REVIEW_STATES, type ReviewState } from '../catalogue/ratings/rating'
import { announceRatings, recountRatings } from '../catalogue/ratings/recount.server'
import { type Connection, type Database, engineOf } from '../database/tables.server'
import { inTransaction } from '../database/transactions/transaction.server'

export const readReviewState = (given: string) => REVIEW_STATES.find((state) => state === given)

interface Moderation {
  state: 'published' | 'hidden'
  reason?: string
  /** The last change that the caller has read; a newer one is not overwritten. */
  changedAt?: number
  /** Runs in the same transaction, after the change. */
  note?(
    connection: Connection,
    before: { state: ReviewState; reason: string | null },
  ): Promise<void>
}

type Moderated = { changed: boolean; rewritten?: true } | undefined

/** Returns a later moment, so that two changes within a millisecond differ. */
const later = (before: number) => Math.max(Date.now(), before + 1)

/**
 * Moderates a review. Returns undefined for an unknown number, else whether anything changed. It
 * returns `rewritten` only where `changedAt` was given.
 */
export async function moderateReview(
  db: Database,
  id: number,
  { state, reason: given, changedAt, note }: Moderation,
): Promise<Moderated> {
  const reason = state === 'hidden' ? (given ?? null) : null
  const rated: number[] = []
  const moderated = await inTransaction(db, async (connection): Promise<Moderated> => {
    const review = await connection
      .selectFrom('reviews')
      .select(['state', 'reason', 'product_id', 'changed_at'])
      .where('id', '=', id)
      .$if(engineOf(connection) === 'postgres', (query) => query.forUpdate())
      .executeTakeFirst()
    if (!review) return
    if (changedAt !== undefined && review.changed_at !== changedAt)
      return { changed: false, rewritten: true }
    if (review.state === state && review.reason === reason) return { changed: false }
    await connection
      .updateTable('reviews')
      .set({ state, reason, changed_at: later(review.changed_at) })
      .where('id', '=', id)
      .execute()
    if (review.state !== state && [review.state, state].includes('published')) {
      rated.push(review.product_id)
      await recountRatings(connection, rated)
    }
    await note?.(connection, review)
    return { changed: true }
  })
  await announceRatings(db, rated)
  return moderated
}
