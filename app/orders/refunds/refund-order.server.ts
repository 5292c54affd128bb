import type { Connection, Database } from '../../database/tables.server'
import { addRefund, refundsOfAttempt } from '../../payments/asked-refunds.server'
import { attemptsOf } from '../../payments/attempts.server'
import { leftAtProvider } from '../../payments/left-at-provider'
import { type Left, restocking } from '../changing/change-status.server'
import { creditRefund } from '../invoices/credit-notes.server'
import { lockOrder } from '../order/lock-order.server'
import type { Refund } from '../order/refund'
import { bookMoney, moneyOfOrder, notePayment } from '../paying/payments.server'
import { enqueueRefund } from '../paying/refund-soon.server'
import {
  bringsShipping,
  isShippingRefunded,
  leftLines,
  type RefundLineRequest,
  refundQuote,
} from '../pricing/refund-quote'
import { findOrderById, orderNumberOf } from '../reading/find-order.server'
import { refundsOf } from '../reading/refunds-of.server'
import { enqueueRefundMail } from './enqueue-refund-mail.server'
import { findRefundByKey, storeRefund } from './store-refund.server'
import { takeBack } from './take-back.server'

export interface OrderRefundRequest {
  number: string
  /** `line` counts the order's lines from 0; `restock` puts its pieces back on sale. */
  lines: { line: number; quantity: number; restock: boolean }[]
  /** Includes shipping and the payment fee; left out, they come back with the last pieces. */
  shipping?: boolean
  /** Replaces the computed amount, up to what is left. */
  amount?: number
  /** The customer reads it. */
  reason: string
  by: string
  /** A repeated key is one refund. */
  key: string
}

export type RefundOutcome =
  | { ok: true; refund: Refund; replayed: boolean }
  | { ok: false; code: 'not_found' | 'nothing_paid' | 'too_much' | 'no_such_line' | 'empty' }

interface Beside {
  note?: string
  /** The return it pays for, which has mails of its own. */
  returnSequence?: number
  onRestock?(left: Left): void
}

/**
 * Refunds pieces, shipping or an amount, and notes it. Money that a provider took goes back there by
 * a job; any other is transferred elsewhere.
 */
export async function refundOrder(
  db: Database,
  request: OrderRefundRequest,
  { note }: Pick<Beside, 'note'> = {},
): Promise<RefundOutcome> {
  const key = request.key || crypto.randomUUID()
  return restocking(
    db,
    (connection, onRestock) => refundOrderIn(connection, { ...request, key }, { note, onRestock }),
    { repeatable: true },
  )
}

/** Refunds in the caller's transaction; the caller announces the stock after the commit. */
export async function refundOrderIn(
  connection: Connection,
  request: OrderRefundRequest,
  { note, returnSequence, onRestock }: Beside,
): Promise<RefundOutcome> {
  const row = await lockOrder(connection, { number: orderNumberOf(request.number) })
  const order = row && (await findOrderById(connection, row.id))?.order
  if (!row || !order) return { ok: false, code: 'not_found' }
  const before = await findRefundByKey(connection, row.id, request.key)
  if (before)
    return { ok: true, refund: await theRefund(connection, row.id, before), replayed: true }
  const money = await moneyOfOrder(connection, row)
  if (money.paid <= 0) return { ok: false, code: 'nothing_paid' }
  const { amount } = request
  const wanted = piecesOf(request.lines)
  if (!wanted || (amount !== undefined && !isCount(amount))) return { ok: false, code: 'empty' }
  if (wanted.some(({ line }) => !order.items[line])) return { ok: false, code: 'no_such_line' }
  const shipping = request.shipping ?? bringsShipping(order, wanted)
  const left = new Map(leftLines(order).map(({ line, quantity }) => [line, quantity]))
  const beyond = wanted.some(({ line, quantity }) => quantity > (left.get(line) ?? 0))
  if (beyond || (shipping && isShippingRefunded(order))) return { ok: false, code: 'too_much' }
  const quote = refundQuote(order, wanted, shipping, amount)
  if (quote.amount === 0) return { ok: false, code: 'empty' }
  if (quote.amount > money.left) return { ok: false, code: 'too_much' }
  const back = await takeBack(connection, row, request.lines)
  if (back.left) onRestock?.(back.left)
  const { reason, by, key } = request
  const id = await storeRefund(connection, row.id, {
    ...{ key, by, reason: reason.trim(), quote, shipping, returnSequence },
    restocked: back.restocked,
  })
  const noted = { amount: quote.amount, note: note ?? (reason.trim() || undefined) }
  if (!(await refundAtProvider(connection, row.id, noted)))
    await notePayment(connection, { ...noted, order_id: row.id, kind: 'refund' })
  await creditRefund(connection, row.id, id)
  const refund = await theRefund(connection, row.id, id)
  if (returnSequence === undefined) await enqueueRefundMail(connection, row, refund)
  return { ok: true, refund, replayed: false }
}

async function theRefund(connection: Connection, orderId: number, id: string) {
  const refund = (await refundsOf(connection, orderId)).find((one) => one.id === id)
  if (!refund) throw new Error(`no refund ${id}`)
  return refund
}

/** Returns the pieces by line; undefined when a line has no whole number of them. */
function piecesOf(lines: OrderRefundRequest['lines']): RefundLineRequest[] | undefined {
  if (!lines.every(({ quantity }) => isCount(quantity))) return undefined
  const sums = new Map<number, number>()
  for (const { line, quantity } of lines) sums.set(line, (sums.get(line) ?? 0) + quantity)
  return [...sums]
    .map(([line, quantity]) => ({ line, quantity }))
    .sort((one, other) => one.line - other.line)
}

const isCount = (number: number) => Number.isSafeInteger(number) && number > 0

/**
 * Books a refund (minor units) of an order that was paid at a provider, with the job that asks the
 * provider for it. Returns false, and does nothing, where no provider holds that much money of the
 * order: it is paid back by other means. The caller has locked the order.
 */
async function refundAtProvider(
  connection: Connection,
  orderId: number,
  { amount, note }: { amount: number; note?: string },
): Promise<boolean> {
  for (const attempt of await attemptsOf(connection, orderId)) {
    if (leftAtProvider(attempt, await refundsOfAttempt(connection, attempt.id)) < amount) continue
    const { id } = await addRefund(connection, attempt, { amount, cause: 'desk' })
    await bookMoney(connection, {
      ...{ order_id: orderId, attempt_id: attempt.id, kind: 'refund', amount, note },
      reference: id,
    })
    await enqueueRefund(connection, { refundId: id })
    return true
  }
  return false
}
