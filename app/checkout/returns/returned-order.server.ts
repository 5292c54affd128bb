import { randomUUID } from 'node:crypto'
import { missing } from '../../catalogue/missing.server'
import { titleIn } from '../../catalogue/variants/known-options.server'
import { db } from '../../database/current.server'
import { requestUrl } from '../../input/request-url'
import { withPattern } from '../../orders/pricing/tax-rows.server'
import { findOrder } from '../../orders/reading/find-order.server'
import { listReturnsOf } from '../../orders/returns/find-returns.server'
import { findReturnedOrder, returnOptions } from '../../orders/returns/return-options.server'
import type { ReturnKind } from '../../orders/returns/return-rules'
import type { ReturnWindow } from '../../orders/returns/return-window'
import { settings } from '../../settings/settings.server'
import { shopMoment } from '../../texts/clocks/shop-moment.server'
import { formatDay } from '../../texts/day.server'
import { languageOf } from '../../texts/language'
import { textsFor } from '../../texts/texts.server'

/** Keeps both pages out of caches: they are found by the order's unguessable link. */
export const PRIVATE = { 'Cache-Control': 'no-store' }

/** Returns what both pages show of an order. Throws a 404 for an unknown link. */
export async function returnedOrder(token: string, request: Request, kind: ReturnKind) {
  const [found, row] = [await findOrder(db, token), await findReturnedOrder(db, { token })]
  const language = languageOf(request.url)
  if (!found || !row) throw await missing(language, PRIVATE)
  const { order } = found
  const options = await returnOptions(db, row)
  const period = kind === 'return' ? options.return : options.withdrawal
  const returns = (await listReturnsOf(db, [found.id])).get(found.id) ?? []
  const sequence = Number(requestUrl(request).searchParams.get('done'))
  const done = returns.find((one) => one.kind === kind && one.sequence === sequence)
  const asked = done?.history[0]
  /** Returns the title with what was chosen, in the page's words where they are known. */
  const titleOf = (at: number) => order.items[at] && titleIn(language, order.items[at])
  return {
    number: order.number,
    token: order.token,
    status: order.status,
    pattern: withPattern(order, language).pattern,
    billing: order.billing,
    period,
    until: untilOf(period) && formatDay(language, untilOf(period) as string),
    days: settings().shipping.returnDays,
    whole: options.whole,
    lines: options.lines.map((line, at) => ({
      ...line,
      title: titleOf(at) ?? line.title,
      lang: order.items[at]?.lang,
      thumbnail: order.items[at]?.thumbnail,
    })),
    done: done && {
      ...done,
      lines: done.lines.map((line) => ({
        ...line,
        title: titleOf(line.position) ?? line.title,
        lang: order.items[line.position]?.lang,
      })),
    },
    moment: asked && shopMoment(language, asked.at),
    address: settings().shipping.returnAddress,
    /** The key lets a form that is sent twice make one return. */
    key: randomUUID(),
    texts: textsFor(language, 'returns', 'cart'),
  }
}

const untilOf = (period: ReturnWindow | undefined) => (period?.open ? period.until : undefined)

export type ReturnedOrderData = Awaited<ReturnType<typeof returnedOrder>>
