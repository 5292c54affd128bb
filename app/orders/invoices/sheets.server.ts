import type { Language } from '../../business'
import { titleIn } from '../../catalogue/variants/known-options.server'
import type { Connection } from '../../database/tables.server'
import { log } from '../../http/log.server'
import { pictureSandbox } from '../../settings/drawings/picture-sandbox.server'
import { settings } from '../../settings/settings.server'
import { withColon } from '../../texts/colon'
import { formatMoney } from '../../texts/currency.server'
import { formatDay } from '../../texts/day.server'
import { formatNumber, formatPercent } from '../../texts/figures'
import { fill } from '../../texts/fill'
import { textsOf } from '../../texts/texts.server'
import type { Order } from '../order/order'
import { shopDay } from '../order/shop-day.server'
import { leftLines, type RefundQuote, refundQuote } from '../pricing/refund-quote'
import { findOrder, findOrderByNumber } from '../reading/find-order.server'
import { gstParts } from './gst'
import { buyerLines, invoiceSheet, slipSheet } from './invoice-sheet.server'
import { findInvoices, type Invoice, sellerNow } from './issue-invoice.server'
import { sellerLines } from './seller-lines'
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

/** Returns a partial credit note: of a refund, or of a cancelled order's rest. */
function creditSheet(
  note: Invoice,
  order: Order,
  { all, language }: { all: Invoice[]; language: Language },
): Sheet {
  const { sheets: t, refunds: r, mails } = textsOf(language)
  const refund = order.refunds?.find(({ creditNote }) => creditNote === note.number)
  const first = all.find(({ kind }) => kind === 'invoice')
  return {
    language,
    title: refund ? r.title : t.creditNote,
    from: t.from,
    seller: sellerLines(note.seller, t),
    facts: [
      [t.number, note.number],
      [t.date, formatDay(language, note.day)],
      ...(first ? ([[refund ? r.corrects : t.cancels, first.number]] as Sheet['facts']) : []),
      [t.order, order.number],
      [t.ordered, formatDay(language, shopDay(Date.parse(order.placedAt)))],
    ],
    to: { name: t.billedTo, lines: buyerLines(note.buyer ?? order.billing, language) },
    head: [t.article, t.quantity, mails.vat, t.amount],
    ...figures(refund ?? restOf(order), order, { language, note }),
    notes: refund?.reason ? [`${withColon(language, r.reason)} ${refund.reason}`] : [],
  }
}

type Part = Pick<RefundQuote, 'amount' | 'lines' | 'taxes'> & { shipping?: number }

function figures(
  part: Part,
  order: Order,
  { language, note: { seller, buyer = order.billing } }: { language: Language; note: Invoice },
): Pick<Sheet, 'rows' | 'sums'> {
  const { mails, refunds: r, sheets: t } = textsOf(language)
  const money = (amount: number) => formatMoney(language, amount && -amount, order.currency)
  const { amount, lines, taxes, shipping = 0 } = part
  const reduction = amount - shipping - lines.reduce((sum, line) => sum + line.amount, 0)
  return {
    rows: [
      ...lines.map(({ line, quantity, amount: mine }) => {
        const item = order.items[line]
        return [
          item ? titleIn(language, item) : '',
          formatNumber(language, quantity),
          item ? formatPercent(language, item.taxPercent) : '',
          money(mine),
        ]
      }),
      ...(shipping > 0 ? [[r.shipping, '', '', money(shipping)]] : []),
      ...(reduction > 0 ? [[r.reduction, '', '', money(reduction)]] : []),
    ],
    sums: [
      ...taxes.flatMap((share) => {
        const rate = formatPercent(language, share.percent)
        const parts = gstParts([share], seller.taxNumber, buyer) ?? [{ ...share, name: mails.vat }]
        return [
          { name: fill(t.net, { percent: rate }), value: money(share.base) },
          ...parts.map(({ name, percent, tax }) => ({
            name: `${name} ${formatPercent(language, percent)}`,
            value: money(tax),
          })),
        ]
      }),
      { name: mails.total, value: money(amount), strong: true },
    ],
  }
}

function restOf(order: Order): RefundQuote {
  const refunds = creditedRefunds(order)
  const credited = refunds.reduce((sum, { amount }) => sum + amount, 0)
  const before = { ...order, refunds }
  return refundQuote(before, leftLines(before), true, order.total - credited)
}

const creditedRefunds = ({ refunds = [] }: Pick<Order, 'refunds'>) =>
  refunds.filter(({ creditNote }) => creditNote)
