import type { Language } from '../../business'
import { type Rate, takeTurns, turnKey } from '../../database/counts/turns.server'
import type { Connection, Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { DAY_MS, MINUTE_MS } from '../../durations'
import { log } from '../../http/log.server'
import { AT_ONCE, takeTyped } from '../../mail/enqueue-mail.server'
import { emailKey } from '../coupons/coupons.server'
import type { Order } from '../order/order'
import { findOrderByNumber } from '../reading/find-order.server'
import { enqueueOrderMail } from './enqueue-order-mails.server'

/** An order's link is mailed once in this time. */
const AGAIN_AFTER_MS = 10 * MINUTE_MS
/** The first link a day of an order anybody may have placed; further ones take turns. */
const FIRST_LINK: Rate = { name: 'order-link', burst: 1, everyMs: DAY_MS, waiting: 0 }

/**
 * Mails the order's link if `email` is the one it was placed with. The answer is the same either
 * way and does not wait for the mail, so it shows nobody which numbers exist.
 */
export async function sendOrderLink(
  db: Database,
  { number, email, language }: { number: string; email: string; language: Language },
) {
  const found = await findOrderByNumber(db, number)
  if (!found || emailKey(found.order.billing.email) !== emailKey(email)) return
  const { billing } = found.order
  const once = Math.floor(Date.now() / AGAIN_AFTER_MS)
  inTransaction(db, async (connection) => {
    const at = await linkAt(connection, found.id, found.order)
    const recipient = { orderId: found.id, billing, language }
    if (at !== undefined)
      await enqueueOrderMail(connection, 'order-link', recipient, { at, once: String(once) })
  }).catch((error) => log.error({ err: error }, 'the link of an order could not be mailed'))
}

/** Strangers pay for no order and receive none; only its customer knows its number. */
async function linkAt(connection: Connection, id: number, { status, billing }: Order) {
  if (['paid', 'shipped', 'delivered'].includes(status)) return AT_ONCE
  const [first] = await takeTurns(connection, FIRST_LINK, [turnKey(FIRST_LINK, String(id))])
  return first === undefined ? takeTyped(connection, billing.email) : AT_ONCE
}
