import type { Payment } from '../../settings/payments'

/** What an order is found by, in one narrow row, written when it is placed. */
export interface OrderSearchTable {
  order_id: number
  placed_at: number
  payment: Payment
  country: string
  total: number
  /** As `searchText` writes it. */
  text: string
}

declare module '../../database/tables.server' {
  interface Tables {
    order_search: OrderSearchTable
  }
}
