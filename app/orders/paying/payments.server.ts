import type { Selectable } from 'kysely'
import { insertRow } from '../../database/rows.server'
import type { Connection } from '../../database/tables.server'
import { timeOrderedId } from '../../database/time-ordered-id.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { lockOrder } from '../order/lock-order.server'
import { type PublicStatus, publicStatus } from '../order/status'
import type { MoneyKind, OrderPaymentsTable, OrdersTable } from '../order/tables.server'
import { touchOrder } from '../versions/changed.server'
import { WAYS_TO_PAY } from './ways-to-pay'

export type OrderPayment = Pick<OrderPaymentsTable, 'kind' | 'amount' | 'note' | 'at'>

/** Cents. `forbidden` carries the status that does not allow it. */
export type Recorded =
  | { ok: true; changed: boolean; amount: number }
  | { ok: false; code: 'not_found' | 'not_cash' | 'nothing_left' }
  | { ok: false; code: 'forbidden'; status: PublicStatus }

/** Returns payments by order, oldest first. */
export async function listPayments(db: Connection, orderIds: number[]) {
  if (orderIds.length === 0) return new Map<number, OrderPayment[]>()
  const rows = await db
    .selectFrom('order_payments')
    .select(['order_id', 'kind', 'amount', 'note', 'at'])
    .where('order_id', 'in', orderIds)
    .orderBy('at')
    // Orders payments of one millisecond: by their names, money comes in before it goes out.
    .orderBy('kind')
    .orderBy('id')
    .execute()
  return Map.groupBy(rows, (row) => row.order_id)
}

/** Records the whole amount of a sent parcel once, without what was paid in advance. */
export const recordCash = (db: Connection, number: string) =>
  inTransaction(db, async (connection): Promise<Recorded> => {
    const order = await lockOrder(connection, { number })
    if (!order) return { ok: false, code: 'not_found' }
    if (!WAYS_TO_PAY[order.payment].atTheDoor) return { ok: false, code: 'not_cash' }
    if (order.status !== 'shipped' && order.status !== 'delivered')
      return { ok: false, code: 'forbidden', status: publicStatus(order.status) }
    const { cash } = await sumsOf(connection, order.id)
    if (cash > 0) return { ok: true, changed: false, amount: cash }
    const amount = atTheDoor(order)
    if (amount === 0) return { ok: false, code: 'nothing_left' }
    await notePayment(connection, { order_id: order.id, kind: 'cash_received', amount })
    return { ok: true, changed: true, amount }
  })

type Owed = Pick<Selectable<OrdersTable>, 'total' | 'paid_at' | 'advance' | 'advance_paid_at'>

/** Returns what the courier is to receive of a cash order, in minor units. */
export const atTheDoor = (order: Owed) => order.total - paidBefore(order)

/** Returns what came before the parcel left: all of an order, its advance, or nothing. */
export const paidBefore = ({ total, paid_at, advance, advance_paid_at }: Owed) =>
  paid_at === null ? (advance_paid_at === null ? 0 : advance) : total

/** Returns what was paid of an order, and the unrefunded part of it. */
export async function moneyOfOrder(connection: Connection, order: Owed & { id: number }) {
  const { cash, back } = await sumsOf(connection, order.id)
  const paid = cash + paidBefore(order)
  return { paid, left: paid - back }
}

async function sumsOf(connection: Connection, orderId: number) {
  const payments = (await listPayments(connection, [orderId])).get(orderId) ?? []
  return { cash: sumOfPayments(payments, 'cash_received'), back: moneyBack(payments) }
}

/** Returns what went back to the customer, by refund or by a dispute with the provider. */
export const moneyBack = (payments: OrderPayment[]) =>
  sumOfPayments(payments, 'refund') +
  sumOfPayments(payments, 'chargeback') -
  sumOfPayments(payments, 'chargeback_reversed')

export const sumOfPayments = (payments: OrderPayment[], kind: OrderPayment['kind']) =>
  payments.filter((one) => one.kind === kind).reduce((sum, one) => sum + one.amount, 0)

/** Stores a payment; the caller holds the lock on the order. */
export async function notePayment(
  connection: Connection,
  row: { order_id: number; kind: OrderPayment['kind']; amount: number; note?: string },
) {
  await insertRow(connection, 'order_payments', {
    ...row,
    note: row.note ?? null,
    id: timeOrderedId(),
    at: Date.now(),
  })
  await touchOrder(connection, row.order_id)
}

interface BookedMoney {
  order_id: number
  attempt_id: string
  kind: MoneyKind
  amount: number
  reference: string
  note?: string
}

/** Books a provider's movement once; false when it was booked before. The caller holds the lock. */
export async function bookMoney(connection: Connection, row: BookedMoney) {
  const booked = await connection
    .insertInto('order_payments')
    .values({ ...row, note: row.note ?? null, id: timeOrderedId(), at: Date.now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (booked) await touchOrder(connection, row.order_id)
  return booked !== undefined
}
