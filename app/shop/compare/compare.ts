import { COMPARE_LIMIT } from '../../business'
import type { KeptProduct } from '../../cart/kept-product'

type Items = readonly KeptProduct[]

/** One more to compare; the same list when it is there already or four others are. */
export const addCompared = (items: Items, product: KeptProduct): Items =>
  items.length >= COMPARE_LIMIT || items.some(({ id }) => id === product.id)
    ? items
    : [...items, product]

export function removeCompared(items: Items, id: number): Items {
  const left = items.filter((item) => item.id !== id)
  return left.length === items.length ? items : left
}

/** Each once and no more than four, whatever was stored. */
export const tidyCompared = (items: Items): Items =>
  items.reduce<Items>((kept, item) => addCompared(kept, item), [])
