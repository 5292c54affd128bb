import { UsageError } from '../command'
import { shopMinute } from '../shop-time'

export const span = (from: number, until: number | null) =>
  `from ${shopMinute(from)} ${until === null ? 'for good' : `until ${shopMinute(until)}`}`

/** Reads a percentage into hundredths of a percent. */
export function percent(text: string) {
  if (!/^\d{1,2}(\.\d{1,2})?$/.test(text))
    throw new UsageError(`--discount is a percentage such as 0, 5 or 12.5, not "${text}"`)
  return Math.round(Number(text) * 100)
}
