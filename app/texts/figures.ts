import type { Language } from '../business'

/* Without `Intl`: it takes 15 ms of hydration, and its spaces differ between browser and server. */

interface Writing {
  decimal: string
  group: string
  /** Shorter whole parts are not grouped: Spanish writes 1234 but 12.345. */
  groupFrom: number
}
const WRITINGS: Record<Language, Writing> = {
  en: { decimal: '.', group: ',', groupFrom: 4 },
  fr: { decimal: ',', group: '\u202f', groupFrom: 4 },
  es: { decimal: ',', group: '.', groupFrom: 5 },
  de: { decimal: ',', group: '.', groupFrom: 4 },
}

const MOST_DECIMALS = 3

/** To a thousandth: '12,345.678', in French '12 345,678'. */
export const formatNumber = (language: Language, value: number) =>
  written(language, value.toFixed(MOST_DECIMALS).replace(/\.?0+$/, ''))

/** '-40%', elsewhere '-40 %' with a space that does not break. */
export const formatPercent = (language: Language, percent: number) =>
  `${formatNumber(language, percent)}${language === 'en' ? '' : '\u00a0'}%`

/** Whole cents as US dollars: '$1,234.50', '1.234,50 $'. */
export const formatPrice = (language: Language, cents: number) =>
  inDollars(language, (cents / 100).toFixed(2))

export const formatRoundPrice = (language: Language, cents: number) =>
  inDollars(language, (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2))

const inDollars = (language: Language, figure: string) =>
  language === 'en'
    ? written(language, figure).replace(/^-?/, '$&$$')
    : `${written(language, figure)}\u00a0$`

function written(language: Language, figure: string) {
  const { decimal, group, groupFrom } = WRITINGS[language]
  const [whole = '', fraction] = figure.split('.')
  const grouped =
    whole.replace('-', '').length < groupFrom ? whole : whole.replace(/\B(?=(\d{3})+$)/g, group)
  return fraction ? grouped + decimal + fraction : grouped
}
