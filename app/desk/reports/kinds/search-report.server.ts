import {
  listSearches,
  type SearchFigures,
  searchTotals,
} from '../../../catalogue/searches/search-figures.server'
import type { Database } from '../../../database/tables.server'
import { type FigureFrom, totalsOf } from '../head.server'
import type { Report, ReportColumn, ReportQuery } from '../report'
import { comparedNow, describePeriods } from '../report-query'

const FIGURES: readonly FigureFrom<SearchFigures>[] = [
  ['visitors', 'count', ({ visitors }) => visitors],
  ['answered', 'count', ({ answered }) => answered],
  ['otherwise', 'count', ({ otherwise }) => otherwise],
  ['unanswered', 'count', ({ unanswered }) => unanswered],
  ['leftSearch', 'count', ({ left }) => left],
  ['searchCarts', 'count', ({ carted }) => carted],
]

const COLUMNS: ReportColumn[] = [
  { id: 'searched', kind: 'text' },
  ...FIGURES.map(([id, kind]) => ({ id, kind })),
]

/** Reports what visitors searched for, each once a day, and what became of it. */
export async function searchReport(
  db: Database,
  { most, ...given }: ReportQuery & { most: number },
  now?: number,
): Promise<Report> {
  const periods = comparedNow(given, now)
  const { rows, of } = await listSearches(db, periods.span, { by: 'visitors', most })
  const before = await searchTotals(db, periods.before)
  return {
    ...describePeriods({
      ...periods,
      before: { ...periods.before, until: Number.POSITIVE_INFINITY },
    }),
    currencies: [],
    totals: [{ figures: totalsOf(FIGURES, await searchTotals(db, periods.span), before) }],
    table: {
      columns: COLUMNS,
      of,
      rows: rows.map(({ text, ...figures }) => [
        text,
        ...FIGURES.map(([, , from]) => from(figures)),
      ]),
    },
  }
}
