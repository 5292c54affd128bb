import type { Language } from '../business'
import { dateLocale } from './clocks/date-locale.server'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Formats a calendar day ('2026-11-22'), in loaders: it takes a browser 20 ms. */
export function formatDay(language: Language, iso: string) {
  const time = Date.parse(iso)
  if (Number.isNaN(time)) return ''
  const format = formats.getOrInsertComputed(
    dateLocale(language),
    (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
  )
  return withFirst(language, format.format(time))
}

/** French counts the first day of a month, which `Intl` does not know: '1er décembre 2026'. */
export const withFirst = (language: Language, date: string) =>
  language === 'fr' ? date.replace(/^1(?= )/, '1er') : date
