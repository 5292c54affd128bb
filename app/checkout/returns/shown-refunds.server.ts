import type { Language } from '../../business'
import { titleIn } from '../../catalogue/variants/known-options.server'
import type { Invoice } from '../../orders/invoices/issue-invoice.server'
import type { Order } from '../../orders/order/order'
import type { OrderReturn } from '../../orders/returns/find-returns.server'
import { labelPath } from '../../orders/returns/return-label.server'
import { formatMoney } from '../../texts/currency.server'
import { fill } from '../../texts/fill'
import { textsOf } from '../../texts/texts.server'

export interface ShownRefundStep {
  at: string
  text: string
  lines: string[]
}

export interface ShownDocument {
  path: string
  label: string
}

/** Returns the refunds without a return; the others are steps of their returns. */
export const refundSteps = (order: Order, language: Language): ShownRefundStep[] =>
  (order.refunds ?? [])
    .filter((refund) => refund.return === undefined)
    .map(({ at, amount, lines, reason }) => ({
      at,
      text: fill(textsOf(language).refunds.step, {
        amount: formatMoney(language, amount, order.currency),
      }),
      lines: [
        ...lines.map(({ line, quantity }) => {
          const item = order.items[line]
          return `${quantity} × ${item ? titleIn(language, item) : ''}`
        }),
        ...(reason ? [reason] : []),
      ],
    }))

/** Returns the labels to print for parcels that are to come back. */
export const returnLabels = (token: string, returns: OrderReturn[], language: Language) =>
  returns.flatMap((returned): ShownDocument[] => {
    const path = labelPath(token, returned)
    const label = `${textsOf(language).sheets.returnLabel} R${returned.sequence}`
    return path ? [{ path, label }] : []
  })

/** Returns the pages to print: the invoice, credit notes for parts of it, and one for the rest. */
export function printedDocuments(token: string, invoices: Invoice[], language: Language) {
  const { order, refunds } = textsOf(language)
  return invoices.map(({ kind, refundId, number }): ShownDocument => {
    if (kind === 'invoice') return { path: `/orders/${token}/invoice`, label: order.invoice }
    const path = `/orders/${token}/credit-note`
    return refundId
      ? { path: `${path}/${number}`, label: fill(refunds.note, { number }) }
      : { path, label: order.creditNote }
  })
}
