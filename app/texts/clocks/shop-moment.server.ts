import type { Language } from '../../business'
import { settings } from '../../settings/settings.server'
import { formatDay, withFirst } from '../day'
import { dayAt } from './shop-clock'

const SPACE_BEFORE_AM_PM = / (?=[AP]M\b)/

/** Formats a moment on the shop's clocks: '25. November 2026 um 07:54 MEZ'; its time stays whole. */
export const shopMoment = (language: Language, iso: string | number) => {
  const moment = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: settings().shop.timeZone,
    timeZoneName: 'short',
  }).format(new Date(iso))
  return withFirst(language, moment).replace(SPACE_BEFORE_AM_PM, '\u00a0')
}

/** Formats the day of a moment (epoch milliseconds) in the shop's calendar. */
export const shopDate = (language: Language, at: number) =>
  formatDay(language, dayAt(settings().shop.timeZone, at))
