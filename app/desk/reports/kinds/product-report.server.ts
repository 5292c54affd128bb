import type { Database } from '../../../database/tables.server'
import { shareOf } from '../../../orders/figures/definitions'
import {
  nameProducts,
  type SoldProduct,
  soldProducts,
} from '../../../orders/figures/product-figures.server'
import { currenciesOf, type FigureFrom, totalsOf } from '../head.server'
import type { Report, ReportColumn, ReportQuery } from '../report'
import { comparedNow, describePeriods } from '../report-query'

const COLUMNS: ReportColumn[] = [
  { id: 'product', kind: 'text' },
  { id: 'sku', kind: 'text' },
  { id: 'currency', kind: 'text' },
  { id: 'pieces', kind: 'count' },
  { id: 'amount', kind: 'money' },
  { id: 'share', kind: 'percent' },
  { id: 'amountBefore', kind: 'money' },
]

/** Reports the products with most sales, with their shares. */
export async function productReport(
  db: Database,
  given: ReportQuery & { most: number },
  now?: number,
): Promise<Report> {
  const periods = comparedNow(given, now)
  const sold = (await soldProducts(db, periods.span)).sort(byAmount)
  const before = await soldProducts(db, periods.before)
  const sums = amountsOf(sold)
  const earlier = new Map(before.map((one) => [soldProductKey(one), one.amount]))
  const shown = sold.slice(0, given.most)
  const ids = shown.map(({ productId }) => productId)
  const names = await nameProducts(db, ids)
  return {
    ...describePeriods(periods),
    currencies: currenciesOf(sums.keys()),
    totals: soldTotals(sold, before),
    table: {
      columns: COLUMNS,
      of: sold.length,
      rows: shown.map((one) => {
        const { title = `#${one.productId}`, sku = null } = names.get(one.productId) ?? {}
        const share = shareOf(one.amount, sums.get(one.currency) ?? 0)
        const { currency, pieces, amount } = one
        return [title, sku, currency, pieces, amount, share, earlier.get(soldProductKey(one)) ?? 0]
      }),
    },
  }
}

const soldProductKey = ({ productId, currency }: SoldProduct) => `${productId} ${currency}`

type Sold = Pick<SoldProduct, 'currency' | 'pieces' | 'amount'>

export const byAmount = (one: Sold, other: Sold) =>
  other.amount - one.amount || other.pieces - one.pieces

/** Sums amounts by currency. */
export function amountsOf(sold: readonly Sold[]) {
  const sums = new Map<string, number>()
  for (const { currency, amount } of sold) sums.set(currency, (sums.get(currency) ?? 0) + amount)
  return sums
}

const sumOf = (name: 'amount' | 'pieces') => (all: readonly Sold[]) =>
  all.reduce((sum, one) => sum + one[name], 0)

const FIGURES: readonly FigureFrom<readonly Sold[]>[] = [
  ['amount', 'money', sumOf('amount')],
  ['pieces', 'count', sumOf('pieces')],
]

/** Totals sales in each currency, beside the period before. */
export function soldTotals(sold: readonly Sold[], before: readonly Sold[]): Report['totals'] {
  const inCurrency = (all: readonly Sold[], code: string) =>
    all.filter(({ currency }) => currency === code)
  return [...amountsOf(sold).keys()].map((currency) => ({
    currency,
    figures: totalsOf(FIGURES, inCurrency(sold, currency), inCurrency(before, currency)),
  }))
}
