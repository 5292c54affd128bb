import type { Database } from '../../../database/tables.server'
import { bucketsOf, stepOf, stepsOf } from '../../../orders/figures/buckets'
import { type CashFigures, cashOf, sumOfCash } from '../../../orders/figures/cash-figures.server'
import { shareOf } from '../../../orders/figures/definitions'
import { comparedNow, saidPeriods, zone } from '../asked'
import { currenciesOf } from '../currencies.server'
import type { Asked, Column, Report, Total } from '../report'

const COLUMNS: Column[] = [
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

/** What became of cash-on-delivery orders. */
export async function cashReport(db: Database, given: Asked, now?: number): Promise<Report> {
  const periods = comparedNow(given, now)
  const step = stepOf(periods.span, given.step)
  const buckets = bucketsOf(zone(), periods.span, step)
  const cash = await cashOf(db, buckets)
  const before = await cashOf(db, bucketsOf(zone(), periods.before, step))
  const codes = [...new Set([...cash.keys(), ...before.keys()])].sort()
  return {
    ...saidPeriods(periods),
    step,
    steps: stepsOf(periods.span),
    currencies: currenciesOf(codes),
    totals: codes.map((currency) => ({
      currency,
      figures: totalsOf(cash.get(currency) ?? [], before.get(currency) ?? []),
    })),
    table: {
      columns: COLUMNS,
      rows: codes.flatMap((currency) =>
        buckets.map(({ key }, at) => {
          const one = cash.get(currency)?.[at] ?? sumOfCash([])
          const { succeeded, failed, unconfirmed, open, received, awaited } = one
          return [
            ...[key, currency, succeeded, failed, unconfirmed, open],
            ...[successOf(one), received, awaited],
          ]
        }),
      ),
    },
  }
}

const successOf = ({ succeeded, failed }: CashFigures) => shareOf(succeeded, succeeded + failed)

function totalsOf(slots: readonly CashFigures[], slotsBefore: readonly CashFigures[]): Total[] {
  const [now, before] = [sumOfCash(slots), sumOfCash(slotsBefore)]
  return [
    { id: 'success', kind: 'percent', now: successOf(now), before: successOf(before) },
    { id: 'succeeded', kind: 'count', now: now.succeeded, before: before.succeeded },
    { id: 'failed', kind: 'count', now: now.failed, before: before.failed },
    { id: 'open', kind: 'count', now: now.open, before: before.open },
    { id: 'received', kind: 'money', now: now.received, before: before.received },
    { id: 'awaited', kind: 'money', now: now.awaited, before: before.awaited },
  ]
}
