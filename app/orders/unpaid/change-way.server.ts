import type { WayToPay } from '../../cart/shipping/ways-to-pay.server'
import { findRow, updateRow } from '../../database/rows.server'
import type { Connection, Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { AT_ONCE } from '../../mail/enqueue-mail.server'
import { isOpen } from '../../payments/attempt'
import { attemptsOf } from '../../payments/attempts.server'
import type { Payment } from '../../settings/payments'
import { settings } from '../../settings/settings.server'
import {
  enqueueOrderMail,
  enqueueOrderMails,
  tellOfOrders,
} from '../mails/enqueue-order-mails.server'
import { remindAt } from '../mails/remind-unpaid.server'
import { readAttempt, unlessAway } from '../online/attempt-jobs.server'
import { lockOrder } from '../order/lock-order.server'
import type { Billing } from '../order/order'
import { firstStatusOf, inAdvanceOf, isPaidAtProvider, WAYS_TO_PAY } from '../paying/ways-to-pay'
import { addConfirmationCodes } from '../placing/store-orders.server'
import { retotalled } from '../pricing/retotalled.server'
import { writeRows } from '../queue/search-rows.server'
import type { OrderRow } from '../reading/find-order.server'
import { changedNow, noteByLink } from '../versions/changed.server'
import { mayPayOtherwise } from './payment-state'
import { otherWays } from './shown-payment.server'

type ChangedWay =
  | { ok: true }
  | { ok: false; code: 'not_found' | 'not_payable' | 'not_offered' | 'busy' | 'away' }

/**
 * Changes the way to pay of an order that awaits money from a provider, with the fee and total of
 * the new way. Its open attempts are ended at their providers first. It is refused once money is
 * agreed or taken, and while a provider does not answer.
 */
export async function changeWay(db: Database, token: string, way: Payment): Promise<ChangedWay> {
  const order = await findRow(db, 'orders', { token })
  const checked = await checkWay(db, order, way)
  if (!checked.ok) return checked
  for (const { id, status } of await attemptsOf(db, checked.order.id))
    if (isOpen(status)) {
      const after = await unlessAway(() => readAttempt(db, id, { ending: true }))
      if (after === undefined || isOpen(after)) return { ok: false, code: 'away' }
    }
  return inTransaction(db, async (connection): Promise<ChangedWay> => {
    const locked = await checkWay(connection, await lockOrder(connection, { token }), way)
    if (!locked.ok) return locked
    const attempts = await attemptsOf(connection, locked.order.id)
    if (attempts.some(({ status }) => isOpen(status))) return { ok: false, code: 'busy' }
    await store(connection, locked.order, locked.offered)
    return { ok: true }
  })
}

type Checked = { ok: true; order: OrderRow; offered: WayToPay } | Extract<ChangedWay, { ok: false }>

async function checkWay(
  connection: Connection,
  order: OrderRow | undefined,
  way: Payment,
): Promise<Checked> {
  if (!order) return { ok: false, code: 'not_found' }
  if (!isPaidAtProvider(order) || order.status !== 'awaiting_payment')
    return { ok: false, code: 'not_payable' }
  if (!mayPayOtherwise(await attemptsOf(connection, order.id))) return { ok: false, code: 'busy' }
  const billing = JSON.parse(order.billing) as Billing
  const offered = otherWays({ ...order, billing }).find(({ payment }) => payment === way)
  return offered ? { ok: true, order, offered } : { ok: false, code: 'not_offered' }
}

type Changed = Parameters<typeof addConfirmationCodes>[1][number]

/** Stores the new way and tells the customer how to pay; the caller has locked the order. */
async function store(connection: Connection, order: OrderRow, way: WayToPay) {
  const now = Date.now()
  const { payment, fee } = way
  const advance = way.advance?.amount ?? 0
  const money = await retotalled(connection, order, fee)
  const first = firstStatusOf({ payment, advance })
  const row = { ...order, ...money, payment, advance, status: first, placed_at: now }
  const changed: Changed = { row }
  await addConfirmationCodes(connection, [changed])
  const { status, confirm_hash, confirm_by } = changed.row
  await updateRow(connection, 'orders', order.id, {
    ...{ ...money, payment, advance, status, confirm_hash, confirm_by },
    ...dueOf(order, changed.row, now),
    ...changedNow(now),
  })
  await writeRows(connection, [order.id])
  await noteByLink(connection, order.number, 'order.paid-otherwise')
  await tellOfOrders(connection, [{ ...changed.row, orderId: order.id }])
  await tell(connection, order, changed)
}

/** Another provider has the time that is left; a transfer has its own, and cash is never due. */
function dueOf({ due_at, remind_at }: OrderRow, changed: Changed['row'], now: number) {
  if (isPaidAtProvider(changed)) return { due_at, remind_at }
  const within = inAdvanceOf(changed)?.within(settings().payment)
  if (within === undefined) return { due_at: null, remind_at: null }
  return { due_at: now + within, remind_at: remindAt(now, now + within) }
}

async function tell(connection: Connection, order: OrderRow, { row, code }: Changed) {
  const { payment } = row
  const billing = JSON.parse(order.billing) as Billing
  // An erased customer has no address (cli/privacy).
  if (isPaidAtProvider(row) || !billing.email) return
  const recipient = { orderId: order.id, billing, language: order.language }
  const { instructions } = WAYS_TO_PAY[payment].inAdvance ?? {}
  if (instructions) await enqueueOrderMail(connection, instructions, recipient)
  else if (code)
    await enqueueOrderMails(connection, [
      { ...recipient, code, payment, status: row.status, mailAt: AT_ONCE },
    ])
  else await enqueueOrderMail(connection, 'order-confirmation', recipient, { once: payment })
}
