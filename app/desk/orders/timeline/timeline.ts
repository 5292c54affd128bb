import { fill } from '../../../texts/fill'
import type { DeskTexts } from '../../client/desk-texts'
import type { OrderView } from '../order/order-view'
import { englishCountryName } from '../order-formats'
import type { ChangedField, OrderAct } from './act'

interface Happening {
  /** Epoch milliseconds. */
  at: number
  text: string
  /** The name of whoever did it: a person, the customer, the shop by itself or the command line. */
  by: string
  /** A text by a person, shown below. */
  more?: string
}

interface With {
  texts: DeskTexts['orders']
  money(amount: number): string
}

/** The acts that a status, a payment or a return shows already, with who did them. */
const SHOWN_ELSEWHERE = new Set([
  ...['order.placed', 'order.confirmed', 'order.paid', 'order.shipped', 'order.delivered'],
  ...['order.cancelled', 'order.cash-received', 'order.refunded', 'order.note-added'],
  ...['return.requested', 'return.withdrawn'],
])

/** Returns what happened with an order, the newest first, with who did it. */
export function timelineOf(view: OrderView, { texts, money }: With): Happening[] {
  const t = texts.timeline
  const { order, acts } = view
  const byOf = (act: OrderAct | undefined, otherwise: string) =>
    act ? (act.by ?? t.by.customer) : otherwise
  const isPaidOnline = view.payments.some(({ kind }) => kind === 'captured')
  const lastAct = (action: string) => acts.findLast((act) => act.action === action)
  // An order that was marked as unpaid may have been paid several times.
  const paidAct = (from: number, until = Number.POSITIVE_INFINITY) =>
    acts.find(({ action, at }) => action === 'order.paid' && at >= from && at <= until)
  const status = order.history.map(({ status, at }, nth) => {
    const by = [order.carrier, order.tracking].filter(Boolean).join(' ')
    const act =
      status === 'paid'
        ? paidAct(Date.parse(at))
        : lastAct(nth === 0 ? 'order.placed' : `order.${status}`)
    const link = act?.by === null
    const text =
      status === 'shipped' && by
        ? fill(t.shippedBy, { by })
        : status === 'cancelled' && order.endedBy
          ? t[order.endedBy]
          : status === 'cancelled' && link
            ? t.cancelledByLink
            : status === 'confirmed' && link
              ? t.confirmedByLink
              : t[status]
    const ended = status === 'cancelled' && order.endedBy
    const bySelf = ended || (status === 'paid' && isPaidOnline)
    const otherwise = nth === 0 ? t.by.customer : bySelf ? t.by.shop : t.by.command
    return { at: Date.parse(at), text, by: byOf(act, otherwise) }
  })
  const packed =
    view.packedAt === undefined || lastAct('order.packed')
      ? []
      : [{ at: view.packedAt, text: t.packed, by: t.by.command }]
  const payments = view.payments.map(({ kind, amount, note, at, by }) => ({
    at,
    text:
      kind === 'refund' && note
        ? fill(t.refundBecause, { amount: money(amount), note })
        : fill(t[kind], { amount: money(amount) }),
    by:
      by ??
      (kind === 'cash_received'
        ? byOf(lastAct('order.cash-received'), t.by.command)
        : kind === 'refund'
          ? t.by.command
          : t.by.shop),
  }))
  const returns = view.returns.map(({ number, kind, at }) => ({
    at,
    text: fill(kind === 'withdrawal' ? t.withdrawal : t.return, { number }),
    by: t.by.customer,
  }))
  const mails = view.mails.flatMap(({ template, state, at }) =>
    state === 'sent'
      ? [{ at, text: fill(t.mail, { mail: mailName(texts, template) }), by: t.by.shop }]
      : [],
  )
  const notes = view.notes.map(({ by, text, at }) => ({
    at,
    text: t.note,
    by: by.name,
    more: text,
  }))
  const others = acts
    .filter(({ action }) => !SHOWN_ELSEWHERE.has(action))
    .map((act) => ({ at: act.at, by: byOf(act, t.by.command), ...said(act, texts) }))
    .toReversed()
  const undone = acts.flatMap(({ paidAt, at }) =>
    paidAt ? [{ at: paidAt, text: t.paid, by: byOf(paidAct(paidAt, at), t.by.command) }] : [],
  )
  // The sort is stable: at the same time, what is listed first stays on top.
  return [
    ...notes,
    ...mails,
    ...others,
    ...returns,
    ...payments,
    ...packed,
    ...undone,
    ...status.toReversed(),
  ].sort((a, b) => b.at - a.at)
}

function said({ action, of = '', fields, reason }: OrderAct, texts: DeskTexts['orders']) {
  const { acts } = texts.timeline
  const text = (acts as Record<string, string>)[action] ?? action
  if (action === 'order.mail-sent-again') return { text: fill(text, { of: mailName(texts, of) }) }
  return {
    text: fill(text, { of }),
    ...(reason && { more: reason }),
    ...(fields && { more: fields.map((one) => changeOf(one, texts)).join('\n') }),
  }
}

function changeOf(
  { field, before, after }: ChangedField,
  { fields, timeline }: DeskTexts['orders'],
) {
  const shown = (value: string) => (field === 'country' ? englishCountryName(value) : value)
  const values = { field: fields[field as keyof typeof fields] }
  if (before === undefined && after === undefined) return values.field
  return fill(timeline.changed, {
    ...values,
    before: before === undefined ? timeline.nothing : shown(before),
    after: after === undefined ? timeline.nothing : shown(after),
  })
}

export const mailName = (texts: DeskTexts['orders'], template: string) =>
  (texts.mails as Record<string, string>)[template] ?? template
