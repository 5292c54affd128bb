import { HOUR_MS } from '../../durations'

export const FIRST_DELAY_MS = 15_000
export const LONGEST_DELAY_MS = HOUR_MS

/** Returns the milliseconds until a failed job is tried again: twice as many after each attempt. */
export const delayAfter = (attempts: number, firstMs: number) =>
  Math.min(firstMs * 2 ** (attempts - 1), LONGEST_DELAY_MS)
