import type { Connection } from '../../database/tables.server'

/** Visitors who searched, by what became of it; a day's visitors count again on the next. */
export interface SearchFigures {
  visitors: number
  answered: number
  otherwise: number
  unanswered: number
  /** Something was found, and nothing of it was opened. */
  left: number
  carted: number
}

interface Days {
  first: string
  last: string
}

const sums = (db: Connection, { first, last }: Days) =>
  db
    .selectFrom('search_days')
    .where('day', '>=', first)
    .where('day', '<=', last)
    .select((row) =>
      (['answered', 'otherwise', 'unanswered', 'clicked', 'carted'] as const).map((name) =>
        row.fn.coalesce(row.fn.sum<number>(name), row.lit(0)).as(name),
      ),
    )

type Sum = Awaited<ReturnType<ReturnType<typeof sums>['executeTakeFirstOrThrow']>>

function figuresOf(sum: Sum): SearchFigures {
  const [answered, otherwise, unanswered, clicked, carted] = [
    ...[sum.answered, sum.otherwise, sum.unanswered, sum.clicked, sum.carted],
  ].map(Number) as [number, number, number, number, number]
  const left = Math.max(0, answered + otherwise - clicked)
  const visitors = answered + otherwise + unanswered
  return { visitors, answered, otherwise, unanswered, left, carted }
}

/** Returns the visitors of all searches of some days. */
export const searchTotals = async (db: Connection, days: Days) =>
  figuresOf(await sums(db, days).executeTakeFirstOrThrow())

/**
 * Returns searches with their visitors, the most frequent first, or first those that cost most: found
 * nothing, or nothing that anybody opened.
 */
export async function listSearches(
  db: Connection,
  days: Days,
  { by, most }: { by: 'visitors' | 'lost'; most: number },
) {
  const rows = await sums(db, days).select('text').groupBy('text').execute()
  const all = rows.map((row) => ({ text: row.text, ...figuresOf(row) }))
  const rank = ({ visitors, unanswered, left }: SearchFigures) =>
    by === 'visitors' ? visitors : unanswered + left
  return {
    of: all.length,
    rows: all
      .filter((one) => rank(one) > 0)
      .sort((a, b) => rank(b) - rank(a) || b.visitors - a.visitors || (a.text < b.text ? -1 : 1))
      .slice(0, most),
  }
}
