export const TRANSITIONS = {
  awaiting_payment: ['paid', 'cancelled'],
  confirmed: ['shipped', 'cancelled'],
  paid: ['shipped', 'cancelled'],
  shipped: ['delivered'],
  delivered: [],
  cancelled: [],
} as const satisfies Record<string, readonly string[]>

export type OrderStatus = keyof typeof TRANSITIONS
export type Payment = 'bank' | 'cash_on_delivery'

export const STATUSES = Object.keys(TRANSITIONS) as OrderStatus[]

export const firstStatus = (payment: Payment): OrderStatus =>
  payment === 'bank' ? 'awaiting_payment' : 'confirmed'

export const mayBecome = (from: OrderStatus, to: OrderStatus) =>
  (TRANSITIONS[from] as readonly string[]).includes(to)

export const isCancellable = (status: OrderStatus) => mayBecome(status, 'cancelled')
