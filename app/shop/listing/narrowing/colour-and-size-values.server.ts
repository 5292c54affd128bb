import type { CSSProperties } from 'react'
import type { Language } from '../../../business'
import { swatchOf } from '../../../catalogue/variants/swatches'
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
    ...(kind === 'colour' && { style: swatchStyle(name) }),
  }))
}

/** Returns the colour of a swatch (narrowing.css), or nothing where the colour is unknown. */
function swatchStyle(name: string) {
  const colour = swatchOf(name)
  return colour === undefined ? undefined : ({ '--swatch': colour } as CSSProperties)
}

/** Returns a value's name in the page's language: brands and sizes have one name. */
export const valueText = (kind: ValueListFilter, name: string, language: Language) =>
  kind === 'colour' ? valueIn(language, { name: 'Colour', value: name }) : name
