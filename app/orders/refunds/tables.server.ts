/** Amounts in minor units, times in epoch milliseconds. */
export interface OrderRefundsTable {
  id: string
  order_id: number
  sequence: number
  request_key: string
  at: number
  made_by: string
  reason: string
  amount: number
  /** JSON: TaxShare[] */
  taxes: string
  shipping: number | null
  method: 'noted'
  return_sequence: number | null
}

export interface OrderRefundLinesTable {
  refund_id: string
  position: number
  quantity: number
  amount: number
  restocked: number
}

declare module '../../database/tables.server' {
  interface Tables {
    order_refunds: OrderRefundsTable
    order_refund_lines: OrderRefundLinesTable
  }
}
