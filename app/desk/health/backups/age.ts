import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../durations'

const format = new Intl.RelativeTimeFormat('en', { numeric: 'always' })

/** Returns an age in words: '3 days ago'. Both are epoch milliseconds. */
export function ageOf(at: number, now = Date.now()) {
  const past = Math.max(0, now - at)
  if (past < HOUR_MS) return format.format(-Math.floor(past / MINUTE_MS), 'minute')
  if (past < 2 * DAY_MS) return format.format(-Math.floor(past / HOUR_MS), 'hour')
  return format.format(-Math.floor(past / DAY_MS), 'day')
}
