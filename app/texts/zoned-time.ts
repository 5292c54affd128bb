/** Moments as clocks of a time zone show them, such as 2026-03-29T02:30. */

const LOCAL = /^(\d{4})-(\d\d)-(\d\d)T([01]\d|2[0-3]):([0-5]\d)$/

/** What a clock there shows at a moment (epoch milliseconds), to the minute. */
export function clockAt(time: number, timeZone: string) {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(time)
  const part = (type: string) => parts.find((one) => one.type === type)?.value
  return `${part('year')?.padStart(4, '0')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`
}

/**
 * The moment at which a clock there shows that; undefined when it is no such time. Of an hour that
 * happens twice, the first; one that clocks leap over is as long after the leap as it is written.
 */
export function momentAt(clock: string, timeZone: string) {
  const utc = readAsUtc(clock)
  if (utc === undefined) return undefined
  const offsets = [utc - DAY_MS, utc + DAY_MS].map((near) => offsetAt(near, timeZone))
  const fitting = offsets
    .map((offset) => utc - offset)
    .filter((time) => clockAt(time, timeZone) === clock)
  return fitting.length > 0 ? Math.min(...fitting) : utc - (offsets[0] as number)
}

const DAY_MS = 86_400_000

/** By how much clocks there are ahead of UTC. */
const offsetAt = (time: number, timeZone: string) =>
  (readAsUtc(clockAt(time, timeZone)) as number) - Math.floor(time / 60_000) * 60_000

function readAsUtc(clock: string) {
  const found = LOCAL.exec(clock)
  if (!found) return undefined
  const [year = 0, month = 0, day = 0, hour, minute] = found.slice(1).map(Number)
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  date.setUTCHours(hour ?? 0, minute)
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.getTime() : undefined
}
