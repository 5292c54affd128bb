/** Amounts in minor units, times in epoch milliseconds. */
export interface OrderRefundsTable {
  id: string
  order_id: number
  /** Counts the refunds of one order from 1. */
  sequence: number
  /** Of the request: sent twice it is one refund. */
  request_key: string
  at: number
  made_by: string
  reason: string
  amount: number
  /** JSON: TaxShare[] */
  taxes: string
  /** Null when shipping and fee are no part of it. */
  shipping: number | null
  method: 'noted'
  /** Of the order's returns the one it pays for. */
  return_sequence: number | null
}

export interface OrderRefundLinesTable {
  refund_id: string
  /** Of the order's line. */
  position: number
  quantity: number
  amount: number
  /** Pieces that went back on sale. */
  restocked: number
}

declare module '../../database/tables.server' {
  interface Tables {
    order_refunds: OrderRefundsTable
    order_refund_lines: OrderRefundLinesTable
  }
}
