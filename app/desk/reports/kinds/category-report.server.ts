import type { Database } from '../../../database/tables.server'
import { shareOf } from '../../../orders/figures/definitions'
import {
  categoriesByProduct,
  type SoldProduct,
  soldProducts,
} from '../../../orders/figures/product-figures.server'
import { currenciesOf } from '../head.server'
import type { Report, ReportColumn, ReportQuery } from '../report'
import { comparedNow, describePeriods } from '../report-query'
import { amountsOf, byAmount, soldTotals } from './product-report.server'

const COLUMNS: ReportColumn[] = [
  { id: 'category', kind: 'text' },
  { id: 'currency', kind: 'text' },
  { id: 'products', kind: 'count' },
  { id: 'pieces', kind: 'count' },
  { id: 'amount', kind: 'money' },
  { id: 'share', kind: 'percent' },
  { id: 'amountBefore', kind: 'money' },
]

interface SoldCategory {
  category: string
  currency: string
  products: number
  pieces: number
  amount: number
}

/** Reports sales by the current category of each product. */
export async function categoryReport(
  db: Database,
  given: ReportQuery,
  now?: number,
): Promise<Report> {
  const periods = comparedNow(given, now)
  const sold = await soldProducts(db, periods.span)
  const before = await soldProducts(db, periods.before)
  const ids = new Set([...sold, ...before].map(({ productId }) => productId))
  const slugs = await categoriesByProduct(db, [...ids])
  const categories = [...byCategory(sold, slugs).values()].sort(byAmount)
  const earlier = byCategory(before, slugs)
  const sums = amountsOf(categories)
  const names = new Map(
    (await db.selectFrom('categories').select(['slug', 'name']).execute()).map((one) => [
      one.slug,
      one.name,
    ]),
  )
  return {
    ...describePeriods(periods),
    currencies: currenciesOf(sums.keys()),
    totals: soldTotals(sold, before),
    table: {
      columns: COLUMNS,
      rows: categories.map(({ category, currency, products, pieces, amount }) => [
        ...[names.get(category) ?? category, currency, products, pieces, amount],
        shareOf(amount, sums.get(currency) ?? 0),
        earlier.get(`${category} ${currency}`)?.amount ?? 0,
      ]),
    },
  }
}

function byCategory(sold: readonly SoldProduct[], slugs: ReadonlyMap<number, string>) {
  const sums = new Map<string, SoldCategory>()
  for (const { productId, currency, pieces, amount } of sold) {
    const category = slugs.get(productId) ?? ''
    const key = `${category} ${currency}`
    const sum = sums.getOrInsert(key, { category, currency, products: 0, pieces: 0, amount: 0 })
    sum.products++
    sum.pieces += pieces
    sum.amount += amount
  }
  return sums
}
