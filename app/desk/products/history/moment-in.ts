/** '2026-12-01T09:00' on the clocks of a time zone, in epoch milliseconds; undefined for none. */
export function momentIn(local: string, timeZone: string): number | undefined {
  const asUtc = Date.parse(`${local}Z`)
  if (Number.isNaN(asUtc)) return undefined
  // The offset of that moment, found twice: the first guess may lie beyond a change of clocks.
  const first = asUtc - offsetAt(asUtc, timeZone)
  return asUtc - offsetAt(first, timeZone)
}

function offsetAt(at: number, timeZone: string) {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    ...{ year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric', hourCycle: 'h23' },
  } as const).formatToParts(at)
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  const shown = Date.UTC(
    ...([of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second')] as const),
  )
  return shown - Math.floor(at / 1000) * 1000
}
