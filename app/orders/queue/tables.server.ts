import type { Payment } from '../../settings/payments'

/** An order's search text in one narrow row, written when it is placed. */
export interface OrderSearchTable {
  order_id: number
  placed_at: number
  payment: Payment
  country: string
  total: number
  text: string
}

declare module '../../database/tables.server' {
  interface Tables {
    order_search: OrderSearchTable
  }
}
