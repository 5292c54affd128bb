import { UsageError } from './command'
import { readCents, wholeNumber } from './options'

export const cents = (text: string | undefined, name: string) =>
  text === undefined ? undefined : readCents(text, name)

export const limit = (text: string | undefined, name: string) =>
  text === undefined ? undefined : wholeNumber(text, name)

export function checkTimes(startsAt: number | null | undefined, endsAt: number | null | undefined) {
  if (startsAt != null && endsAt != null && startsAt >= endsAt)
    throw new UsageError('--from must be before --until')
}
