import type { Language } from '../../../business'
import { valueIn } from '../../../texts/known-values/known-values.server'
import type { Listing } from '../find-listing.server'
import type { ValueListFilter } from '../listing-query'
import { MOST_LOOKS, type Value, withPicked } from './filter-values'
import { inSizeOrder } from './size-order'

const LISTS = { colour: 'colours', size: 'sizes' } as const

/** Returns colours, the most frequent first, or sizes from the smallest, in the page's language. */
export function lookValues(
  { query, whole, left, similar }: Listing,
  kind: 'colour' | 'size',
  language: Language,
): Value[] {
  const list = LISTS[kind]
  const found = withPicked(
    left[list].slice(0, MOST_LOOKS),
    similar.total > 0 ? [] : whole[list].filter(({ name }) => query[kind]?.includes(name)),
  )
  const ordered = kind === 'size' ? inSizeOrder(found) : found
  return ordered.map(({ name, count }) => ({
    ...{ name: valueText(kind, name, language), value: name, count },
    filters: { [kind]: [name] },
  }))
}

/** Returns a value's name in the page's language: brands and sizes have one name. */
export const valueText = (kind: ValueListFilter, name: string, language: Language) =>
  kind === 'colour' ? valueIn(language, { name: 'Colour', value: name }) : name
