import type { Language } from '../../business'
import type { Connection, Database } from '../../database/tables.server'
import { AT_ONCE, TYPED, takeTyped } from '../../mail/enqueue-mail.server'
import { mailboxOf } from '../../mail/mailbox.server'
import { changeStatusIn, restocking } from '../changing/change-status.server'
import { lockOrder } from '../order/lock-order.server'
import type { Billing } from '../order/order'
import { listPayments, sumOfPayments } from '../paying/payments.server'
import { noteByLink } from '../versions/changed.server'
import type { AskedReturn } from './ask-return.server'
import { enqueueReturnMail, tellShop } from './enqueue-return-mail.server'
import { fixRefund } from './fix-refund.server'
import { type ReturnedOrder, returnOptions } from './return-options.server'
import { findByKey, linesBeyond, type ReturnLineRequest, storeReturn } from './store-return.server'

/** Directive 2011/83/EU, Article 11a (2). */
interface WithdrawalStatement {
  key: string
  name: string
  email: string
  /** The lines are ignored when the order has not left: then it ends whole. */
  lines: ReturnLineRequest[]
  /** The language of the page that declared it, and of its receipt. */
  language: Language
}

export type Withdrawn = AskedReturn | { ok: false; code: 'no_right' }

/**
 * Ends an unsent order at once with its stock and coupon; payments await their refund. The pieces
 * of a sent one are to be sent back, and the merchant cannot refuse.
 */
export async function withdraw(
  db: Database,
  token: string,
  statement: WithdrawalStatement,
  now = Date.now(),
): Promise<Withdrawn> {
  return restocking(db, async (connection, onRestock): Promise<Withdrawn> => {
    const order = await lockOrder(connection, { token })
    if (!order) return { ok: false, code: 'not_found' }
    const before = await findByKey(connection, order.id, statement.key)
    if (before) return { ok: true, sequence: before.sequence }
    const { withdrawal, whole, lines } = await returnOptions(connection, order, now)
    if (!withdrawal) return { ok: false, code: 'no_right' }
    if (!withdrawal.open) return { ok: false, code: 'closed', why: withdrawal.why }
    const all = lines.map(({ position, left }) => ({ position, quantity: left }))
    const wanted = whole ? all : statement.lines
    const beyond = linesBeyond(wanted, lines)
    if (beyond.length > 0) return { ok: false, code: 'too_many', lines: beyond }
    const paid = await isPaid(connection, order)
    const stored = await storeReturn(
      connection,
      order,
      {
        request_key: statement.key,
        kind: 'withdrawal',
        state: !whole ? 'accepted' : paid ? 'received' : 'closed',
        restocked: whole ? 1 : 0,
        requested_at: now,
        name: statement.name,
        email: statement.email,
      },
      wanted,
    )
    await noteByLink(connection, order.number, 'return.withdrawn')
    if (paid || !whole) await fixRefund(connection, order.id, stored.id)
    const receipt = { order, ...stored, to: statement.email, language: statement.language }
    await enqueueReturnMail(
      connection,
      'withdrawal-receipt',
      receipt,
      await receiptAt(connection, order, statement),
    )
    await tellShop(connection, { order, ...stored })
    if (whole) await changeStatusIn(connection, { token }, 'cancelled', {}, onRestock)
    return { ok: true, sequence: stored.sequence }
  })
}

/** Returns when a receipt goes: beyond the last turn it goes with that, and is never left out. */
async function receiptAt(
  connection: Connection,
  order: ReturnedOrder,
  { email }: Pick<WithdrawalStatement, 'email'>,
) {
  const { email: own } = JSON.parse(order.billing) as Billing
  if (mailboxOf(email).mailbox === mailboxOf(own).mailbox) return AT_ONCE
  return (await takeTyped(connection, email)) ?? Date.now() + TYPED.waiting * TYPED.everyMs
}

async function isPaid(connection: Connection, { id, paid_at }: ReturnedOrder) {
  if (paid_at !== null) return true
  return sumOfPayments((await listPayments(connection, [id])).get(id) ?? [], 'cash_received') > 0
}
