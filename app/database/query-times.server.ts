import type { LogEvent } from 'kysely'
import { TimeBuckets } from './time-buckets'
import { isUnavailable } from './unavailable'

export const queryTimes = new TimeBuckets()
export const queryFaults = { away: 0, other: 0 }

/** Kysely's `log`: observes answered and failed queries. */
export function timeQuery(event: LogEvent) {
  queryTimes.observe(event.queryDurationMillis)
  if (event.level === 'error') queryFaults[isUnavailable(event.error) ? 'away' : 'other']++
}
