/**
 * The statuses that may follow; a cash order may be sent before it is confirmed, and is confirmed by
 * its advance where it pays one.
 */
export const TRANSITIONS = {
  awaiting_payment: ['paid', 'confirmed', 'cancelled'],
  awaiting_confirmation: ['confirmed', 'shipped', 'cancelled'],
  confirmed: ['shipped', 'cancelled'],
  paid: ['shipped', 'cancelled'],
  shipped: ['delivered'],
  delivered: [],
  cancelled: [],
} as const satisfies Record<string, readonly string[]>

export type OrderStatus = keyof typeof TRANSITIONS

/** The order ended by itself, as it was not paid or not confirmed in time. */
export type EndedBy = 'unpaid' | 'unconfirmed'

/** The orders API's statuses, which call an order confirmed before its customer confirms it. */
export type PublicStatus = Exclude<OrderStatus, 'awaiting_confirmation'>

export const publicStatus = (status: OrderStatus): PublicStatus =>
  status === 'awaiting_confirmation' ? 'confirmed' : status

/** Returns the status to show people for one of the orders API. */
export const shownStatus = (order: { status: PublicStatus; confirmBy?: string }): OrderStatus =>
  order.confirmBy ? 'awaiting_confirmation' : order.status

export const STATUSES = Object.keys(TRANSITIONS) as OrderStatus[]
export const publicStatuses = () =>
  STATUSES.flatMap((status) => (publicStatus(status) === status ? [status] : [])) as PublicStatus[]

export const mayBecome = (from: OrderStatus, to: OrderStatus) =>
  (TRANSITIONS[from] as readonly string[]).includes(to)

export const isCancellable = (status: OrderStatus) => mayBecome(status, 'cancelled')
