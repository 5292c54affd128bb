import type { Database } from '../../../database/tables.server'
import { type TaxFigures, taxesOf } from '../../../orders/figures/tax-figures.server'
import { comparedNow, saidPeriods } from '../asked'
import { currenciesOf } from '../currencies.server'
import type { Asked, Column, Report } from '../report'

const COLUMNS: Column[] = [
  { id: 'rate', kind: 'percent' },
  { id: 'currency', kind: 'text' },
  { id: 'orders', kind: 'count' },
  { id: 'base', kind: 'money' },
  { id: 'tax', kind: 'money' },
  { id: 'taxRefunded', kind: 'money' },
  { id: 'taxBefore', kind: 'money' },
]

/** What was taxed at each rate, for the return to the tax office. */
export async function taxReport(db: Database, given: Asked, now?: number): Promise<Report> {
  const periods = comparedNow(given, now)
  const taxes = await taxesOf(db, periods.span)
  const before = await taxesOf(db, periods.before)
  const currencies = currenciesOf([...taxes, ...before].map(({ currency }) => currency))
  const same = (one: TaxFigures) => (other: TaxFigures) =>
    one.currency === other.currency && one.percent === other.percent
  return {
    ...saidPeriods(periods),
    currencies,
    totals: currencies.map(({ code }) => ({
      currency: code,
      figures: (['tax', 'base', 'refunded'] as const).map((id) => ({
        id: id === 'refunded' ? 'taxRefunded' : id,
        kind: 'money',
        now: sumOf(taxes, code, id),
        before: sumOf(before, code, id),
      })),
    })),
    table: {
      columns: COLUMNS,
      rows: taxes.map((one) => [
        ...[one.percent, one.currency, one.orders, one.base, one.tax, one.refunded],
        before.find(same(one))?.tax ?? 0,
      ]),
    },
  }
}

const sumOf = (all: readonly TaxFigures[], code: string, name: 'base' | 'tax' | 'refunded') =>
  all.filter(({ currency }) => currency === code).reduce((sum, one) => sum + one[name], 0)
