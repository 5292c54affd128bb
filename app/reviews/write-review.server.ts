import type { Selectable } from 'kysely'
import type { Language } from '../business'
import type { ReviewsTable } from '../catalogue/ratings/tables.server'
import { findRow } from '../database/rows.server'
import type { Database } from '../database/tables.server'
import { inTransaction } from '../database/transactions/transaction.server'
import { AT_ONCE, enqueueMail } from '../mail/enqueue-mail.server'
import { shopAddress } from '../mail/sender.server'
import { isAnonymous } from '../orders/order/is-anonymous'
import { lockOrder } from '../orders/order/lock-order.server'
import { type PublicStatus, publicStatus } from '../orders/order/status'
import { findOrder } from '../orders/reading/find-order.server'
import { changePhotos, type PhotoChanges, TooManyPhotos } from './photos/keep-photos.server'
import { mayReview, type ReviewValues } from './review-rules'

/** A line of an order, which its token names; `line` counts from 1, as in addresses. */
export interface LineId {
  token: string
  line: string
}

/** Converts it to count from 0, as stored. */
const positionOf = (line: string) => (/^[1-9]\d{0,3}$/.test(line) ? Number(line) - 1 : undefined)

type OwnReview = Pick<
  Selectable<ReviewsTable>,
  'id' | 'state' | 'name' | 'stars' | 'title' | 'text' | 'reason'
>

/** Returns the line with its review; undefined when there is no such order or line. */
export async function findReviewable(db: Database, { token, line }: LineId) {
  const position = positionOf(line)
  if (position === undefined) return
  const found = await findOrder(db, token)
  const item = found?.order.items[position]
  if (!found || !item) return
  const review: OwnReview | undefined = await findRow(
    db,
    'reviews',
    { order_id: found.id, position },
    ['id', 'state', 'name', 'stars', 'title', 'text', 'reason'],
  )
  return { orderId: found.id, order: found.order, item, review }
}

type WrittenReview =
  | { ok: true }
  | { ok: false; code: 'not_found' | 'looked_at' | 'too_many_photos' }
  | { ok: false; code: 'closed'; status: PublicStatus }

interface Writing {
  values: ReviewValues
  language: Language
  photos?: PhotoChanges
}

/**
 * Stores a review of a line and holds it until the merchant, who gets a mail, looks at it. Until
 * then writing again changes it. The unique line makes one review of two at once.
 */
export const writeReview = (
  db: Database,
  { token, line }: LineId,
  { values, language, photos }: Writing,
) =>
  inTransaction(
    db,
    async (connection): Promise<WrittenReview> => {
      // The row is locked, so that an erasure at the same time leaves no review behind.
      const order = await lockOrder(connection, { token })
      const position = positionOf(line)
      if (!order || position === undefined) return { ok: false, code: 'not_found' }
      const bought = await findRow(connection, 'order_lines', { order_id: order.id, position }, [
        'product_id',
      ])
      if (!bought) return { ok: false, code: 'not_found' }
      const { status } = order
      if (!mayReview(status) || isAnonymous(order))
        return { ok: false, code: 'closed', status: publicStatus(status) }
      const written = { ...values, stars: Number(values.stars), language, changed_at: Date.now() }
      const stored = await connection
        .insertInto('reviews')
        .values({
          ...written,
          order_id: order.id,
          position,
          product_id: bought.product_id,
          state: 'held',
          reason: null,
          created_at: written.changed_at,
        })
        .onConflict((conflict) =>
          conflict
            .columns(['order_id', 'position'])
            .doUpdateSet(written)
            .where('reviews.state', '=', 'held'),
        )
        .returning('id')
        .executeTakeFirst()
      if (!stored) return { ok: false, code: 'looked_at' }
      if (photos) await changePhotos(connection, stored.id, photos)
      const held = {
        // The key sends one mail, however often the review is changed.
        key: `review-held:${order.id}.${position}`,
        template: 'review-held',
        to: shopAddress(),
        language: 'en' as const,
        data: { id: stored.id },
      }
      await enqueueMail(connection, held, AT_ONCE)
      return { ok: true }
    },
    { repeatable: true },
  ).catch((error): WrittenReview => {
    if (error instanceof TooManyPhotos) return { ok: false, code: 'too_many_photos' }
    throw error
  })
