import { momentKept } from './shop-clock'
import { wallClock } from './wall-clock'

/** Matches a time as clocks of a zone show it, such as 2026-03-29T02:30. */

const LOCAL = /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/

/** Returns what a clock there shows at a moment (epoch milliseconds), to the minute. */
export const clockAt = (time: number, timeZone: string) =>
  new Date(wallClock(timeZone, time)).toISOString().slice(0, 16)

/**
 * Returns the moment at which a clock there shows that; undefined when it is no such time. It takes
 * the first of an hour that happens twice; a time that clocks leap over is as long after the leap
 * as it is written.
 */
export function momentAt(clock: string, timeZone: string) {
  const wall = LOCAL.test(clock) ? Date.parse(`${clock}Z`) : Number.NaN
  const isThere = !Number.isNaN(wall) && new Date(wall).toISOString().startsWith(clock)
  return isThere ? momentKept(timeZone, wall) : undefined
}
