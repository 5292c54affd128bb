import type { TaxShare } from '../../cart/rules/taxes'

export interface RefundLine {
  /** Which of the order's lines, from 0. */
  line: number
  quantity: number
  /** Of the refund's amount, tax included. */
  amount: number
  /** So many of its pieces went back on sale. */
  restocked: number
}

/** Money given back of an order, in minor units of its currency. As its customer may see it. */
export interface ShownRefund {
  /** ISO 8601 */
  at: string
  /** Its customer reads it; empty when none was given. */
  reason: string
  amount: number
  /** By rate, the highest first: together the amount. */
  taxes: TaxShare[]
  /** Of the amount for shipping and the fee of the way to pay; missing when they are no part of it. */
  shipping?: number
  lines: RefundLine[]
  /** Number of the credit note, where the order has an invoice that it takes back a part of. */
  creditNote?: string
  /** Of the order's returns the one it pays for, from 1. */
  return?: number
}

export interface Refund extends ShownRefund {
  id: string
  /** Counts the refunds of one order from 1. */
  sequence: number
  /** Which of the merchant's people. */
  by: string
  /** The money itself moves elsewhere, and is noted here. */
  method: 'noted'
}

export const shownRefund = ({ id, sequence, by, method, ...shown }: Refund): ShownRefund => shown
