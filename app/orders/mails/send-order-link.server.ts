import type { Language } from '../../business'
import type { Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { log } from '../../http/log.server'
import { emailKey } from '../coupons/coupons.server'
import { findOrderByNumber } from '../find-order.server'
import { enqueueOrderMail } from './enqueue-order-mails.server'

/** One link an order in this time, however often it is asked for. */
const AGAIN_AFTER_MS = 10 * 60_000

/**
 * Mails the order's link to the address it was placed with, if `email` is that. Its answer is the
 * same either way and does not wait for the mail, so that nobody can find out which numbers exist.
 */
export async function sendOrderLink(
  db: Database,
  { number, email, language }: { number: string; email: string; language: Language },
) {
  const found = await findOrderByNumber(db, number)
  if (!found || emailKey(found.order.billing.email) !== emailKey(email)) return
  const { billing } = found.order
  const once = Math.floor(Date.now() / AGAIN_AFTER_MS)
  inTransaction(db, (connection) =>
    enqueueOrderMail(
      connection,
      'order-link',
      { orderId: found.id, billing, language },
      { limited: true, once: String(once) },
    ),
  ).catch((error) => log.error({ err: error }, 'the link of an order could not be mailed'))
}
