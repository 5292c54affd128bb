import type { Language } from '../business'
import type { Pattern } from './figures'

/**
 * Reads from `Intl` how a currency's amounts are written; pages get the pattern, as they do without
 * `Intl`.
 */
export function readPattern(language: Language, currency: string): Pattern {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  })
  const around = format
    .formatToParts(0)
    .map(({ type, value }) => (type === 'integer' ? '#' : FIGURE.has(type) ? '' : value))
  return `${format.resolvedOptions().maximumFractionDigits}${around.join('')}`
}

const FIGURE = new Set(['decimal', 'fraction'])
