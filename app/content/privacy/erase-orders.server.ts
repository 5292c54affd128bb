import type { Connection } from '../../database/tables.server'
import { anonymise } from '../../orders/anonymise.server'
import { anonymiseReviews, removeReviews } from '../../reviews/forget-reviews.server'
import { forgetSubjects } from './forget-audit.server'
import { deleteJobs, filesOf, mailsOf } from './mail-jobs.server'

interface Erased {
  /** Products whose rating may have changed, for `announceRatings` after the transaction. */
  rated: number[]
  reviews: number
  /** Files that may hold mails about the orders. */
  files: string[]
}

/**
 * Makes orders anonymous: an erasure removes their reviews, old age only the writers' names. It
 * deletes the orders' waiting mails, and all that the desk's log says of them but amounts and
 * states.
 */
export async function eraseOrders(
  connection: Connection,
  orders: readonly { id: number; number: string }[],
  reviews: 'removed' | 'nameless',
): Promise<Erased> {
  if (orders.length === 0) return { rated: [], reviews: 0, files: [] }
  const ids = orders.map(({ id }) => id)
  await anonymise(connection, ids) // This locks the orders: what others were writing is read below.
  const changed =
    reviews === 'removed'
      ? await removeReviews(connection, ids)
      : { removed: [], rated: await anonymiseReviews(connection, ids) }
  await forgetSubjects(connection, [
    ...orders.map(({ number }) => `order ${number}`),
    ...changed.removed.map((id) => `review ${id}`),
  ])
  const known = new Set(ids)
  const mails = await mailsOf(connection, ({ orderId }) => known.has(orderId ?? -1))
  await deleteJobs(connection, mails)
  return { rated: changed.rated, reviews: changed.removed.length, files: filesOf(mails) }
}
