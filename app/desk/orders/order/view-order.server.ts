import { requireRow } from '../../../database/rows.server'
import type { Connection } from '../../../database/tables.server'
import { shopUrl } from '../../../http/shop-url.server'
import { findInvoices } from '../../../orders/invoices/issue-invoice.server'
import { mailsToSend, orderMailsOf } from '../../../orders/mails/order-mails.server'
import { isCancellable } from '../../../orders/order/status'
import {
  atTheDoor,
  listPayments,
  moneyBack,
  paidBefore,
  sumOfPayments,
} from '../../../orders/paying/payments.server'
import { isInParts, WAYS_TO_PAY } from '../../../orders/paying/ways-to-pay'
import { isOwed } from '../../../orders/queue/owed.server'
import { stageOf } from '../../../orders/queue/stage'
import { findOrderByNumber, type OrderRow } from '../../../orders/reading/find-order.server'
import { refundsOf } from '../../../orders/reading/refunds-of.server'
import { listReturnsOf } from '../../../orders/returns/find-returns.server'
import { whyNotUnpaid } from '../../../orders/steps/mark-unpaid.server'
import { notesOf } from '../../../orders/steps/order-notes.server'
import { may, type Role } from '../../rights/rights'
import { printHref } from '../bulk/print-href'
import { onlineOfOrder, withoutReasons } from '../online/online-of-order.server'
import { actsOfOrder, withoutValues } from '../timeline/acts-of-order.server'
import type { OrderView } from './order-view'
import { stepsFrom } from './steps-from'

const MOST_OTHERS = 10

/** Returns as much of an order as the role may know; undefined when there is none. `number` may be typed in any way. */
export async function viewOrder(
  db: Connection,
  number: string,
  role: Role,
): Promise<OrderView | undefined> {
  const found = await readOrder(db, number)
  if (!found) return undefined
  const { token, view } = found
  const seen = may(role, 'customers.read') ? view : withoutCustomer(view)
  if (!may(role, 'orders.change')) return seen
  const customerPage = `/orders/${token}`
  const { status, language, billing } = view.order
  const untold = status === 'awaiting_payment' && billing?.email === ''
  return { ...seen, customerPage, ...(untold && { payLink: shopUrl(customerPage, language) }) }
}

async function readOrder(db: Connection, number: string) {
  const found = await findOrderByNumber(db, number)
  if (!found) return undefined
  const { id } = found
  const { token, ...order } = found.order
  const row = await requireRow(db, 'orders', { id })
  const payments = (await listPayments(db, [id])).get(id) ?? []
  const returns = (await listReturnsOf(db, [id])).get(id) ?? []
  const cash = sumOfPayments(payments, 'cash_received')
  const received = cash + paidBefore(row)
  const stage = stageOf(row)
  const view: OrderView = {
    order: { ...order, country: order.billing.country },
    version: row.version,
    stage,
    ...(row.packed_at !== null && { packedAt: row.packed_at }),
    steps: stepsFrom(stage, { inParts: isInParts(row) }),
    addressChangeable: isCancellable(row.status),
    canBeUnpaid: !(await whyNotUnpaid(db, row)),
    payments: await paymentsOf(db, id),
    online: await onlineOfOrder(db, id),
    ...{ received, left: received - moneyBack(payments) },
    owed: await isOwed(db, id),
    cashDue:
      WAYS_TO_PAY[row.payment].atTheDoor &&
      ['shipped', 'delivered'].includes(row.status) &&
      cash === 0 &&
      atTheDoor(row) > 0,
    rest: atTheDoor(row),
    returns: returns.map((one) => ({
      ...{ number: one.number, sequence: one.sequence, kind: one.kind, state: one.state },
      ...{ note: one.note, answer: one.answer, refund: one.refund, restocked: one.restocked },
      lines: one.lines.map(({ title, quantity, reason }) => ({ title, quantity, reason })),
      at: Date.parse(String(one.history[0]?.at ?? order.placedAt)),
    })),
    documents: await documentsOf(db, id, order.number),
    notes: await notesOf(db, id),
    mails: await orderMailsOf(db, id),
    mailsAgain: mailsToSend(found.order),
    ...(await othersOf(db, row)),
    acts: await actsOfOrder(db, order.number),
  }
  return { token, view }
}

/** Removes what names the customer or was written by people. */
function withoutCustomer(view: OrderView): OrderView {
  const { billing: _, notes: __, coupon: ___, tracking: ____, refunds, ...order } = view.order
  return {
    ...view,
    order: {
      ...order,
      ...(refunds && { refunds: refunds.map((one) => ({ ...one, reason: '' })) }),
    },
    online: withoutReasons(view.online),
    payments: view.payments.map(({ note: _, ...payment }) => payment),
    acts: view.acts.map(withoutValues),
    returns: view.returns.map((one) => ({ ...one, note: undefined, answer: undefined })),
    mails: view.mails.map(({ template, state, at }) => ({ template, state, at })),
    ...{ documents: [], notes: [], others: [], othersCount: 0 },
  }
}

/** The time between a refund and its payment in one transaction, at most, in milliseconds. */
const SAME_MS = 60_000

/** Reads payments, oldest first; each refund's says who made it. */
async function paymentsOf(db: Connection, orderId: number): Promise<OrderView['payments']> {
  const payments = (await listPayments(db, [orderId])).get(orderId) ?? []
  const refunds = await refundsOf(db, orderId)
  return payments.map(({ kind, amount, note, at }) => {
    const isThis = (one: (typeof refunds)[number]) =>
      one.amount === amount && Math.abs(Date.parse(one.at) - at) < SAME_MS
    const refund = kind === 'refund' ? refunds.findIndex(isThis) : -1
    // Two alike are two payments.
    const [of] = refund < 0 ? [] : refunds.splice(refund, 1)
    return { kind, amount, at, ...(note && { note }), ...(of?.by && { by: of.by }) }
  })
}

const documentsOf = async (db: Connection, id: number, order: string) =>
  (await findInvoices(db, id)).map(({ kind, number }) => ({
    kind,
    number,
    href: kind === 'invoice' ? printHref(kind, [order]) : printHref('credit-note', [order], number),
  }))

/** Lists orders of the same e-mail address or account. */
async function othersOf(db: Connection, { id, email_key, uid }: OrderRow) {
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where((where) =>
      where.or([
        where('email_key', '=', email_key),
        ...(uid === null ? [] : [where('uid', '=', uid)]),
      ]),
    )
    .where('id', '<>', id)
    .orderBy('id', 'desc')
    .limit(101)
    .execute()
  return {
    othersCount: rows.length,
    others: rows.slice(0, MOST_OTHERS).map((row) => ({
      number: row.number,
      stage: stageOf(row),
      total: row.total,
      currency: row.currency,
      placedAt: row.placed_at,
    })),
  }
}
