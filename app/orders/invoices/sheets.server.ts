import type { Language } from '../../business'
import type { Connection } from '../../database/tables.server'
import { findOrder, findOrderByNumber } from '../find-order.server'
import { invoiceSheet, slipSheet } from './invoice-sheet.server'
import { findInvoices, type Invoice, sellerNow } from './issue-invoice.server'

type By = { token: string } | { number: string }

const found = (db: Connection, by: By) =>
  'token' in by ? findOrder(db, by.token) : findOrderByNumber(db, by.number)

/** Undefined when there is no such order, or it has no such document. */
export async function findInvoiceSheet(
  db: Connection,
  by: By,
  { kind = 'invoice', language }: { kind?: Invoice['kind']; language?: Language },
) {
  const one = await found(db, by)
  const all = one ? await findInvoices(db, one.id) : []
  const invoice = all.find((each) => each.kind === kind)
  return one && invoice
    ? invoiceSheet(invoice, one.order, { all, language: language ?? one.order.language })
    : undefined
}

export async function findSlipSheet(db: Connection, by: By, language?: Language) {
  const one = await found(db, by)
  return one && slipSheet(one.order, sellerNow(), language ?? one.order.language)
}
