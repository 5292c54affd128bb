import { DAY_MS, MINUTE_MS } from '../../app/durations'
import { readDay, UsageError } from '../command'

/** Reads the start of a day such as 2026-12-01, or a minute such as 2026-12-01T09:00, in UTC. */
export function readMoment(text: string, name: string) {
  const [, day, hours, minutes] = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? []
  if (day !== undefined)
    return readDay(day, name) + (Number(hours) * 60 + Number(minutes)) * MINUTE_MS
  if (text.includes('T'))
    throw new UsageError(`${name} is a day or a time such as 2026-11-22T09:30, not "${text}"`)
  return readDay(text, name)
}

/** Reads the same, but takes the end of a day. */
export const readUntil = (text: string, name: string) =>
  readMoment(text, name) + (text.includes('T') ? 0 : DAY_MS)
