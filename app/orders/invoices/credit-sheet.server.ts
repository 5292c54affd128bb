import type { Language } from '../../business'
import { titleIn } from '../../catalogue/variants/known-options.server'
import { formatMoney } from '../../texts/currency.server'
import { formatDay } from '../../texts/day'
import { formatNumber, formatPercent } from '../../texts/figures'
import { fill } from '../../texts/fill'
import { textsOf } from '../../texts/texts.server'
import type { Order } from '../order/order'
import { shopDay } from '../order/shop-day.server'
import { leftLines, type RefundQuote, refundQuote } from '../pricing/refund-quote'
import { buyerLines, sellerLines } from './invoice-sheet.server'
import type { Invoice } from './issue-invoice.server'
import type { Sheet } from './sheet'

/** Returns a partial credit note: of a refund, or of a cancelled order's rest. */
export function creditSheet(
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
    ...figures(refund ?? restOf(order), order, language),
    notes: refund?.reason ? [`${r.reason}: ${refund.reason}`] : [],
  }
}

type Part = Pick<RefundQuote, 'amount' | 'lines' | 'taxes'> & { shipping?: number }

function figures(part: Part, order: Order, language: Language): Pick<Sheet, 'rows' | 'sums'> {
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
      ...taxes.flatMap(({ percent, base, tax }) => {
        const rate = formatPercent(language, percent)
        return [
          { name: fill(t.net, { percent: rate }), value: money(base) },
          { name: `${mails.vat} ${rate}`, value: money(tax) },
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

export const creditedRefunds = ({ refunds = [] }: Pick<Order, 'refunds'>) =>
  refunds.filter(({ creditNote }) => creditNote)
