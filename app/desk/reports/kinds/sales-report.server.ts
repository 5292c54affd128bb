import type { Database } from '../../../database/tables.server'
import {
  averageOf,
  type Figures,
  NOTHING,
  netOf,
  sumOfFigures,
} from '../../../orders/figures/definitions'
import { salesOf } from '../../../orders/figures/sales.server'
import { type FigureFrom, slotReport } from '../head.server'
import type { Report, ReportColumn, ReportQuery } from '../report'

const COLUMNS: ReportColumn[] = [
  { id: 'slot', kind: 'slot' },
  { id: 'currency', kind: 'text' },
  { id: 'revenue', kind: 'money' },
  { id: 'orders', kind: 'count' },
  { id: 'average', kind: 'money' },
  { id: 'goods', kind: 'money' },
  { id: 'discount', kind: 'money' },
  { id: 'tax', kind: 'money' },
  { id: 'shipping', kind: 'money' },
  { id: 'refunds', kind: 'money' },
  { id: 'net', kind: 'money' },
  { id: 'cancelled', kind: 'count' },
  { id: 'revenueBefore', kind: 'money' },
  { id: 'ordersBefore', kind: 'count' },
]

const FIGURES: readonly FigureFrom<Figures>[] = [
  ['revenue', 'money', ({ revenue }) => revenue],
  ['orders', 'count', ({ orders }) => orders],
  ['average', 'money', averageOf],
  ['net', 'money', netOf],
  ['refunds', 'money', ({ refunds }) => refunds],
  ['discount', 'money', ({ discount }) => discount],
  ['tax', 'money', ({ tax }) => tax],
  ['cancelled', 'count', ({ cancelled }) => cancelled],
]

/** Reports revenue slot by slot, beside the same slot of the period before. */
export const salesReport = (db: Database, given: ReportQuery, now?: number): Promise<Report> =>
  slotReport(given, now, {
    columns: COLUMNS,
    figures: FIGURES,
    read: (buckets) => salesOf(db, buckets),
    sum: sumOfFigures,
    sorted: byOrders,
    rowOf,
  })

function rowOf(key: string, currency: string, now = NOTHING, before?: Figures) {
  return [
    ...[key, currency, now.revenue, now.orders, averageOf(now), now.goods, now.discount, now.tax],
    ...[now.shipping + now.fee, now.refunds, netOf(now), now.cancelled],
    ...[before?.revenue ?? null, before?.orders ?? null],
  ]
}

const byOrders = (codes: string[], sales: ReadonlyMap<string, Figures[]>) => {
  const orders = (code: string) => sumOfFigures(sales.get(code) ?? []).orders
  return codes.sort((one, other) => orders(other) - orders(one) || one.localeCompare(other))
}
