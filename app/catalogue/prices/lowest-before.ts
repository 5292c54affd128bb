import { DAY_MS } from '../../durations'

/** Of the 30 days before a reduction: Directive 98/6/EC, Article 6a. */
export const LOWEST_OF_DAYS = 30
export const LOWEST_OF_MS = LOWEST_OF_DAYS * DAY_MS

/** What the price was until `at`, epoch milliseconds. */
export interface EarlierPrice {
  before: number
  at: number
}

/**
 * The lowest price that held at any time in the 30 days before the last change; undefined without
 * changes. `changes` in the order they were made: a clock that was set back leaves times out of
 * order, and then more is counted in, never less.
 */
export function lowestBefore(changes: readonly EarlierPrice[]) {
  const last = changes.at(-1)
  if (!last) return undefined
  const from = last.at - LOWEST_OF_MS
  return Math.min(...changes.filter(({ at }) => at > from).map(({ before }) => before))
}
