import { fill } from '../../../texts/fill'
import type { DeskTexts } from '../../client/desk-texts'
import type { OrderView } from './order-view'

export interface Happening {
  /** Epoch milliseconds. */
  at: number
  text: string
  /** A text by a person, shown below. */
  more?: string
}

interface With {
  texts: DeskTexts['orders']
  money(amount: number): string
}

export function timelineOf(view: OrderView, { texts, money }: With): Happening[] {
  const t = texts.timeline
  const { order } = view
  const byLink = new Set(view.byLink.map(({ action }) => action))
  const status = order.history.map(({ status, at }) => {
    const by = [order.carrier, order.tracking].filter(Boolean).join(' ')
    const text =
      status === 'shipped' && by
        ? fill(t.shippedBy, { by })
        : status === 'cancelled' && order.endedBy
          ? t[order.endedBy]
          : status === 'cancelled' && byLink.has('order.cancelled')
            ? t.cancelledByLink
            : status === 'confirmed' && byLink.has('order.confirmed')
              ? t.confirmedByLink
              : t[status]
    return { at: Date.parse(at), text }
  })
  const packed = view.packedAt === undefined ? [] : [{ at: view.packedAt, text: t.packed }]
  const payments = view.payments.map(({ kind, amount, note, at }) => ({
    at,
    text:
      kind === 'refund' && note
        ? fill(t.refundBecause, { amount: money(amount), note })
        : fill(t[kind], { amount: money(amount) }),
  }))
  const returns = view.returns.map(({ number, kind, state, at }) => ({
    at,
    text: fill(kind === 'withdrawal' ? t.withdrawal : t.return, { number, state }),
  }))
  const mails = view.mails.flatMap(({ template, state, at }) =>
    state === 'sent' ? [{ at, text: fill(t.mail, { mail: mailName(texts, template) }) }] : [],
  )
  const notes = view.notes.map(({ by, text, at }) => ({
    at,
    text: fill(t.note, { by: by.name }),
    more: text,
  }))
  // The sort is stable: at the same time, what is listed first stays on top.
  return [...notes, ...mails, ...returns, ...payments, ...packed, ...status.toReversed()].sort(
    (a, b) => b.at - a.at,
  )
}

export const mailName = (texts: DeskTexts['orders'], template: string) =>
  (texts.mails as Record<string, string>)[template] ?? template
