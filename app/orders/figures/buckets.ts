import type { Slot } from '../../database/time-slots.server'
import { HOUR_MS } from '../../durations'
import {
  addDays,
  addMonths,
  daysBetween,
  firstOfMonth,
  mondayOf,
  startOf,
} from '../../texts/clocks/shop-clock'
import { wallClock } from '../../texts/clocks/wall-clock'
import type { DaySpan } from './periods'

export const BUCKET_SIZES = ['hour', 'day', 'week', 'month'] as const
export type BucketSize = (typeof BUCKET_SIZES)[number]

export interface Bucket extends Slot {
  /** `2026-11-22T14:00+06:00`, `2026-11-22` (a week's Monday) or `2026-11`. */
  key: string
}
const DAYS_BY_HOUR = 3
const DAYS_BY_DAY = 400
const LEAST_DAYS_BY_WEEK = 14
const LEAST_DAYS_BY_MONTH = 32

const daysIn = ({ first, last }: DaySpan) => daysBetween(first, last) + 1

/** Returns the bucket sizes that make a readable plot of a period. */
export function bucketSizesOf(span: DaySpan): BucketSize[] {
  const days = daysIn(span)
  return BUCKET_SIZES.filter((step) => {
    if (step === 'hour') return days <= DAYS_BY_HOUR
    if (step === 'day') return days > 1 && days <= DAYS_BY_DAY
    return days >= (step === 'week' ? LEAST_DAYS_BY_WEEK : LEAST_DAYS_BY_MONTH)
  })
}

/** Returns the chosen size if it fits the period, or else a default. */
export function bucketSizeOf(span: DaySpan, chosen?: BucketSize): BucketSize {
  if (chosen && bucketSizesOf(span).includes(chosen)) return chosen
  const days = daysIn(span)
  if (days === 1) return 'hour'
  if (days <= 45) return 'day'
  return days <= 190 ? 'week' : 'month'
}

/** Returns adjacent buckets in order; the first and last week or month may be partial. */
export function bucketsOf(timeZone: string, span: DaySpan, step: BucketSize): Bucket[] {
  const bounds = step === 'hour' ? hours(timeZone, span) : calendar(timeZone, span, step)
  return bounds
    .map(({ key, from }, at) => ({
      key,
      from,
      until: Math.min(bounds[at + 1]?.from ?? span.until, span.until),
    }))
    .filter(({ from, until }) => from < until)
}

type Bound = Pick<Bucket, 'key' | 'from'>

function calendar(timeZone: string, { first, last }: DaySpan, step: Exclude<BucketSize, 'hour'>) {
  const bounds: Bound[] = []
  for (let day = first; day <= last; day = next(day, step))
    bounds.push({
      key: step === 'month' ? day.slice(0, 7) : step === 'week' ? mondayOf(day) : day,
      from: startOf(timeZone, day),
    })
  return bounds
}

function next(day: string, step: Exclude<BucketSize, 'hour'>) {
  if (step === 'day') return addDays(day, 1)
  return step === 'week' ? addDays(mondayOf(day), 7) : addMonths(firstOfMonth(day), 1)
}

/** Returns bounds at full hours of the zone's clocks: days of their change have 23 or 25. */
function hours(timeZone: string, { from, until }: DaySpan) {
  const bounds: Bound[] = []
  for (let at = from; at < until; ) {
    const wall = wallClock(timeZone, at)
    bounds.push({ key: written(wall, wall - at), from: at })
    at += HOUR_MS - (wall % HOUR_MS)
  }
  return bounds
}

function written(wall: number, offset: number) {
  const minutes = Math.abs(offset) / 60_000
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map((part) =>
    String(part).padStart(2, '0'),
  )
  return `${new Date(wall).toISOString().slice(0, 16)}${offset < 0 ? '-' : '+'}${hour}:${minute}`
}
