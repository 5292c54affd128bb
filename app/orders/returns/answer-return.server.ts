import { findRow, requireRow, updateRow } from '../../database/rows.server'
import type { Connection, Database } from '../../database/tables.server'
import { type Left, restocking } from '../changing/change-status.server'
import { lockOrder } from '../order/lock-order.server'
import { listPayments, moneyOfOrder, sumOfPayments } from '../paying/payments.server'
import { isShippingRefunded, leftLines } from '../pricing/refund-quote'
import { findOrderById } from '../reading/find-order.server'
import { refundOrderIn } from '../refunds/refund-order.server'
import { takeBack } from '../refunds/take-back.server'
import { touchOrder } from '../versions/changed.server'
import { enqueueReturnMail, type ReturnEvent } from './enqueue-return-mail.server'
import { linesOf, listReturnsOf, returnNumber } from './find-returns.server'
import { fixRefund } from './fix-refund.server'
import type { ReturnedOrder } from './return-options.server'
import { type Answer, mayTurn, type ReturnKind, type ReturnState } from './return-rules'

const EVENTS = {
  accepted: { at: 'accepted_at', mail: 'return-accepted' },
  refused: { at: 'refused_at', mail: 'return-refused' },
  received: { at: 'received_at', mail: 'return-received' },
  refunded: { at: 'refunded_at', mail: 'return-refunded' },
} as const satisfies Record<Answer, { at: string; mail: ReturnEvent }>

interface With {
  /** The customer reads why it is refused. */
  reason?: string
  restock?: boolean
  /** The money was recorded as refunded before, without the return. */
  recorded?: boolean
  by?: string
}

interface Refunded {
  order: ReturnedOrder
  sequence: number
  id: string
  amount: number
  by: string
}

/** `refund` is the cents of the whole return, null while it is only asked for. */
export type Answered =
  | { ok: true; changed: boolean; refund: number | null; restocked: boolean }
  | { ok: false; code: 'not_found' }
  | { ok: false; code: 'forbidden'; state: ReturnState; kind: ReturnKind }
  | { ok: false; code: 'not_refundable'; refund: number; left: number }
  | { ok: false; code: 'not_recorded'; refund: number; left: number }

interface Which {
  order: string
  sequence: number
}

/** Answers a return once and mails its customer; the same answer again changes nothing. */
export async function answerReturn(
  db: Database,
  which: Which,
  to: Answer,
  how: With = {},
): Promise<Answered> {
  return restocking(
    db,
    (connection, onRestock) => answerReturnIn(connection, which, to, how, onRestock),
    { repeatable: true },
  )
}

/** Answers in the caller's transaction; the caller announces the stock afterwards. */
export async function answerReturnIn(
  connection: Connection,
  { order: number, sequence }: Which,
  to: Answer,
  { reason, restock = false, recorded: before = false, by = '' }: With,
  onRestock: (left: Left) => void,
): Promise<Answered> {
  const order = await lockOrder(connection, { number })
  if (!order) return { ok: false, code: 'not_found' }
  const row = await returnAt(connection, order.id, sequence)
  if (!row) return { ok: false, code: 'not_found' }
  const { id, state, kind } = row
  if (state === to)
    return { ok: true, changed: false, refund: await refundOf(connection, id), restocked: false }
  if (!mayTurn(state, to)) return { ok: false, code: 'forbidden', state, kind }
  if (to === 'accepted') await fixRefund(connection, order.id, id)
  const refund = await refundOf(connection, id)
  if (to === 'refunded' && refund && before) {
    const left = await refundedBeside(connection, order.id)
    if (left < refund) return { ok: false, code: 'not_recorded', refund, left }
  } else if (to === 'refunded' && refund) {
    if (!(await refundReturn(connection, { order, sequence, id, amount: refund, by }))) {
      const { left } = await moneyOfOrder(connection, order)
      return { ok: false, code: 'not_refundable', refund, left: Math.max(0, left) }
    }
  }
  // A cancelled order's pieces are back already.
  const back = to === 'received' && restock && order.status !== 'cancelled'
  if (back) {
    const lines = (await linesOf(connection, [row])).map(({ position, quantity }) => ({
      line: position,
      quantity,
      restock: true,
    }))
    const { left } = await takeBack(connection, order, lines)
    if (left) onRestock(left)
  }
  const { at, mail } = EVENTS[to]
  await updateRow(connection, 'order_returns', id, {
    state: to,
    [at]: Date.now(),
    ...(back && { restocked: 1 }),
    ...(reason && { answer: reason }),
  })
  await touchOrder(connection, order.id)
  await enqueueReturnMail(connection, mail, {
    order,
    sequence,
    ...(row.email && { to: row.email }),
  })
  return { ok: true, changed: true, refund, restocked: back }
}

const returnAt = (connection: Connection, orderId: number, sequence: number) =>
  findRow(connection, 'order_returns', { order_id: orderId, sequence }, [
    'id',
    'state',
    'kind',
    'email',
  ])

async function refundOf(connection: Connection, id: string) {
  const lines = await linesOf(connection, [{ id }])
  if (lines.some(({ refund }) => refund === null)) return null
  return lines.reduce((sum, { refund }) => sum + (refund ?? 0), await shippingOf(connection, id))
}

/** Returns the cents of shipping and payment fee that come back with a return. */
async function shippingOf(connection: Connection, id: string) {
  const { shipping } = await requireRow(connection, 'order_returns', { id }, ['shipping'])
  return shipping ?? 0
}

/** Pieces of another refund do not count twice. */
async function refundReturn(connection: Connection, { order, sequence, id, amount, by }: Refunded) {
  const known = (await findOrderById(connection, order.id))?.order
  const left = new Map(known && leftLines(known).map(({ line, quantity }) => [line, quantity]))
  const lines = (await linesOf(connection, [{ id }]))
    .map(({ position, quantity }) => ({
      line: position,
      quantity: Math.min(quantity, left.get(position) ?? 0),
      restock: false,
    }))
    .filter(({ quantity }) => quantity > 0)
  const brought = known && !isShippingRefunded(known) && (await shippingOf(connection, id)) > 0
  const refunded = await refundOrderIn(
    connection,
    {
      number: order.number,
      lines,
      shipping: Boolean(brought) && lines.length > 0,
      amount,
      reason: '',
      by,
      key: `return ${id}`,
    },
    { note: returnNumber(order.number, sequence), returnSequence: sequence },
  )
  return refunded.ok
}

/** Returns the cents refunded of an order outside its returns. */
async function refundedBeside(connection: Connection, orderId: number) {
  const payments = (await listPayments(connection, [orderId])).get(orderId) ?? []
  const returns = (await listReturnsOf(connection, [orderId])).get(orderId) ?? []
  const settled = returns.filter(({ state }) => state === 'refunded')
  return (
    sumOfPayments(payments, 'refund') - settled.reduce((sum, one) => sum + (one.refund ?? 0), 0)
  )
}
