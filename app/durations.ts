/** Lengths of time in milliseconds. A day is 24 hours, which a day of the calendar may not be. */
export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS
