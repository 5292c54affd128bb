import type { Filters } from '../listing-query'

/** Of the many brands a catalogue may have, the most frequent. */
export const MOST_VALUES = 40
/** Of colours, and of sizes: what follows is of one product each, and every page of a list carries it. */
export const MOST_LOOKS = 24

/** One of a filter's, with how many products it leaves. */
export interface Value {
  name: string
  count: number
  filters: Filters
}

/** A value that the other filters leave nothing of stays there while it is picked. */
export function withPicked<Counted extends { name: string; count: number }>(
  values: Counted[],
  picked: Counted | undefined,
) {
  return picked === undefined || values.some(({ name }) => name === picked.name)
    ? values
    : [...values, { ...picked, count: 0 }]
}
