import type { Database } from '../../../database/tables.server'
import { cartDays } from '../../../orders/carts/cart-figures.server'
import { shareOf } from '../../../orders/figures/definitions'
import { comparedNow, saidPeriods } from '../asked'
import type { Asked, Column, Report, Total } from '../report'

const COLUMNS: Column[] = [
  { id: 'day', kind: 'day' },
  { id: 'carts', kind: 'count' },
  { id: 'checkouts', kind: 'count' },
  { id: 'ordered', kind: 'count' },
  { id: 'conversion', kind: 'percent' },
]

type Steps = Omit<Awaited<ReturnType<typeof cartDays>>[number], 'day'>

/** How many of those who had a cart ordered, by day. */
export async function cartReport(db: Database, given: Asked, now?: number): Promise<Report> {
  const periods = comparedNow(given, now)
  const days = await cartDays(db, periods.span.first, periods.span.last)
  const before = await cartDays(db, periods.before.first, periods.before.last)
  return {
    ...saidPeriods({ ...periods, before: { ...periods.before, until: Number.POSITIVE_INFINITY } }),
    currencies: [],
    totals: [{ figures: totalsOf(days, before) }],
    table: {
      columns: COLUMNS,
      rows: days.map((one) => [
        ...[one.day, one.carts, one.checkouts, one.orders],
        shareOf(one.orders, one.carts),
      ]),
    },
  }
}

function totalsOf(days: readonly Steps[], daysBefore: readonly Steps[]): Total[] {
  const [now, before] = [sumOf(days), sumOf(daysBefore)]
  return [
    {
      id: 'conversion',
      kind: 'percent',
      now: shareOf(now.orders, now.carts),
      before: shareOf(before.orders, before.carts),
    },
    { id: 'carts', kind: 'count', now: now.carts, before: before.carts },
    { id: 'checkouts', kind: 'count', now: now.checkouts, before: before.checkouts },
    { id: 'ordered', kind: 'count', now: now.orders, before: before.orders },
  ]
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
