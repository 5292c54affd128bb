import type { Billing } from '../../../orders/order/order'

/** One field of an address. Without the right to customers' data only the field is told. */
export interface ChangedField {
  field: keyof Billing
  before?: string
  after?: string
}

/** Something that a person did with an order, from the log of who did what. */
export interface OrderAct {
  /** `order.shipped`, `return.accepted` and so on, as the log calls it. */
  action: string
  /** Epoch milliseconds. */
  at: number
  /** The person's name; null for whoever has the customer's link. */
  by: string | null
  /** The number of the return, or the template of the mail. */
  of?: string
  /** The fields of an address that changed; missing once its customer's data are erased. */
  fields?: ChangedField[]
  /** Why a payment was taken back, and when it had been marked (epoch milliseconds). */
  reason?: string
  paidAt?: number
}
