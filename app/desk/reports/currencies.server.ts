import { patternOf, shopCurrency } from '../../texts/currency.server'
import type { Report } from './report'

/** As the desk writes them; the shop's own where there is none. */
export const currenciesOf = (codes: Iterable<string>): Report['currencies'] => {
  const all = [...new Set(codes)]
  const shown = all.length > 0 ? all : [shopCurrency()]
  return shown.map((code) => ({ code, pattern: patternOf('en', code) }))
}
