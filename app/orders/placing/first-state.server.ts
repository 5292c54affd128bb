import { settings } from '../../settings/settings.server'
import { remindAt } from '../mails/remind-unpaid.server'
import type { OrderStatus } from '../order/status'
import type { OrdersTable } from '../order/tables.server'
import { firstStatusOf, inAdvanceOf } from '../paying/ways-to-pay'

type Priced = Pick<OrdersTable, 'payment'> & { advance?: number; total: number }

/** Tells whether an order costs nothing, so that nobody can pay it before it is sent. */
export const isFree = (order: Priced) => order.total === 0 && inAdvanceOf(order) !== undefined

/** Returns the status that a new order's customer is told. */
export const firstTold = (order: Priced): OrderStatus =>
  isFree(order) ? 'paid' : firstStatusOf(order)

/** Returns what says how an order begins; one that costs nothing is paid, and nothing is due. */
export function firstState(order: Priced, now: number) {
  const status = firstTold(order)
  if (isFree(order)) return { status, paid_at: now, address_key: null, network_key: null }
  const within = inAdvanceOf(order)?.within(settings().payment)
  const due_at = within === undefined ? null : now + within
  return { status, due_at, remind_at: due_at && remindAt(now, due_at) }
}
