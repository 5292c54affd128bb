import type { Generated } from 'kysely'
import type { Reason, ReturnKind, ReturnState } from './return-rules'

/** Times in epoch milliseconds, one for each state reached. */
export interface OrderReturnsTable {
  id: string
  order_id: number
  sequence: number
  request_key: string
  kind: ReturnKind
  state: ReturnState
  /** The name of who declared a withdrawal, and where the receipt went. */
  name: string | null
  email: string | null
  /** The customer's note, and why the merchant refused. */
  note: string | null
  answer: string | null
  restocked: Generated<number>
  /** Cents of shipping and payment fee beside the lines; null where none come back. */
  shipping: Generated<number | null>
  requested_at: number
  accepted_at: number | null
  refused_at: number | null
  received_at: number | null
  refunded_at: number | null
}

export interface OrderReturnLinesTable {
  return_id: string
  position: number
  quantity: number
  reason: Reason | null
  /** Cents, tax and share of the coupon included; null until it is accepted. */
  refund: number | null
}

declare module '../../database/tables.server' {
  interface Tables {
    order_returns: OrderReturnsTable
    order_return_lines: OrderReturnLinesTable
  }
}
