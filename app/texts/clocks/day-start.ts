import { addDays, startOf } from './shop-clock'

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

/** Returns the moment a day such as 2026-11-22 begins in a time zone; NaN for no day. */
export const dayStart = (day: string, timeZone: string) =>
  isDay(day) ? startOf(timeZone, day) : Number.NaN

/** Returns the first moment after a day. */
export const dayEnd = (day: string, timeZone: string) =>
  isDay(day) ? startOf(timeZone, addDays(day, 1)) : Number.NaN
