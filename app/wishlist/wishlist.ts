import type { CardProduct } from '../catalogue/product'

type Items = readonly CardProduct[]

const MAX_WISHES = 500

/** Spec section 4: ignored when a product with that id is there, else appended. */
export const addWish = (items: Items, product: CardProduct): Items =>
  items.length >= MAX_WISHES || items.some(({ id }) => id === product.id)
    ? items
    : [...items, product]

export const removeWishAt = (items: Items, position: number): Items =>
  position >= 0 && position < items.length ? items.toSpliced(position, 1) : items

export const tidyWishes = (items: Items): Items =>
  items.reduce((list, item) => addWish(list, item), [] as Items)
