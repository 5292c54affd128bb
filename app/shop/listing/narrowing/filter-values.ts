import type { CSSProperties } from 'react'
import {
  type ListingQuery,
  type ShopFilters,
  VALUE_LIST_FILTERS,
  type ValueListFilter,
} from '../listing-query'
import { CHOICES_AT_ONCE } from '../listing-view'
import { toggled } from './toggled'

/** The most brands that a filter lists, of the many a catalogue may have. */
export const MOST_VALUES = 40
/**
 * The most colours, and sizes, that a filter lists: the rest have one product each, and every page
 * of a list carries them.
 */
export const MOST_LOOKS = 24

/** One value of a filter, with how many products it leaves. */
export interface Value {
  name: string
  count: number
  filters: ShopFilters
  /** The catalogue's own name of a colour, brand or size. */
  value?: string
  /** Tells whether it is picked, where that does not follow from `filters`. */
  on?: boolean
  /** True of a category of the picked department. */
  within?: true
  /** Draws the colour that it names. */
  style?: CSSProperties
}

/** Keeps picked values in the list even if the other filters leave no product of them. */
export function withPicked<Counted extends { name: string; count: number }>(
  values: Counted[],
  picked: readonly Counted[],
) {
  const others = picked.filter((one) => !values.some(({ name }) => name === one.name))
  return [...values, ...others.map((one) => ({ ...one, count: 0 }))]
}

export function isPicked(query: ListingQuery, filters: ShopFilters) {
  if (filters.min !== undefined || filters.max !== undefined)
    return filters.min === query.min && filters.max === query.max
  return (
    VALUE_LIST_FILTERS.some((kind) =>
      filters[kind]?.every((value) => query[kind]?.includes(value)),
    ) ||
    (['category', 'price', 'rating', 'discount', 'stock'] as const).some(
      (kind) => filters[kind] !== undefined && filters[kind] === query[kind],
    )
  )
}

/** Makes a pick of a list's value add it to the picked ones, or take it away. */
export const adding = (kind: ValueListFilter, query: ListingQuery, values: Value[]): Value[] =>
  values.map(({ name, value = name, ...one }) => ({
    ...one,
    ...{ name, value, on: query[kind]?.includes(value) === true },
    filters: { [kind]: toggled(query[kind], value) },
  }))

/** Moves picked values among those that show at once. */
export function atOnce<Choice extends { on?: true }>(choices: Choice[], most = CHOICES_AT_ONCE) {
  const late = choices.slice(most).filter(({ on }) => on)
  if (late.length === 0) return choices
  const first = choices.slice(0, most)
  const yielding = first.filter(({ on }) => !on).slice(-late.length)
  const shown = [...first.filter((choice) => !yielding.includes(choice)), ...late]
  return [...shown, ...choices.filter((choice) => !shown.includes(choice))]
}

/** Leaves out values that find nothing, unless they are picked. */
export const finding = (values: Value[], query: ListingQuery) =>
  values.filter(({ count, filters }) => count > 0 || isPicked(query, filters))
