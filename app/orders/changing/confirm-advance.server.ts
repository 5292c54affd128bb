import { updateRow } from '../../database/rows.server'
import type { Connection } from '../../database/tables.server'
import { promisedAnew } from '../delivery/promise.server'
import { enqueueOrderMail, tellOfOrders } from '../mails/enqueue-order-mails.server'
import { dropHeld } from '../mails/first-mails.server'
import type { Billing } from '../order/order'
import { endAttemptsSoon } from '../paying/end-attempts-soon.server'
import type { OrderRow } from '../reading/find-order.server'
import { changedNow } from '../versions/changed.server'

/**
 * Confirms a cash order whose advance came, or that the merchant sends without one, and tells its
 * customer what the courier receives. The caller has locked the order, which awaits its advance.
 */
export async function confirmAdvance(
  connection: Connection,
  order: OrderRow,
  { paid }: { paid: boolean },
) {
  const now = Date.now()
  const billing = JSON.parse(order.billing) as Billing
  await updateRow(connection, 'orders', order.id, {
    ...{ status: 'confirmed', due_at: null, remind_at: null },
    ...(paid ? { advance_paid_at: now } : { advance: 0 }),
    ...(await promisedAnew(connection, order.id, { billing, now })),
    ...changedNow(now),
  })
  await endAttemptsSoon(connection, order.id)
  // The mail about the order's beginning may still wait for its turn, and is true no more.
  await dropHeld(connection, order.id, 'all')
  await tellOfOrders(connection, [{ ...order, orderId: order.id, status: 'confirmed' }])
  // An erased customer has no address (cli/privacy).
  if (!billing.email) return
  const recipient = { orderId: order.id, billing, language: order.language }
  await enqueueOrderMail(connection, 'order-confirmation', recipient, { once: 'confirmed' })
}
