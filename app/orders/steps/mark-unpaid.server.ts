import { updateRow } from '../../database/rows.server'
import type { Connection } from '../../database/tables.server'
import { settings } from '../../settings/settings.server'
import { promisedAnew } from '../delivery/promise.server'
import { enqueueAgain } from '../mails/enqueue-order-mails.server'
import { dropUnsent } from '../mails/order-mails.server'
import { remindAt } from '../mails/remind-unpaid.server'
import type { Billing } from '../order/order'
import { type PublicStatus, publicStatus } from '../order/status'
import { listPayments } from '../paying/payments.server'
import { inAdvanceOf, WAYS_TO_PAY } from '../paying/ways-to-pay'
import type { OrderRow } from '../reading/find-order.server'
import { changedNow } from '../versions/changed.server'

/**
 * `packed`: it is to be marked as not packed first. `not_by_transfer`: a provider or courier takes
 * its money, or it costs nothing. `money_moved`: money came or went that the order's payment explains.
 */
type NotUnpaid =
  | { code: 'packed' | 'not_by_transfer' | 'money_moved' }
  | { code: 'forbidden'; status: PublicStatus }

export type MarkedUnpaid = { ok: true; changed: boolean } | ({ ok: false } & NotUnpaid)

/** Returns why a paid order cannot be marked as unpaid; undefined where it can. */
export async function whyNotUnpaid(
  connection: Connection,
  order: OrderRow,
): Promise<NotUnpaid | undefined> {
  const { id, status, payment, total, packed_at } = order
  if (status !== 'paid') return { code: 'forbidden', status: publicStatus(status) }
  if (!WAYS_TO_PAY[payment].toAccounts || total === 0) return { code: 'not_by_transfer' }
  if (packed_at !== null) return { code: 'packed' }
  return (await listPayments(connection, [id])).has(id) ? { code: 'money_moved' } : undefined
}

/**
 * Takes back that a transfer arrived, which a person marked by mistake: the order waits for its money
 * again, the whole time from now. Its invoice stays and asks for the money. `mail` sends its customer
 * the bank details once more. The caller's transaction has locked the order.
 */
export async function markUnpaidIn(
  connection: Connection,
  order: OrderRow,
  { mail }: { mail: boolean },
): Promise<MarkedUnpaid> {
  const { id, language } = order
  if (order.status === 'awaiting_payment') return { ok: true, changed: false }
  const refusal = await whyNotUnpaid(connection, order)
  if (refusal) return { ok: false, ...refusal }
  const now = Date.now()
  const due = now + (inAdvanceOf(order)?.within(settings().payment) ?? 0)
  const billing = JSON.parse(order.billing) as Billing
  await updateRow(connection, 'orders', id, {
    ...{ status: 'awaiting_payment', paid_at: null },
    ...{ due_at: due, remind_at: remindAt(now, due) },
    ...(await promisedAnew(connection, id, { billing, now })),
    ...changedNow(now),
  })
  await dropUnsent(connection, id, 'order-paid')
  // An erased customer has no address (cli/privacy).
  if (mail && billing.email)
    await enqueueAgain(connection, 'bank-instructions', { orderId: id, billing, language })
  return { ok: true, changed: true }
}
