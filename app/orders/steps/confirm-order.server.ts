import { updateRow } from '../../database/rows.server'
import type { Connection } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { hashSecret } from '../../secrets/secret.server'
import { confirmAdvance } from '../changing/confirm-advance.server'
import { promisedAnew } from '../delivery/promise.server'
import { enqueueOrderMail, tellOfOrders } from '../mails/enqueue-order-mails.server'
import { lockOrder } from '../order/lock-order.server'
import type { Billing } from '../order/order'
import { isInParts } from '../paying/ways-to-pay'
import type { OrderRow } from '../reading/find-order.server'
import { changedNow, noteByLink } from '../versions/changed.server'

/** `not_asked`: the order needs no confirmation. `ended`: it is cancelled, or its time is over. */
type Confirmation =
  | { ok: true; changed: boolean }
  | { ok: false; code: 'not_found' | 'not_asked' | 'wrong_code' | 'ended' }

/** The customer has the mail's code, the merchant names the number. */
type Confirming = { token: string; code: string } | { number: string }

/** Confirms a cash order whose advance has not come: the courier receives everything. */
async function withoutAdvance(connection: Connection, order: OrderRow): Promise<Confirmation> {
  if (order.advance_paid_at !== null) return { ok: true, changed: false }
  if (order.status !== 'awaiting_payment') return { ok: false, code: 'ended' }
  await confirmAdvance(connection, order, { paid: false })
  return { ok: true, changed: true }
}

/** Confirms once: again changes nothing, and the code of an ended order is dead. */
export const confirmOrder = (db: Connection, by: Confirming, now = Date.now()) =>
  inTransaction(db, async (connection): Promise<Confirmation> => {
    const order = await lockOrder(
      connection,
      'token' in by ? { token: by.token } : { number: by.number },
    )
    if (!order) return { ok: false, code: 'not_found' }
    if ('number' in by && isInParts(order)) return withoutAdvance(connection, order)
    if (order.confirm_hash === null) return { ok: false, code: 'not_asked' }
    if ('code' in by && hashSecret(by.code) !== order.confirm_hash)
      return { ok: false, code: 'wrong_code' }
    if (order.confirmed_at !== null) return { ok: true, changed: false }
    if (order.status !== 'awaiting_confirmation' || (order.confirm_by ?? 0) <= now)
      return { ok: false, code: 'ended' }
    const billing = JSON.parse(order.billing) as Billing
    const promised = await promisedAnew(connection, order.id, { billing, now })
    await updateRow(connection, 'orders', order.id, {
      ...{ status: 'confirmed', confirmed_at: now, confirm_by: null },
      ...promised,
      ...changedNow(now),
    })
    await tellOfOrders(connection, [{ ...order, orderId: order.id, status: 'confirmed' }])
    if ('token' in by) await noteByLink(connection, order.number, 'order.confirmed')
    // An erased customer has no address (cli/privacy).
    if (billing.email) {
      const recipient = { orderId: order.id, billing, language: order.language }
      await enqueueOrderMail(connection, 'order-confirmation', recipient)
    }
    return { ok: true, changed: true }
  })
