/** What an order may become; a cash order may be sent before its customer confirms it. */
export const TRANSITIONS = {
  awaiting_payment: ['paid', 'cancelled'],
  awaiting_confirmation: ['confirmed', 'shipped', 'cancelled'],
  confirmed: ['shipped', 'cancelled'],
  paid: ['shipped', 'cancelled'],
  shipped: ['delivered'],
  delivered: [],
  cancelled: [],
} as const satisfies Record<string, readonly string[]>

export type OrderStatus = keyof typeof TRANSITIONS

/** An order ended by itself because it was not paid for, or not confirmed, in time. */
export type EndedBy = 'unpaid' | 'unconfirmed'

/** As the orders API says it: there an order is confirmed before its customer confirms it. */
export type PublicStatus = Exclude<OrderStatus, 'awaiting_confirmation'>

export const publicStatus = (status: OrderStatus): PublicStatus =>
  status === 'awaiting_confirmation' ? 'confirmed' : status

/** The status of an order that came through the orders API, as people are shown it. */
export const shownStatus = (order: { status: PublicStatus; confirmBy?: string }): OrderStatus =>
  order.confirmBy ? 'awaiting_confirmation' : order.status

export const STATUSES = Object.keys(TRANSITIONS) as OrderStatus[]
/** The statuses that the orders API knows. */
export const publicStatuses = () =>
  STATUSES.flatMap((status) => (publicStatus(status) === status ? [status] : [])) as PublicStatus[]

export const mayBecome = (from: OrderStatus, to: OrderStatus) =>
  (TRANSITIONS[from] as readonly string[]).includes(to)

export const isCancellable = (status: OrderStatus) => mayBecome(status, 'cancelled')
