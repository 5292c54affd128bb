/** The moment a day such as 2026-11-22 begins in a time zone; NaN when there is no such day. */
export function dayStart(day: string, timeZone: string) {
  const utc = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(day) : Number.NaN
  if (Number.isNaN(utc)) return utc
  // Once more, as the clocks may change between the two.
  return utc - offsetAt(utc - offsetAt(utc, timeZone), timeZone)
}

/** The first moment after a day. */
export const dayEnd = (day: string, timeZone: string) => {
  const utc = Date.parse(day)
  if (Number.isNaN(utc)) return utc
  return dayStart(new Date(utc + 86_400_000).toISOString().slice(0, 10), timeZone)
}

/** Milliseconds that the zone's clocks are ahead of UTC. */
function offsetAt(at: number, timeZone: string) {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at)
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value)
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
  return shown - Math.floor(at / 1000) * 1000
}
