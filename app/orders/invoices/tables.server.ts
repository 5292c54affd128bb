import type { Generated } from 'kysely'

export type InvoiceKind = 'invoice' | 'credit_note'

/** An order's lines and totals never change, so they are not stored twice. */
export interface InvoicesTable {
  /** `2026-00001`, or `C2026-00001` of a credit note. */
  number: string
  /** The year in the shop's zone, after a C for credit notes. */
  series: string
  sequence: number
  kind: InvoiceKind
  order_id: number
  /** The refund of a partial credit note; null for all that is left. */
  refund_id: string | null
  /** JSON: Seller, from that day's settings. */
  seller: string
  /** JSON: Buyer; null while the order names the buyer. */
  buyer: string | null
  /** A keyed hash of the buyer's e-mail address, once the order is erased. */
  buyer_proof: Generated<string | null>
  /** A day of the shop's calendar: 2026-11-22. */
  day: string
  issued_at: number
}

/** The issuing transaction writes it, so a number is given once and none is lost. */
export interface InvoiceCountersTable {
  series: string
  last: number
}

declare module '../../database/tables.server' {
  interface Tables {
    invoices: InvoicesTable
    invoice_counters: InvoiceCountersTable
  }
}
