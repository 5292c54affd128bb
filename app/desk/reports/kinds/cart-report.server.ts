import type { Database } from '../../../database/tables.server'
import { cartDays } from '../../../orders/carts/cart-figures.server'
import { shareOf } from '../../../orders/figures/definitions'
import { type FigureFrom, totalsOf } from '../head.server'
import type { Report, ReportColumn, ReportQuery } from '../report'
import { comparedNow, describePeriods } from '../report-query'

const COLUMNS: ReportColumn[] = [
  { id: 'day', kind: 'day' },
  { id: 'carts', kind: 'count' },
  { id: 'checkouts', kind: 'count' },
  { id: 'ordered', kind: 'count' },
  { id: 'conversion', kind: 'percent' },
]

type Steps = Omit<Awaited<ReturnType<typeof cartDays>>[number], 'day'>

const FIGURES: readonly FigureFrom<Steps>[] = [
  ['conversion', 'percent', ({ orders, carts }) => shareOf(orders, carts)],
  ['carts', 'count', ({ carts }) => carts],
  ['checkouts', 'count', ({ checkouts }) => checkouts],
  ['ordered', 'count', ({ orders }) => orders],
]

/** Reports the share of carts that were ordered, by day. */
export async function cartReport(db: Database, given: ReportQuery, now?: number): Promise<Report> {
  const periods = comparedNow(given, now)
  const days = await cartDays(db, periods.span.first, periods.span.last)
  const before = await cartDays(db, periods.before.first, periods.before.last)
  return {
    ...describePeriods({
      ...periods,
      before: { ...periods.before, until: Number.POSITIVE_INFINITY },
    }),
    currencies: [],
    totals: [{ figures: totalsOf(FIGURES, sumOf(days), sumOf(before)) }],
    table: {
      columns: COLUMNS,
      rows: days.map((one) => [
        ...[one.day, one.carts, one.checkouts, one.orders],
        shareOf(one.orders, one.carts),
      ]),
    },
  }
}

const sumOf = (days: readonly Steps[]) =>
  days.reduce(
    (sum, { carts, checkouts, orders }) => ({
      carts: sum.carts + carts,
      checkouts: sum.checkouts + checkouts,
      orders: sum.orders + orders,
    }),
    { carts: 0, checkouts: 0, orders: 0 },
  )
