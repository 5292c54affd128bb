import type { Payment } from '../settings/payments'

export const TRANSITIONS = {
  awaiting_payment: ['paid', 'cancelled'],
  confirmed: ['shipped', 'cancelled'],
  paid: ['shipped', 'cancelled'],
  shipped: ['delivered'],
  delivered: [],
  cancelled: [],
} as const satisfies Record<string, readonly string[]>

export type OrderStatus = keyof typeof TRANSITIONS

/** An order ended by itself because it was not paid for, or not confirmed, in time. */
export type EndedBy = 'unpaid' | 'unconfirmed'

/** As people are shown it: a cash order is 'confirmed' for the API before its customer confirms. */
export type ShownStatus = OrderStatus | 'awaiting_confirmation'

export const shownStatus = (order: { status: OrderStatus; confirmBy?: string }): ShownStatus =>
  order.confirmBy ? 'awaiting_confirmation' : order.status

/** The same of a stored order: of cash orders only those that await their confirmation are due. */
export const shownStatusOf = ({
  status,
  payment,
  due_at,
}: {
  status: OrderStatus
  payment: Payment
  due_at: number | null
}): ShownStatus =>
  payment === 'cash_on_delivery' && due_at !== null ? 'awaiting_confirmation' : status

export const STATUSES = Object.keys(TRANSITIONS) as OrderStatus[]

export const mayBecome = (from: OrderStatus, to: OrderStatus) =>
  (TRANSITIONS[from] as readonly string[]).includes(to)

export const isCancellable = (status: OrderStatus) => mayBecome(status, 'cancelled')
