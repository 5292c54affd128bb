import type { Language } from '../../business'
import type { Settings } from '../../settings/schema'
import { settings } from '../../settings/settings.server'
import { clocksOf, timeZoneOf } from '../../settings/time-zones'
import { formatDay, withFirst } from '../day.server'
import { dateLocale } from './date-locale.server'
import { dayAt } from './shop-clock'

const SPACE_BEFORE_AM_PM = / (?=[ap]\.?m\b)/i
const OFFSET = / GMT[+−-][\d:]+$/

/**
 * Formats a moment on the shop's clocks: '25. November 2026 um 07:54 MEZ'; its time stays whole. Where
 * the shop sends only to its own country, which has one time, no zone is named.
 */
export const shopMoment = (language: Language, iso: string | number, current = settings()) => {
  const { kind, timeZone } = current.shop
  const format = (timeZoneName?: 'short' | 'shortGeneric') =>
    new Intl.DateTimeFormat(dateLocale(language, current.shop), {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZone,
      timeZoneName,
    })
  const at = new Date(iso).getTime()
  const said = (text: string) => withFirst(language, text).replace(SPACE_BEFORE_AM_PM, '\u00a0')
  if (isOwnTime(at, current)) return said(format().format(at))
  const named = format('short').format(at)
  const isBare = language === 'en' && kind === 'own' && OFFSET.test(named)
  return said(isBare ? format('shortGeneric').format(at) : named)
}

/** Formats the day of a moment (epoch milliseconds) in the shop's calendar. */
export const shopDate = (language: Language, at: number) =>
  formatDay(language, dayAt(settings().shop.timeZone, at))

/** Tells whether all to whom the shop sends have its own time. */
function isOwnTime(at: number, { shop, shipping }: Settings) {
  const countries = shipping.zones.flatMap((zone) => zone.countries)
  if (shop.kind !== 'own' || countries.length === 0) return false
  if (countries.some((country) => country !== shop.country)) return false
  const zone = timeZoneOf(shop.country, at)
  return zone !== undefined && clocksOf(zone, at) === clocksOf(shop.timeZone, at)
}
