/** Returns what the zone's clocks show, as if they were in UTC: epoch milliseconds. */
export function wallClock(timeZone: string, now: number) {
  const format = clocks.get(timeZone) ?? clockOf(timeZone)
  const [month = 0, day = 0, year = 0, hour = 0, minute = 0, second = 0] = (
    format.format(now).match(/\d+/g) ?? []
  ).map(Number)
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

const clocks = new Map<string, Intl.DateTimeFormat>() // Making a format costs more than using it.

function clockOf(timeZone: string) {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  clocks.set(timeZone, format)
  return format
}
