import type { Database } from '../../../database/tables.server'
import { stockCover } from '../../../orders/figures/stock-cover.server'
import { addDays, dayAt } from '../../../texts/clocks/shop-clock'
import type { Report } from '../report'
import { zone } from '../report-query'

const SOON = [7, 14, 28] as const

/** Reports how long stock lasts at the recent rate of sales. */
export async function stockReport(
  db: Database,
  { most }: { most: number },
  now = Date.now(),
): Promise<Report> {
  const cover = await stockCover(db, now)
  const today = dayAt(zone(), now)
  return {
    currencies: [],
    totals: [
      {
        figures: [
          { id: 'soldOut', kind: 'count', now: cover.filter(({ left }) => left <= 0).length },
          ...SOON.map((days) => ({
            id: `within${days}` as const,
            kind: 'count' as const,
            now: cover.filter(({ left, lasts }) => left > 0 && lasts < days).length,
          })),
        ],
      },
    ],
    table: {
      columns: [
        { id: 'product', kind: 'text' },
        { id: 'options', kind: 'text' },
        { id: 'sku', kind: 'text' },
        { id: 'left', kind: 'count' },
        { id: 'sold', kind: 'count' },
        { id: 'lasts', kind: 'days' },
        { id: 'runsOut', kind: 'day' },
      ],
      of: cover.length,
      rows: cover
        .slice(0, most)
        .map(({ title, chosen, sku, left, sold, lasts }) => [
          ...[title, chosen === null ? null : (JSON.parse(chosen) as string[]).join(', '), sku],
          ...[left, sold, lasts],
          lasts > FAR ? null : addDays(today, Math.floor(lasts)),
        ]),
    },
  }
}

/** A forecast beyond this would be a guess, so that none is given. */
const FAR = 730
