import { announceRatings, recountRatings } from '../../catalogue/ratings/recount.server'
import { findRow, updateRow } from '../../database/rows.server'
import { type Connection, type Database, engineOf } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { removePhotos } from './keep-photos.server'

type PhotoRemoved = { ok: true } | { ok: false; code: 'not_found' | 'rewritten' }

interface Removal {
  id: number
  name: string
  /** The last change that the caller has read; a newer one is not overwritten. */
  changedAt: number
  /** Runs in the same transaction. */
  note(connection: Connection): Promise<void>
}

/** Takes one photo off a review; the rest of it stays as it is. */
export async function removePhoto(
  db: Database,
  { id, name, changedAt, note }: Removal,
): Promise<PhotoRemoved> {
  const shown: number[] = []
  const removed = await inTransaction(db, async (connection): Promise<PhotoRemoved> => {
    const review = await connection
      .selectFrom('reviews')
      .select(['state', 'product_id', 'changed_at'])
      .where('id', '=', id)
      .$if(engineOf(connection) === 'postgres', (query) => query.forUpdate())
      .executeTakeFirst()
    const photo = await findRow(connection, 'review_photos', { review_id: id, name }, ['name'])
    if (!review || !photo) return { ok: false, code: 'not_found' }
    if (review.changed_at !== changedAt) return { ok: false, code: 'rewritten' }
    await removePhotos(connection, [name])
    await updateRow(connection, 'reviews', id, { changed_at: Math.max(Date.now(), changedAt + 1) })
    if (review.state === 'published') {
      shown.push(review.product_id)
      await recountRatings(connection, shown) // The product's page changes.
    }
    await note(connection)
    return { ok: true }
  })
  await announceRatings(db, shown)
  return removed
}
