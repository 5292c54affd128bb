import type { Database } from '../../../database/tables.server'
import { bucketsOf, stepOf, stepsOf } from '../../../orders/figures/buckets'
import {
  averageOf,
  type Figures,
  NOTHING,
  netOf,
  sumOfFigures,
} from '../../../orders/figures/definitions'
import { salesOf } from '../../../orders/figures/sales.server'
import { comparedNow, saidPeriods, zone } from '../asked'
import { currenciesOf } from '../currencies.server'
import type { Asked, Column, Report, Total } from '../report'

const COLUMNS: Column[] = [
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

/** What came in, slot by slot, each beside the slot at the same place of the period before. */
export async function salesReport(db: Database, given: Asked, now?: number): Promise<Report> {
  const periods = comparedNow(given, now)
  const step = stepOf(periods.span, given.step)
  const buckets = bucketsOf(zone(), periods.span, step)
  const earlier = bucketsOf(zone(), periods.before, step)
  const sales = await salesOf(db, buckets)
  const before = await salesOf(db, earlier)
  const codes = byOrders([...new Set([...sales.keys(), ...before.keys()])], sales)
  return {
    ...saidPeriods(periods),
    step,
    steps: stepsOf(periods.span),
    currencies: currenciesOf(codes),
    totals: codes.map((currency) => ({
      currency,
      figures: totalsOf(sales.get(currency) ?? [], before.get(currency) ?? []),
    })),
    table: {
      columns: COLUMNS,
      rows: codes.flatMap((currency) =>
        buckets.map(({ key }, at) =>
          rowOf(key, currency, sales.get(currency)?.[at], before.get(currency)?.[at]),
        ),
      ),
    },
  }
}

function rowOf(key: string, currency: string, now = NOTHING, before?: Figures) {
  return [
    ...[key, currency, now.revenue, now.orders, averageOf(now), now.goods, now.discount, now.tax],
    ...[now.shipping + now.fee, now.refunds, netOf(now), now.cancelled],
    ...[before?.revenue ?? null, before?.orders ?? null],
  ]
}

function totalsOf(slots: readonly Figures[], slotsBefore: readonly Figures[]): Total[] {
  const [now, before] = [sumOfFigures(slots), sumOfFigures(slotsBefore)]
  const total = (id: Total['id'], of: (figures: Figures) => number | null, kind = 'money') =>
    ({ id, kind, now: of(now), before: of(before) }) as Total
  return [
    total('revenue', ({ revenue }) => revenue),
    total('orders', ({ orders }) => orders, 'count'),
    total('average', averageOf),
    total('net', netOf),
    total('refunds', ({ refunds }) => refunds),
    total('discount', ({ discount }) => discount),
    total('tax', ({ tax }) => tax),
    total('cancelled', ({ cancelled }) => cancelled, 'count'),
  ]
}

const byOrders = (codes: string[], sales: Map<string, Figures[]>) => {
  const orders = (code: string) => sumOfFigures(sales.get(code) ?? []).orders
  return codes.sort((one, other) => orders(other) - orders(one) || one.localeCompare(other))
}
