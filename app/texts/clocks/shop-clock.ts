import { DAY_MS } from '../../durations'
import { wallClock } from './wall-clock'

/** A day of the calendar, such as 2026-11-22. */
export type Day = string

/** Returns the day that the zone's clocks show at a moment (epoch milliseconds). */
export const dayAt = (timeZone: string, at: number): Day => isoDay(wallClock(timeZone, at))

/** Returns the first moment of a time on the zone's clocks or, where they skip it, a later one. */
export function momentOf(timeZone: string, wall: number) {
  const [early, late] = momentsNear(timeZone, wall)
  for (const moment of [early, late]) if (wallClock(timeZone, moment) === wall) return moment
  return firstAfter(timeZone, wall, [early, late])
}

/**
 * Returns the first moment of a time; one that clocks skip is as long after the leap as written.
 */
export function momentKept(timeZone: string, wall: number) {
  const [early, late] = momentsNear(timeZone, wall)
  return wallClock(timeZone, early) === wall ? early : late
}

/** Returns the moments by the zone's offset a day before and a day after, the earlier first. */
function momentsNear(timeZone: string, wall: number): [number, number] {
  const near = [wall - DAY_MS, wall + DAY_MS].map((at) => wall - offsetAt(timeZone, at))
  return [Math.min(...near), Math.max(...near)]
}

/** Returns a day's first moment: midnight, or when clocks that skip it are put forward. */
export const startOf = (timeZone: string, day: Day) => momentOf(timeZone, Date.parse(day))

export const addDays = (day: Day, days: number): Day => isoDay(Date.parse(day) + days * DAY_MS)

/** Counts the days from one to another: 1 from Monday to Tuesday. */
export const daysBetween = (from: Day, to: Day) => (Date.parse(to) - Date.parse(from)) / DAY_MS

/** Returns the same date of another month, or the last one of a month that has fewer days. */
export function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return isoDay(Date.UTC(year, month - 1 + months, Math.min(date, last)))
}

/** Returns the Monday of a day's week, as weeks begin on Monday. */
export const mondayOf = (day: Day) => addDays(day, -((new Date(day).getUTCDay() + 6) % 7))

export const firstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`

/** Returns the milliseconds that the zone's clocks are ahead of UTC. */
const offsetAt = (timeZone: string, at: number) =>
  wallClock(timeZone, at) - Math.floor(at / 1000) * 1000

/** Finds the first moment after a leap. Clocks are put forward at whole seconds. */
function firstAfter(timeZone: string, wall: number, [before, after]: [number, number]) {
  let low = Math.floor(before / 1000)
  let high = Math.floor(after / 1000)
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (wallClock(timeZone, middle * 1000) >= wall) high = middle
    else low = middle
  }
  return high * 1000
}

const isoDay = (wall: number): Day => new Date(wall).toISOString().slice(0, 10)
