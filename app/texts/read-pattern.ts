import type { Language } from '../business'
import type { Pattern } from './figures'

/** Reads a currency's pattern from `Intl`, for pages, which do without `Intl`. */
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
