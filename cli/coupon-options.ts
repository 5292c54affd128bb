import { momentOf } from '../app/texts/clocks/shop-clock'
import { readCents, UsageError, wholeNumber } from './command'

export const cents = (text: string | undefined, name: string) =>
  text === undefined ? undefined : readCents(text, name)

export const limit = (text: string | undefined, name: string) =>
  text === undefined ? undefined : wholeNumber(text, name)

/** Reads epoch milliseconds. A day starts (with `until`, ends) in the shop's zone, as at the desk. */
export function readCouponTime(
  text: string | undefined,
  name: '--from' | '--until',
  timeZone: string,
) {
  if (text === undefined) return undefined
  const [, year, month, day, rest] = /^(\d{4})-(\d\d)-(\d\d)(.*)$/.exec(text) ?? []
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  const real = date.getUTCMonth() === Number(month) - 1
  if (rest === '' && name === '--until') date.setUTCDate(date.getUTCDate() + 1)
  const time = rest === '' && real ? momentOf(timeZone, date.getTime()) : Date.parse(text)
  if (!real || Number.isNaN(time))
    throw new UsageError(`${name} is a date such as 2026-12-31 or 2026-12-31T18:00Z, not "${text}"`)
  return time
}

export function checkTimes(startsAt: number | null | undefined, endsAt: number | null | undefined) {
  if (startsAt != null && endsAt != null && startsAt >= endsAt)
    throw new UsageError('--from must be before --until')
}
