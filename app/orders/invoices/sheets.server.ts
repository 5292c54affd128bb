import type { Language } from '../../business'
import type { Connection } from '../../database/tables.server'
import { log } from '../../http/log.server'
import { pictureSandbox } from '../../settings/drawings/picture-sandbox.server'
import { settings } from '../../settings/settings.server'
import { findOrder, findOrderByNumber } from '../reading/find-order.server'
import { creditedRefunds, creditSheet } from './credit-sheet.server'
import { invoiceSheet, slipSheet } from './invoice-sheet.server'
import { findInvoices, type Invoice, sellerNow } from './issue-invoice.server'
import type { Sheet } from './sheet'

type By = { token: string } | { number: string }

const found = (db: Connection, by: By) =>
  'token' in by ? findOrder(db, by.token) : findOrderByNumber(db, by.number, 'shopper')

interface Which {
  kind?: Invoice['kind']
  /** Selects a credit note; by default the cancelled order's, or else the newest. */
  note?: string
  language?: Language
}

/** Returns undefined when the order or its document does not exist. */
export async function findInvoiceSheet(
  db: Connection,
  by: By,
  { kind = 'invoice', note, language }: Which,
) {
  const one = await found(db, by)
  const all = one ? await findInvoices(db, one.id) : []
  const ofKind = all.filter((each) => each.kind === kind)
  const invoice =
    note === undefined
      ? (ofKind.find(({ refundId }) => !refundId) ?? ofKind.at(-1))
      : ofKind.find(({ number }) => number === note)
  if (!one || !invoice) return undefined
  const { order } = one
  const inPart = kind === 'credit_note' && creditedRefunds(order).length > 0
  const sheet = inPart ? creditSheet : invoiceSheet
  return withLogo(sheet(invoice, order, { all, language: language ?? order.language }))
}

export async function findSlipSheet(db: Connection, by: By, language?: Language) {
  const one = await found(db, by)
  return one && withLogo(slipSheet(one.order, sellerNow(), language ?? one.order.language))
}

async function withLogo(sheet: Sheet): Promise<Sheet> {
  const logo = await paperLogo()
  return logo === undefined ? sheet : { ...sheet, logo }
}

let known: { logo: string; png: Promise<string> } | undefined

/**
 * Returns the shop's logo for its papers, a PNG `data:` address drawn once for each logo; undefined
 * without a logo. A paper without its logo is better than none, so a failure is only logged.
 */
async function paperLogo() {
  const { logo } = settings().shop
  if (!logo) return undefined
  if (known?.logo !== logo) known = { logo, png: pictureSandbox.run('drawPaperLogo', logo) }
  try {
    return await known.png
  } catch (error) {
    known = undefined
    log.error({ err: error }, 'the logo could not be drawn for a paper')
    return undefined
  }
}
