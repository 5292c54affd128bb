import type { TaxShare } from '../../cart/rules/taxes'

export interface RefundLine {
  /** The place of the order's line, from 0. */
  line: number
  quantity: number
  /** The line's part of the refund, tax included. */
  amount: number
  /** Pieces that went back on sale. */
  restocked: number
}

/** A refund in minor units of the order's currency, as its customer may see it. */
export interface ShownRefund {
  /** ISO 8601 */
  at: string
  /** The customer reads it; empty when none was given. */
  reason: string
  amount: number
  /** Shares by rate, highest first, which sum to the amount. */
  taxes: TaxShare[]
  /** The part for shipping and the payment fee; missing when there is none. */
  shipping?: number
  lines: RefundLine[]
  /** The number of the credit note, if an invoice is credited. */
  creditNote?: string
  /** The return it pays for, from 1. */
  return?: number
}

export interface Refund extends ShownRefund {
  id: string
  /** Counts the refunds of one order from 1. */
  sequence: number
  /** The staff member. */
  by: string
  /** The money moves elsewhere and is only noted here. */
  method: 'noted'
}

export const shownRefund = ({ id, sequence, by, method, ...shown }: Refund): ShownRefund => shown
