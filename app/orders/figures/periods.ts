import type { Slot } from '../../database/time-slots.server'
import {
  addDays,
  addMonths,
  type Day,
  dayAt,
  daysBetween,
  firstOfMonth,
  momentOf,
  startOf,
} from '../../texts/clocks/shop-clock'
import { wallClock } from '../../texts/clocks/wall-clock'

export const PERIODS = [
  'today',
  '7-days',
  '30-days',
  '90-days',
  'month',
  'last-month',
  'year',
  'own',
] as const
export type Period = (typeof PERIODS)[number]

/** Days in the shop's zone, both inclusive. */
export interface DaySpan extends Slot {
  first: Day
  last: Day
}

export interface Compared {
  span: DaySpan
  /** The previous period; it ends at the same time of day if this one is still running. */
  before: DaySpan
}

export interface PeriodRequest {
  period: Period
  /** A custom period. */
  from?: Day
  to?: Day
}

/** Returns a period with the previous one; it ends today at the latest. */
export function compared(timeZone: string, now: number, asked: PeriodRequest): Compared {
  const today = dayAt(timeZone, now)
  const { first, last, ...before } = daysOf(asked, today)
  const span = spanOf(timeZone, first, last)
  const whole = spanOf(timeZone, before.firstBefore, before.lastBefore)
  if (last !== today) return { span, before: whole }
  const clock = wallClock(timeZone, now) - Date.parse(today)
  const same = momentOf(timeZone, Date.parse(whole.last) + clock)
  return { span, before: { ...whole, until: Math.min(whole.until, same) } }
}

interface Days {
  first: Day
  last: Day
  firstBefore: Day
  lastBefore: Day
}

function daysOf({ period, from = '', to = '' }: PeriodRequest, today: Day): Days {
  const month = firstOfMonth(today)
  switch (period) {
    case 'today':
      return daysUntil(today, 1)
    case '7-days':
      return daysUntil(today, 7)
    case '30-days':
      return daysUntil(today, 30)
    case '90-days':
      return daysUntil(today, 90)
    case 'month':
      return monthsBefore(month, today, 1)
    case 'last-month':
      return {
        first: addMonths(month, -1),
        last: addDays(month, -1),
        firstBefore: addMonths(month, -2),
        lastBefore: addDays(addMonths(month, -1), -1),
      }
    case 'year':
      return monthsBefore(`${today.slice(0, 4)}-01-01`, today, 12)
    case 'own': {
      const last = to > today && from <= today ? today : to
      return daysUntil(last, daysBetween(from, last) + 1)
    }
  }
}

const daysUntil = (last: Day, days: number): Days => ({
  first: addDays(last, 1 - days),
  last,
  firstBefore: addDays(last, 1 - 2 * days),
  lastBefore: addDays(last, -days),
})

const monthsBefore = (first: Day, last: Day, months: number): Days => ({
  first,
  last,
  firstBefore: addMonths(first, -months),
  lastBefore: addMonths(last, -months),
})

export const spanOf = (timeZone: string, first: Day, last: Day): DaySpan => ({
  first,
  last,
  from: startOf(timeZone, first),
  until: startOf(timeZone, addDays(last, 1)),
})
