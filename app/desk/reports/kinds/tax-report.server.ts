import type { Database } from '../../../database/tables.server'
import { type TaxFigures, taxesOf } from '../../../orders/figures/tax-figures.server'
import { currenciesOf, type FigureFrom, totalsOf } from '../head.server'
import type { Report, ReportColumn, ReportQuery } from '../report'
import { comparedNow, describePeriods } from '../report-query'

const COLUMNS: ReportColumn[] = [
  { id: 'rate', kind: 'percent' },
  { id: 'currency', kind: 'text' },
  { id: 'orders', kind: 'count' },
  { id: 'base', kind: 'money' },
  { id: 'tax', kind: 'money' },
  { id: 'taxRefunded', kind: 'money' },
  { id: 'taxBefore', kind: 'money' },
]

const sumOf = (name: 'base' | 'tax' | 'refunded') => (all: readonly TaxFigures[]) =>
  all.reduce((sum, one) => sum + one[name], 0)

const FIGURES: readonly FigureFrom<readonly TaxFigures[]>[] = [
  ['tax', 'money', sumOf('tax')],
  ['base', 'money', sumOf('base')],
  ['taxRefunded', 'money', sumOf('refunded')],
]

/** Reports taxes by rate, for the tax return. */
export async function taxReport(db: Database, given: ReportQuery, now?: number): Promise<Report> {
  const periods = comparedNow(given, now)
  const taxes = await taxesOf(db, periods.span)
  const before = await taxesOf(db, periods.before)
  const currencies = currenciesOf([...taxes, ...before].map(({ currency }) => currency))
  const same = (one: TaxFigures) => (other: TaxFigures) =>
    one.currency === other.currency && one.percent === other.percent
  return {
    ...describePeriods(periods),
    currencies,
    totals: currencies.map(({ code }) => ({
      currency: code,
      figures: totalsOf(FIGURES, inCurrency(taxes, code), inCurrency(before, code)),
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

const inCurrency = (all: readonly TaxFigures[], code: string) =>
  all.filter(({ currency }) => currency === code)
