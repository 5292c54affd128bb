import { addBack, type GivenBack } from '../../catalogue/stock/stock-rows.server'
import { announceChange, recordChange } from '../../database/changes.server'
import { updateRow } from '../../database/rows.server'
import type { Connection, Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { releaseCoupon } from '../coupons/coupons.server'
import { promisedAnew } from '../delivery/promise.server'
import { creditInvoice } from '../invoices/credit-notes.server'
import { issueInvoiceOf } from '../invoices/issue-invoice.server'
import { enqueueAgain, tellOfOrders } from '../mails/enqueue-order-mails.server'
import { dropHeld } from '../mails/first-mails.server'
import { giveBackOrderTurn } from '../mails/order-turns.server'
import { lockOrder, type OrderKey } from '../order/lock-order.server'
import type { Billing } from '../order/order'
import { mayBecome, type OrderStatus, type PublicStatus, publicStatus } from '../order/status'
import { endAttemptsSoon } from '../paying/end-attempts-soon.server'
import { isInParts, isPaidAtProvider } from '../paying/ways-to-pay'
import type { OrderRow } from '../reading/find-order.server'
import { changedNow, noteByLink } from '../versions/changed.server'
import { confirmAdvance } from './confirm-advance.server'
import { restockedByRefunds } from './restocked.server'

type StatusChange =
  | { ok: true; changed: boolean }
  | { ok: false; code: 'not_found' }
  | { ok: false; code: 'forbidden'; status: PublicStatus }
  | { ok: false; code: 'unconfirmed' }

const EVENTS = {
  paid: { at: 'paid_at', mail: 'order-paid' },
  shipped: { at: 'shipped_at', mail: 'order-shipped' },
  delivered: { at: 'delivered_at', mail: undefined },
  cancelled: { at: 'cancelled_at', mail: 'order-cancelled' },
} as const

type Target = keyof typeof EVENTS

interface Conditions {
  from?: OrderStatus
  /** Changes only an order that was overdue then (epoch milliseconds), as ended by itself. */
  overdueAt?: number
  /** Changes a cash order that its customer has not confirmed, too. */
  unconfirmed?: boolean
  /** The shop was told of the order before. */
  told?: boolean
  tracking?: string
  carrier?: string
}

/** The stock left by product id, after pieces went back on the shelf. */
export type Left = Map<number, number>

/** Changes a status; an order in `to` or not in `from` stays. Cancelling returns its stock. */
export async function changeStatus(
  db: Database,
  id: OrderKey,
  to: Target,
  conditions: Conditions = {},
): Promise<StatusChange> {
  return restocking(
    db,
    (connection, onRestock) => changeStatusIn(connection, id, to, conditions, onRestock),
    { repeatable: true },
  )
}

/** Changes a status in the caller's transaction; the caller announces the stock after the commit. */
export async function changeStatusIn(
  connection: Connection,
  id: OrderKey,
  to: Target,
  conditions: Conditions,
  onRestock: (left: Left) => void,
): Promise<StatusChange> {
  const order = await lockOrder(connection, id)
  if (!order) return { ok: false, code: 'not_found' }
  // A token comes from a shopper, who may be anybody, and a number from the merchant.
  const byLink = 'token' in id
  return changeLocked(connection, order, to, { ...conditions, byLink }, onRestock)
}

/**
 * Changes an order that the caller's transaction has locked. What is paid of an order in parts is its
 * advance, which confirms it.
 */
export async function changeLocked(
  connection: Connection,
  order: OrderRow,
  to: Target,
  conditions: Conditions & { byLink?: boolean },
  onRestock: (left: Left) => void,
): Promise<StatusChange> {
  const { from, overdueAt, unconfirmed, told, byLink = false, ...more } = conditions
  const { status, language } = order
  const ends = order.due_at ?? order.confirm_by
  const early = overdueAt !== undefined && (ends === null || ends > overdueAt)
  if (status === to || early || (from && status !== from)) return { ok: true, changed: false }
  if (!mayBecome(status, to)) return { ok: false, code: 'forbidden', status: publicStatus(status) }
  if (to === 'paid' && isInParts(order)) {
    await confirmAdvance(connection, order, { paid: true })
    return { ok: true, changed: true }
  }
  const awaits = status === 'awaiting_confirmation'
  if (awaits && to === 'shipped' && !unconfirmed) return { ok: false, code: 'unconfirmed' }
  const ended_by = overdueAt === undefined ? null : awaits ? 'unconfirmed' : 'unpaid'
  const { at, mail } = EVENTS[to]
  const now = Date.now()
  const billing = JSON.parse(order.billing) as Billing
  const promised = to === 'paid' && (await promisedAnew(connection, order.id, { billing, now }))
  const dates = { [at]: now, ...NOTHING_DUE, ...promised }
  await updateRow(connection, 'orders', order.id, {
    status: to,
    ...dates,
    ended_by,
    ...settled(to),
    ...changedNow(now),
    ...more,
  })
  if (to === 'paid' || to === 'shipped')
    await issueInvoiceOf(connection, { id: order.id, status: to }, now)
  if (isPaidAtProvider(order)) {
    await endAttemptsSoon(connection, order.id)
    if (to === 'paid' && !told)
      await tellOfOrders(connection, [{ ...order, orderId: order.id, status: to }])
  }
  if (to === 'cancelled') {
    const left = await restock(connection, order.id)
    await recordChange(connection, { products: [...left.keys()], left })
    onRestock(left)
    await creditInvoice(connection, order.id, now)
  }
  const unheard = await dropHeld(connection, order.id, to === 'cancelled' ? 'all' : 'payment')
  if (byLink && to === 'cancelled') await noteByLink(connection, order.number, 'order.cancelled')
  // A customer who cancels by the order's page needs no mail, and has had none before.
  const needless = unheard && to === 'cancelled' && byLink && overdueAt === undefined
  // An erased customer has no address (cli/privacy).
  if (needless) await giveBackOrderTurn(connection, billing.email)
  else if (mail && billing.email)
    await enqueueAgain(connection, mail, { orderId: order.id, billing, language })
  return { ok: true, changed: true }
}

/**
 * Runs a transaction that may put pieces back on the shelf, and announces the stock in this process
 * after the commit. A body that runs again after a deadlock begins without what the first run noted.
 */
export async function restocking<Result>(
  db: Database,
  body: (connection: Connection, onRestock: (left: Left) => void) => Promise<Result>,
  options?: Parameters<typeof inTransaction>[2],
): Promise<Result> {
  let restocked: Left | undefined
  const result = await inTransaction(
    db,
    (connection) => {
      restocked = undefined
      return body(connection, (left) => {
        restocked = left
      })
    },
    options,
  )
  if (restocked) announceChange(db, { products: [...(restocked as Left).keys()], left: restocked })
  return result
}

const NOTHING_DUE = { due_at: null, confirm_by: null, remind_at: null }

/** A settled order loses address and network, which only limit open orders. */
const settled = (status: Target) =>
  status === 'shipped' ? {} : { address_key: null, network_key: null }

/**
 * Returns stock by product id, then the coupon, in the lock order of placing; without what refunds
 * put back. Gives the stock left.
 */
async function restock(connection: Connection, orderId: number) {
  const lines = await connection
    .selectFrom('order_lines')
    .select(['position', 'product_id', 'variant_id', 'quantity'])
    .where('order_id', '=', orderId)
    .orderBy('product_id')
    .execute()
  const back = await restockedByRefunds(connection, orderId)
  const still = lines.map((line) => ({
    ...line,
    quantity: line.quantity - (back.get(line.position) ?? 0),
  }))
  const left = await returnStock(
    connection,
    still.filter(({ quantity }) => quantity > 0),
  )
  await releaseCoupon(connection, orderId)
  return left
}

/** Adds stock by ascending product id, so that concurrent changes never deadlock. */
export async function returnStock(
  connection: Connection,
  lines: readonly GivenBack[],
): Promise<Left> {
  const left = new Map<number, number>()
  for (const line of lines) {
    const quantity = await addBack(connection, line)
    if (quantity !== undefined) left.set(line.product_id, quantity)
  }
  return left
}
