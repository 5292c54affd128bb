import type { Connection } from '../../../database/tables.server'
import { findOrderByNumber, type OrderRow } from '../../../orders/find-order.server'
import { findInvoices } from '../../../orders/invoices/issue-invoice.server'
import { mailsToSend, orderMailsOf } from '../../../orders/mails/order-mails.server'
import { notesOf } from '../../../orders/notes/order-notes.server'
import type { Order } from '../../../orders/order'
import { listPayments, sumOf } from '../../../orders/payments.server'
import { stageOf } from '../../../orders/queue/stage'
import { listReturnsOf } from '../../../orders/returns/find-returns.server'
import type { OrderView } from './order-view'
import { stepsFrom } from './steps-from'

const MOST_OTHERS = 10

/** Undefined when there is no such order. `number` as people write it. */
export async function viewOrder(db: Connection, number: string): Promise<OrderView | undefined> {
  const found = await findOrderByNumber(db, number)
  if (!found) return undefined
  const { id, order } = found
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const payments = (await listPayments(db, [id])).get(id) ?? []
  const returns = (await listReturnsOf(db, [id])).get(id) ?? []
  const cash = sumOf(payments, 'cash_received')
  const paid = row.paid_at === null ? cash : row.total
  const stage = stageOf(row)
  return {
    order,
    version: row.version,
    stage,
    ...(row.packed_at !== null && { packedAt: row.packed_at }),
    steps: stepsFrom(stage),
    addressChangeable: ['awaiting_payment', 'paid', 'confirmed'].includes(row.status),
    payments: payments.map(({ kind, amount, note, at }) => ({
      kind,
      amount,
      at,
      ...(note && { note }),
    })),
    left: paid - sumOf(payments, 'refund'),
    cashDue:
      row.payment === 'cash_on_delivery' &&
      ['shipped', 'delivered'].includes(row.status) &&
      cash === 0 &&
      row.total > 0,
    returns: returns.map((one) => ({
      ...{ number: one.number, sequence: one.sequence, kind: one.kind, state: one.state },
      ...{ note: one.note, answer: one.answer, refund: one.refund, restocked: one.restocked },
      lines: one.lines.map(({ title, quantity, reason }) => ({ title, quantity, reason })),
      at: Date.parse(String(one.history[0]?.at ?? order.placedAt)),
    })),
    documents: await documentsOf(db, id, order),
    notes: await notesOf(db, id),
    mails: await orderMailsOf(db, id),
    mailsAgain: mailsToSend(order),
    ...(await othersOf(db, row)),
  }
}

const documentsOf = async (db: Connection, id: number, { token }: Order) =>
  (await findInvoices(db, id)).map(({ kind, number, refundId }) => ({
    kind,
    number,
    href: `/orders/${token}/${pathOf(kind, refundId && number)}`,
  }))

/** A credit note of a refund is found by its number. */
function pathOf(kind: 'invoice' | 'credit_note', note?: string) {
  if (kind === 'invoice') return 'invoice'
  return note ? `credit-note/${note}` : 'credit-note'
}

/** Of the same e-mail address or account. */
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
