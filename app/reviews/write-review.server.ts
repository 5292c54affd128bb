import type { Selectable } from 'kysely'
import type { Language } from '../business'
import type { ReviewsTable } from '../catalogue/ratings/tables.server'
import type { Database } from '../database/tables.server'
import { inTransaction } from '../database/transactions/transaction.server'
import { AT_ONCE, enqueueMail } from '../mail/enqueue-mail.server'
import { shopAddress } from '../mail/shop-address.server'
import { findOrder } from '../orders/find-order.server'
import { isAnonymous } from '../orders/is-anonymous'
import { type PublicStatus, publicStatus } from '../orders/status'
import { lockOrder } from '../orders/versions/lock-order.server'
import { mayReview, type ReviewValues } from './review-rules'

/** Of an order by its token; `line` counts from 1, as it stands in addresses. */
export interface LineId {
  token: string
  line: string
}

/** From 0, as stored. */
const positionOf = (line: string) => (/^[1-9]\d{0,3}$/.test(line) ? Number(line) - 1 : undefined)

type OwnReview = Pick<
  Selectable<ReviewsTable>,
  'state' | 'name' | 'stars' | 'title' | 'text' | 'reason'
>

/** The line with what was written about it; undefined when there is no such order or line. */
export async function findReviewable(db: Database, { token, line }: LineId) {
  const position = positionOf(line)
  if (position === undefined) return
  const found = await findOrder(db, token)
  const item = found?.order.items[position]
  if (!found || !item) return
  const review: OwnReview | undefined = await db
    .selectFrom('reviews')
    .select(['state', 'name', 'stars', 'title', 'text', 'reason'])
    .where('order_id', '=', found.id)
    .where('position', '=', position)
    .executeTakeFirst()
  return { orderId: found.id, order: found.order, item, review }
}

export type Written =
  | { ok: true }
  | { ok: false; code: 'not_found' | 'looked_at' }
  | { ok: false; code: 'closed'; status: PublicStatus }

/**
 * Holds a review of a line until the merchant, who gets a mail, looks at it; until then writing again changes it. Of
 * two at once the unique line makes one.
 */
export const writeReview = (
  db: Database,
  { token, line }: LineId,
  { values, language }: { values: ReviewValues; language: Language },
) =>
  inTransaction(
    db,
    async (connection): Promise<Written> => {
      // Locked, so that an erasure at the same time leaves no review behind.
      const order = await lockOrder(connection, { token })
      const position = positionOf(line)
      if (!order || position === undefined) return { ok: false, code: 'not_found' }
      const bought = await connection
        .selectFrom('order_lines')
        .select('product_id')
        .where('order_id', '=', order.id)
        .where('position', '=', position)
        .executeTakeFirst()
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
      const held = {
        key: `review-held:${order.id}.${position}`, // once, however often it is changed
        template: 'review-held',
        to: shopAddress(),
        language: 'en' as const,
        data: { id: stored.id },
      }
      await enqueueMail(connection, held, AT_ONCE)
      return { ok: true }
    },
    { repeatable: true },
  )
