import { settings } from '../app/settings/settings.server'
import { dayEnd, dayStart } from '../app/texts/clocks/day-start'
import { clockAt, momentAt } from '../app/texts/clocks/zoned-time'
import { UsageError } from './command'

const zone = () => settings().shop.timeZone

/** Formats a moment, epoch milliseconds or ISO 8601, on the shop's clocks: `2026-11-21 18:05`. */
export const shopMinute = (time: number | string) =>
  clockAt(new Date(time).getTime(), zone()).replace('T', ' ')

const NAMES_ITS_ZONE = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/

/**
 * Reads epoch milliseconds. A day such as 2026-12-31 begins, after `--until` and `--to` it ends, on
 * the shop's clocks, and a time such as 2026-12-31T18:00 is theirs, as at the desk.
 */
export function readTime(text: string, name: string, timeZone = zone()) {
  const day = /^\d{4}-\d\d-\d\d/.exec(text)?.[0] ?? ''
  const time = isDay(day) ? timeOf(text, day, name, timeZone) : undefined
  if (time === undefined || Number.isNaN(time))
    throw new UsageError(
      `${name} is a date such as 2026-12-31, or a time such as 2026-12-31T18:00, not "${text}"`,
    )
  return time
}

function timeOf(text: string, day: string, name: string, timeZone: string) {
  if (text !== day) return NAMES_ITS_ZONE.test(text) ? Date.parse(text) : momentAt(text, timeZone)
  return name === '--until' || name === '--to' ? dayEnd(day, timeZone) : dayStart(day, timeZone)
}

const isDay = (day: string) => {
  const time = Date.parse(day)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}
