import type { Language } from '../../business'
import { titleIn } from '../../catalogue/variants/known-options.server'
import type { Connection } from '../../database/tables.server'
import { settings } from '../../settings/settings.server'
import { formatDay } from '../../texts/day.server'
import { formatNumber } from '../../texts/figures'
import { fill } from '../../texts/fill'
import { textsOf } from '../../texts/texts.server'
import { buyerLines } from '../invoices/invoice-sheet.server'
import type { Sheet } from '../invoices/sheet'
import { shopDay } from '../order/shop-day.server'
import { findOrder } from '../reading/find-order.server'
import { listReturnsOf, type OrderReturn } from './find-returns.server'
import { fourteenDaysAfter } from './return-window'

/** The path below an order's page; `:note` is the return's sequence. */
export const LABEL_PATH = 'return-label/:note'

/** Tells whether a parcel is to come: the return is accepted, and the shop says where to. */
const isToSend = ({ state }: Pick<OrderReturn, 'state'>) =>
  state === 'accepted' && settings().shipping.returnAddress !== ''

/** Returns the label's path, for a return that its customer is to send. */
export const labelPath = (token: string, returned: Pick<OrderReturn, 'state' | 'sequence'>) =>
  isToSend(returned)
    ? `/orders/${token}/${LABEL_PATH.replace(':note', String(returned.sequence))}`
    : undefined

/** Returns the last day on which a return is to be sent, such as 2026-12-22. */
export function lastDayToSend({ history }: Pick<OrderReturn, 'history'>) {
  const begun = history.find(({ state }) => state === 'accepted') ?? history[0]
  return begun && fourteenDaysAfter(shopDay(Date.parse(begun.at)))
}

/** Returns the shop's address for returns, in lines. */
export const returnAddressLines = () => settings().shipping.returnAddress.split(/,\s+/)

/**
 * Returns what is printed for the parcel of a return, by the order's unguessable link; undefined
 * unless it is to be sent, and once its customer was erased.
 */
export async function findReturnLabel(
  db: Connection,
  by: { token: string } | { number: string },
  { note, language: asked }: { note?: string; language?: Language },
): Promise<Sheet | undefined> {
  const found = 'token' in by ? await findOrder(db, by.token) : undefined
  if (!found || found.anonymous) return undefined
  const { order, id } = found
  const returned = (await listReturnsOf(db, [id]))
    .get(id)
    ?.find(({ sequence }) => String(sequence) === note)
  if (!returned || !isToSend(returned)) return undefined
  const language = asked ?? order.language
  const { sheets: t, returnMails } = textsOf(language)
  const until = lastDayToSend(returned)
  return {
    language,
    title: t.returnLabel,
    from: t.from,
    seller: buyerLines(order.billing, language),
    facts: [
      [returnMails.name, returned.number],
      [t.order, order.number],
      ...(until ? ([[t.sendBy, formatDay(language, until)]] as Sheet['facts']) : []),
    ],
    to: { name: t.sendTo, lines: returnAddressLines() },
    head: [t.article, t.quantity],
    rows: returned.lines.map(({ position, quantity, title }) => {
      const item = order.items[position]
      return [item ? titleIn(language, item) : title, formatNumber(language, quantity)]
    }),
    sums: [],
    notes: [fill(t.putOn, { return: returned.number })],
  }
}
