import { COMPARE_LIMIT } from '../../business'
import type { CardProduct } from '../../catalogue/product/product'

type Items = readonly CardProduct[]

/** Returns the same list when it already holds the product or four others. */
export const addCompared = (items: Items, product: CardProduct): Items =>
  items.length >= COMPARE_LIMIT || items.some(({ id }) => id === product.id)
    ? items
    : [...items, product]

export function removeCompared(items: Items, id: number): Items {
  const left = items.filter((item) => item.id !== id)
  return left.length === items.length ? items : left
}

/** Tells whether a row has different values; unknown values count as empty. */
export const differ = (values: readonly (string | number | null | undefined)[]) =>
  new Set(values.map((value) => value ?? '')).size > 1

export const tidyCompared = (items: Items): Items =>
  items.reduce<Items>((list, item) => addCompared(list, item), [])
