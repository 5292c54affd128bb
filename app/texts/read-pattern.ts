import type { Language } from '../business'
import type { Pattern } from './figures'

/** Currencies that English, too, writes in lakhs and crores: ₹12,34,567. */
const IN_LAKHS = new Set(['BDT', 'BTN', 'INR', 'NPR'])

/** Reads a currency's pattern from `Intl`, for pages, which do without `Intl`. */
export function readPattern(language: Language, currency: string): Pattern {
  const inLakhs = language === 'en' && IN_LAKHS.has(currency)
  const format = new Intl.NumberFormat(inLakhs ? 'en-IN' : language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  })
  const around = format
    .formatToParts(0)
    .map(({ type, value }) =>
      type === 'integer' ? (inLakhs ? '##' : '#') : FIGURE.has(type) ? '' : value,
    )
  return `${format.resolvedOptions().maximumFractionDigits}${around.join('')}`
}

const FIGURE = new Set(['decimal', 'fraction'])
