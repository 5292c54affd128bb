import type { Language } from '../../business'
import { titleIn } from '../../catalogue/variants/known-options.server'
import { settings } from '../../settings/settings.server'
import { withColon } from '../../texts/colon'
import { formatMoney } from '../../texts/currency.server'
import { formatDay } from '../../texts/day.server'
import { formatNumber, formatPercent } from '../../texts/figures'
import { fill } from '../../texts/fill'
import { textsOf } from '../../texts/texts.server'
import { addressLines } from '../order/address'
import { countryName } from '../order/countries'
import type { Order } from '../order/order'
import { shopDay } from '../order/shop-day.server'
import { bankAccounts } from '../paying/bank-accounts.server'
import { WAYS_TO_PAY } from '../paying/ways-to-pay'
import { taxRows } from '../pricing/tax-rows.server'
import type { Buyer } from './buyers.server'
import { gstParts } from './gst'
import type { Invoice, Seller } from './issue-invoice.server'
import { sellerLines } from './seller-lines'
import type { Sheet } from './sheet'

/** Returns an order's invoice or full credit note; `all` are the order's. */
export function invoiceSheet(
  invoice: Invoice,
  order: Order,
  { all, language }: { all: Invoice[]; language: Language },
): Sheet {
  const { sheets: t, mails } = textsOf(language)
  const back = invoice.kind === 'credit_note'
  const money = (amount: number) =>
    formatMoney(language, amount && (back ? -amount : amount), order.currency)
  const first = all.find(({ kind }) => kind === 'invoice')
  return {
    language,
    title: back ? t.creditNote : t.invoice,
    from: t.from,
    seller: sellerLines(invoice.seller, t),
    facts: [
      [t.number, invoice.number],
      [t.date, formatDay(language, invoice.day)],
      ...(back && first ? ([[t.cancels, first.number]] as Sheet['facts']) : []),
      [t.order, order.number],
      [t.ordered, formatDay(language, shopDay(Date.parse(order.placedAt)))],
      ...(back ? [] : supplied(invoice, order, language)),
      [t.payment, WAYS_TO_PAY[order.payment].says.invoice(t)],
    ],
    to: { name: t.billedTo, lines: buyerLines(invoice.buyer ?? order.billing, language) },
    head: [t.article, t.quantity, t.price, mails.vat, t.amount],
    rows: order.items.map((item) => [
      titleIn(language, item),
      formatNumber(language, item.quantity),
      money(item.unitPrice),
      formatPercent(language, item.taxPercent),
      money(item.lineTotal),
    ]),
    sums: sums(order, { language, money, back, invoice }),
    notes: back ? [] : invoiceNotes(order, { all, language }),
  }
}

/**
 * Says when an own shop's goods were supplied (Directive 2006/112/EC, Article 226(7)): when they
 * were sent, or on the invoice's own day. The demo's invoices do without.
 */
function supplied(invoice: Invoice, order: Order, language: Language): Sheet['facts'] {
  if (settings().shop.kind === 'demo') return []
  const { sheets: t } = textsOf(language)
  const sent = order.history.find(({ status }) => status === 'shipped')
  const day = sent && shopDay(Date.parse(sent.at))
  return [
    [t.supplied, day && day !== invoice.day ? formatDay(language, day) : t.suppliedOnInvoiceDate],
  ]
}

interface How {
  language: Language
  money(amount: number): string
  back: boolean
  invoice: Pick<Invoice, 'seller' | 'buyer'>
}

