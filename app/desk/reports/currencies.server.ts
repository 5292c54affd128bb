import { patternOf, shopCurrency } from '../../texts/currency.server'
import type { Report } from './report'

/** Lists currencies with their formats: the shop's own first, and alone where there are none. */
export const currenciesOf = (codes: Iterable<string>): Report['currencies'] => {
  const own = shopCurrency()
  const all = [...new Set(codes)].sort((one, other) => Number(other === own) - Number(one === own))
  const shown = all.length > 0 ? all : [own]
  return shown.map((code) => ({ code, pattern: patternOf('en', code) }))
}
