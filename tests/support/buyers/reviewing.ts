import type { ReviewState } from '../../../app/catalogue/ratings/rating'
import type { Database } from '../../../app/database/tables.server'
import { changeStatus } from '../../../app/orders/changing/change-status.server'
import { moderateReview } from '../../../app/reviews/moderate.server'
import { listReviews } from '../../../app/reviews/review-queue.server'
import { writeReview } from '../../../app/reviews/write-review.server'
import { placed } from '../placed-order'

export const REVIEW = { stars: '5', name: 'Ana R.', title: 'Fine', text: 'Very good.' }

const WAYS = {
  awaiting_payment: [],
  cancelled: ['cancelled'],
  shipped: ['paid', 'shipped'],
  delivered: ['paid', 'shipped', 'delivered'],
} as const

/** Makes buyers of one product, and their reviews. */
export function reviewing(db: Database, productId: number) {
  async function bought(status: keyof typeof WAYS) {
    const { token } = await placed(db, { productId })
    for (const to of WAYS[status]) await changeStatus(db, { token }, to)
    return token
  }
  const write = (token: string, values: Partial<typeof REVIEW> = {}, line = '1') =>
    writeReview(db, { token, line }, { values: { ...REVIEW, ...values }, language: 'en' })
  async function moderate(state: Exclude<ReviewState, 'held'>, reason?: string) {
    const [newest] = await listReviews(db, { limit: 1 })
    return moderateReview(db, newest?.id ?? 0, { state, reason })
  }
  /** Writes and publishes a review; returns the order's token. */
  async function published(values: Partial<typeof REVIEW> = {}) {
    const token = await bought('delivered')
    await write(token, values)
    await moderate('published')
    return token
  }
  async function clear() {
    for (const { id, state } of await listReviews(db, { limit: 1000 }))
      if (state === 'published') await moderateReview(db, id, { state: 'hidden' })
    await db.deleteFrom('review_photos').execute()
    await db.deleteFrom('reviews').execute()
  }
  return { bought, write, moderate, published, clear }
}
