import type { KeptProduct } from '../cart/kept-product'

type Items = readonly KeptProduct[]

/** Hand-made content beyond this many is not read. */
const MAX_WISHES = 500

/** Spec section 4: ignored when a product with that id is there, else appended. */
export const addWish = (items: Items, product: KeptProduct): Items =>
  items.length >= MAX_WISHES || items.some(({ id }) => id === product.id)
    ? items
    : [...items, product]

/** Without the wish at a position. */
export const removeWishAt = (items: Items, position: number): Items =>
  position >= 0 && position < items.length ? items.toSpliced(position, 1) : items

/** Each product once, whatever was stored. */
export const tidyWishes = (items: Items): Items =>
  items.reduce<KeptProduct[]>((kept, item) => addWish(kept, item) as KeptProduct[], [])
