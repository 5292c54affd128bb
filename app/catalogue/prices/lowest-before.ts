import { DAY_MS } from '../../durations'

/** The days before a reduction: Directive 98/6/EC, Article 6a. */
const LOWEST_OF_DAYS = 30
export const LOWEST_OF_MS = LOWEST_OF_DAYS * DAY_MS

export interface EarlierPrice {
  before: number
  at: number
}

/**
 * Returns the lowest price at any time in the 30 days before the last change; undefined without
 * changes. `changes` are in order of making: a clock set back leaves times out of order, which
 * counts more prices in, never fewer.
 */
export function lowestBefore(changes: readonly EarlierPrice[]) {
  const last = changes.at(-1)
  if (!last) return undefined
  const from = last.at - LOWEST_OF_MS
  return Math.min(...changes.filter(({ at }) => at > from).map(({ before }) => before))
}