function sums(
  order: Order,
  { language, money, back, invoice: { seller, buyer = order.billing } }: How,
): Sheet['sums'] {
  const { sheets: t, mails } = textsOf(language)
  const { subtotal, discount, shipping, fee, total, includesTax, taxes } = order
  const signed = {
    ...order,
    vat: back ? -order.vat : order.vat,
    taxes: taxes.map((share) => ({ ...share, tax: back ? -share.tax : share.tax })),
  }
  const nets = taxes.map(({ percent, base }) => ({
    name: fill(t.net, { percent: formatPercent(language, percent) }),
    value: money(base),
  }))
  const gst = gstParts(taxes, seller.taxNumber, buyer)
  const vat =
    gst?.map(({ name, percent, tax }) => ({
      name: `${name} ${formatPercent(language, percent)}`,
      value: money(tax),
    })) ?? taxRows(mails.vat, signed, language).map(([name = '', value = '']) => ({ name, value }))
  const included = vat.map(({ name, value }) => ({
    name: fill(mails.includes, { tax: name }),
    value,
  }))
  return [
    { name: mails.subtotal, value: money(subtotal) },
    ...(discount > 0 ? [{ name: mails.discount, value: money(-discount) }] : []),
    { name: mails.shipping, value: shipping === 0 ? mails.free : money(shipping) },
    ...(fee > 0 ? [{ name: mails.fee, value: money(fee) }] : []),
    ...(includesTax ? [] : [...(taxes.length > 1 ? nets : []), ...vat]),
    { name: mails.total, value: money(total), strong: true },
    ...(includesTax ? [...nets, ...included] : []),
  ]
}

function invoiceNotes(order: Order, { all, language }: { all: Invoice[]; language: Language }) {
  const { sheets: t, refunds: r } = textsOf(language)
  const credit = all.find(({ kind, refundId }) => kind === 'credit_note' && !refundId)
  const parts = (order.refunds ?? []).flatMap(({ creditNote, amount }) =>
    creditNote
      ? [
          fill(r.given, {
            number: creditNote,
            amount: formatMoney(language, amount, order.currency),
          }),
        ]
      : [],
  )
  if (credit) return [...parts, fill(t.withdrawn, { number: credit.number })]
  const paid = order.history.find(({ status }) => status === 'paid')
  if (paid)
    return [fill(t.paid, { date: formatDay(language, shopDay(Date.parse(paid.at))) }), ...parts]
  const money = (amount: number) => formatMoney(language, amount, order.currency)
  const { advance = 0 } = order
  if (advance > 0)
    return [
      fill(t.inParts, { advance: money(advance), rest: money(order.total - advance) }),
      ...parts,
    ]
  if (!WAYS_TO_PAY[order.payment].toAccounts) return parts
  const total = money(order.total)
  return [
    fill(t.payTo, { total, reference: order.reference }),
    ...bankAccounts().map(({ holder, bank, account, bic }) =>
      [holder, bank, account, bic].filter(Boolean).join(', '),
    ),
  ]
}

/** Returns the slip in the parcel, without prices. */
export function slipSheet(order: Order, seller: Seller, language: Language): Sheet {
  const { sheets: t } = textsOf(language)
  return {
    language,
    title: t.packingSlip,
    from: t.from,
    seller: sellerLines(seller, t),
    facts: [
      [t.order, order.number],
      [t.ordered, formatDay(language, shopDay(Date.parse(order.placedAt)))],
    ],
    to: { name: t.deliverTo, lines: [...buyerLines(order.billing, language), order.billing.phone] },
    head: [t.article, t.quantity],
    rows: toSend(order).map((item) => [
      [titleIn(language, item), item.sku].filter(Boolean).join(' · '),
      formatNumber(language, item.quantity),
    ]),
    sums: [],
    notes: order.notes ? [`${withColon(language, t.notes)} ${order.notes}`] : [],
  }
}

/** Leaves out what a refund put back on sale before the parcel left. */
function toSend({ items, refunds = [], history }: Order) {
  const left = history.find(({ status }) => status === 'shipped')?.at
  const before = refunds.filter(({ at }) => left === undefined || at < left)
  const kept = (line: number) =>
    before
      .flatMap((refund) => refund.lines.filter((one) => one.line === line))
      .reduce((sum, { restocked }) => sum + restocked, 0)
  return items
    .map((item, line) => ({ ...item, quantity: item.quantity - kept(line) }))
    .filter(({ quantity }) => quantity > 0)
}

export const buyerLines = (buyer: Buyer, language: Language) =>
  addressLines(buyer, countryName(buyer.country, language))
