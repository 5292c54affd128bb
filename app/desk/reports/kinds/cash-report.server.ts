import type { Database } from '../../../database/tables.server'
import { type CashFigures, cashOf, sumOfCash } from '../../../orders/figures/cash-figures.server'
import { shareOf } from '../../../orders/figures/definitions'
import { type FigureFrom, slotReport } from '../head.server'
import type { Report, ReportColumn, ReportQuery } from '../report'

const COLUMNS: ReportColumn[] = [
  { id: 'slot', kind: 'slot' },
  { id: 'currency', kind: 'text' },
  { id: 'succeeded', kind: 'count' },
  { id: 'failed', kind: 'count' },
  { id: 'unconfirmed', kind: 'count' },
  { id: 'open', kind: 'count' },
  { id: 'success', kind: 'percent' },
  { id: 'received', kind: 'money' },
  { id: 'awaited', kind: 'money' },
]

const successOf = ({ succeeded, failed }: CashFigures) => shareOf(succeeded, succeeded + failed)

const FIGURES: readonly FigureFrom<CashFigures>[] = [
  ['success', 'percent', successOf],
  ['succeeded', 'count', ({ succeeded }) => succeeded],
  ['failed', 'count', ({ failed }) => failed],
  ['open', 'count', ({ open }) => open],
  ['received', 'money', ({ received }) => received],
  ['awaited', 'money', ({ awaited }) => awaited],
]

/** Reports what became of orders that are paid on delivery. */
export const cashReport = (db: Database, given: ReportQuery, now?: number): Promise<Report> =>
  slotReport(given, now, {
    columns: COLUMNS,
    figures: FIGURES,
    read: (buckets) => cashOf(db, buckets),
    sum: sumOfCash,
    sorted: (codes) => codes.sort(),
    rowOf(key, currency, one = sumOfCash([])) {
      const { succeeded, failed, unconfirmed, open, received, awaited } = one
      return [
        ...[key, currency, succeeded, failed, unconfirmed, open],
        ...[successOf(one), received, awaited],
      ]
    },
  })
