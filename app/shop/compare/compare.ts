import { COMPARE_LIMIT } from '../../business'
import type { CardProduct } from '../../catalogue/product'

type Items = readonly CardProduct[]

/** The same list when the product or four others are in it. */
export const addCompared = (items: Items, product: CardProduct): Items =>
  items.length >= COMPARE_LIMIT || items.some(({ id }) => id === product.id)
    ? items
    : [...items, product]

export function removeCompared(items: Items, id: number): Items {
  const left = items.filter((item) => item.id !== id)
  return left.length === items.length ? items : left
}

/** Whether a row says more than one thing; what is not known says nothing. */
export const differ = (values: readonly (string | number | null | undefined)[]) =>
  new Set(values.map((value) => value ?? '')).size > 1

export const tidyCompared = (items: Items): Items =>
  items.reduce<Items>((list, item) => addCompared(list, item), [])
