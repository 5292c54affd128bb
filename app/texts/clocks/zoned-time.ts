import { momentKept } from './shop-clock'
import { wallClock } from './wall-clock'

/** Moments as clocks of a time zone show them, such as 2026-03-29T02:30. */

const LOCAL = /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/

/** What a clock there shows at a moment (epoch milliseconds), to the minute. */
export const clockAt = (time: number, timeZone: string) =>
  new Date(wallClock(timeZone, time)).toISOString().slice(0, 16)

/**
 * The moment at which a clock there shows that; undefined when it is no such time. Of an hour that
 * happens twice, the first; one that clocks leap over is as long after the leap as it is written.
 */
export function momentAt(clock: string, timeZone: string) {
  const wall = LOCAL.test(clock) ? Date.parse(`${clock}Z`) : Number.NaN
  const isThere = !Number.isNaN(wall) && new Date(wall).toISOString().startsWith(clock)
  return isThere ? momentKept(timeZone, wall) : undefined
}
