import { announceRatings, recountRatings } from '../catalogue/ratings/recount.server'
import { updateRow } from '../database/rows.server'
import { type Connection, type Database, engineOf } from '../database/tables.server'
import { inTransaction } from '../database/transactions/transaction.server'

type ReviewAnswered = { ok: true } | { ok: false; code: 'not_found' | 'rewritten' }

interface Answer {
  /** An empty text removes the answer. */
  text: string
  by: string
  /** The last change that the caller has read; a newer one is not overwritten. */
  changedAt: number
  /** Runs in the same transaction. */
  note(connection: Connection, before: { answer: string | null }): Promise<void>
}

/** Stores what the shop says below a review on its product's page, once the review is published. */
export async function answerReview(
  db: Database,
  id: number,
  { text, by, changedAt, note }: Answer,
): Promise<ReviewAnswered> {
  const shown: number[] = []
  const answered = await inTransaction(db, async (connection): Promise<ReviewAnswered> => {
    const review = await connection
      .selectFrom('reviews')
      .select(['state', 'answer', 'product_id', 'changed_at'])
      .where('id', '=', id)
      .$if(engineOf(connection) === 'postgres', (query) => query.forUpdate())
      .executeTakeFirst()
    if (!review) return { ok: false, code: 'not_found' }
    if (review.changed_at !== changedAt) return { ok: false, code: 'rewritten' }
    const given = text !== ''
    await updateRow(connection, 'reviews', id, {
      answer: given ? text : null,
      answered_by: given ? by : null,
      answered_at: given ? Date.now() : null,
      changed_at: Math.max(Date.now(), changedAt + 1),
    })
    if (review.state === 'published') {
      shown.push(review.product_id)
      await recountRatings(connection, shown) // The product's page changes.
    }
    await note(connection, review)
    return { ok: true }
  })
  await announceRatings(db, shown)
  return answered
}
