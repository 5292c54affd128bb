import { type Bucket, bucketSizeOf, bucketSizesOf, bucketsOf } from '../../orders/figures/buckets'
import { patternOf, shopCurrency } from '../../texts/currency.server'
import type {
  FigureName,
  Kind,
  Report,
  ReportCell,
  ReportColumn,
  ReportQuery,
  Total,
} from './report'
import { comparedNow, describePeriods, zone } from './report-query'

/** Tells how a total of the report is computed from a period's sums. */
export type FigureFrom<Sums> = readonly [
  id: FigureName,
  kind: Kind,
  from: (sums: Sums) => number | null,
]

/** Returns the totals of a period, each with that of the period before. */
export const totalsOf = <Sums>(
  figures: readonly FigureFrom<Sums>[],
  now: Sums,
  before: Sums,
): Total[] =>
  figures.map(([id, kind, from]) => ({ id, kind, now: from(now), before: from(before) }))

interface Slotted<Figures> {
  columns: readonly ReportColumn[]
  figures: readonly FigureFrom<Figures>[]
  read(buckets: Bucket[]): Promise<Map<string, Figures[]>>
  sum(slots: readonly Figures[]): Figures
  /** Sorts currency codes by the figures of the period. */
  sorted(codes: string[], figures: ReadonlyMap<string, Figures[]>): string[]
  /** Writes a row for a slot and the same slot of the period before. */
  rowOf(key: string, currency: string, now?: Figures, before?: Figures): ReportCell[]
}

/** Makes a report from figures by slot and currency, of the asked period and the one before. */
export async function slotReport<Figures>(
  given: ReportQuery,
  now: number | undefined,
  { columns, figures, read, sum, sorted, rowOf }: Slotted<Figures>,
): Promise<Report> {
  const periods = comparedNow(given, now)
  const step = bucketSizeOf(periods.span, given.step)
  const buckets = bucketsOf(zone(), periods.span, step)
  const slots = await read(buckets)
  const before = await read(bucketsOf(zone(), periods.before, step))
  const codes = sorted([...new Set([...slots.keys(), ...before.keys()])], slots)
  const summed = (of: ReadonlyMap<string, Figures[]>, code: string) => sum(of.get(code) ?? [])
  return {
    ...describePeriods(periods),
    step,
    steps: bucketSizesOf(periods.span),
    currencies: currenciesOf(codes),
    totals: codes.map((currency) => ({
      currency,
      figures: totalsOf(figures, summed(slots, currency), summed(before, currency)),
    })),
    table: {
      columns,
      rows: codes.flatMap((currency) =>
        buckets.map(({ key }, at) =>
          rowOf(key, currency, slots.get(currency)?.[at], before.get(currency)?.[at]),
        ),
      ),
    },
  }
}

/** Lists currencies with their formats: the shop's own first, and alone where there are none. */
export const currenciesOf = (codes: Iterable<string>): Report['currencies'] => {
  const own = shopCurrency()
  const all = [...new Set(codes)].sort((one, other) => Number(other === own) - Number(one === own))
  const shown = all.length > 0 ? all : [own]
  return shown.map((code) => ({ code, pattern: patternOf('en', code) }))
}
