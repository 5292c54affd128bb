import { type Bucket, bucketSizeOf, bucketSizesOf, bucketsOf } from '../../orders/figures/buckets'
import { comparedNow, saidPeriods, zone } from './asked'
import { currenciesOf } from './currencies.server'
import type { Asked, Cell, Column, FigureName, Kind, Report, Total } from './report'

/** Says how one figure of a report's head comes from the sums of a period. */
export type FigureFrom<Sums> = readonly [
  id: FigureName,
  kind: Kind,
  from: (sums: Sums) => number | null,
]

/** Returns the figures of a period, each with what it was in the period before. */
export const totalsOf = <Sums>(
  figures: readonly FigureFrom<Sums>[],
  now: Sums,
  before: Sums,
): Total[] =>
  figures.map(([id, kind, from]) => ({ id, kind, now: from(now), before: from(before) }))

interface Slotted<Figures> {
  columns: readonly Column[]
  figures: readonly FigureFrom<Figures>[]
  read(buckets: Bucket[]): Promise<Map<string, Figures[]>>
  sum(slots: readonly Figures[]): Figures
  /** Puts the codes of currencies in order, by the figures of the period. */
  sorted(codes: string[], figures: ReadonlyMap<string, Figures[]>): string[]
  /** Writes a row from a slot, by its key, and the same slot of the period before. */
  rowOf(key: string, currency: string, now?: Figures, before?: Figures): Cell[]
}

/** Makes a report from figures by slot and currency, of the asked period and the one before. */
export async function slotReport<Figures>(
  given: Asked,
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
    ...saidPeriods(periods),
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
