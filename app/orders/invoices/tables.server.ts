import type { Generated } from 'kysely'

export type InvoiceKind = 'invoice' | 'credit_note'

/** Its order's lines and totals never change, so they are not kept twice. */
export interface InvoicesTable {
  /** `2026-00001`; of a credit note `C2026-00001`. */
  number: string
  /** The year where the shop is, after a C for credit notes. */
  series: string
  sequence: number
  kind: InvoiceKind
  order_id: number
  /** Of a credit note that takes back a part; null of one that takes back all that is left. */
  refund_id: string | null
  /** JSON: Seller, as the settings had it that day. */
  seller: string
  /** JSON: Buyer; null while the order says it. */
  buyer: string | null
  /** A keyed hash of the buyer's e-mail address, once the order says it no more. */
  buyer_proof: Generated<string | null>
  /** Of the shop's calendar: 2026-11-22. */
  day: string
  issued_at: number
}

/** Written in the transaction that issues, so a number is given once and none is lost. */
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
