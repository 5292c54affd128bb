import { type KeptProduct, numberIn, readKeptProduct } from './kept-product'

/** A product in the cart and how many of it; `quantity` is a whole number from 1 to the stock. */
export type CartItem = KeptProduct & { quantity: number }

type Items = readonly CartItem[]

/** As many different products as one order takes; what a hand-made cart has beyond is not read. */
export const MAX_LINES = 100

/**
 * Spec section 4: one more of a product that is there, else appended with quantity 1. Stops at the
 * stock the product is known to have: then the same list comes back.
 */
export function addItem(items: Items, product: KeptProduct): Items {
  const position = items.findIndex((item) => item.id === product.id)
  const quantity = (items[position]?.quantity ?? 0) + 1
  if (quantity > product.stock) return items
  if (position >= 0) return items.with(position, { ...product, quantity })
  return items.length < MAX_LINES ? [...items, { ...product, quantity }] : items
}

/** One more of the item at a position, up to its stock. */
export const increment = (items: Items, position: number) =>
  stepped(items, position, (item) => Math.min(item.quantity + 1, Math.max(item.stock, 1)))

/** One fewer of the item at a position, only while there is more than 1. */
export const decrement = (items: Items, position: number) =>
  stepped(items, position, (item) => Math.max(item.quantity - 1, 1))

/** So many of the item at a position, as near as 1 and its stock allow. */
export const setQuantity = (items: Items, position: number, quantity: number) =>
  stepped(items, position, (item) =>
    Math.max(1, Math.min(Math.floor(quantity) || 1, Math.max(item.stock, 1))),
  )

function stepped(items: Items, position: number, next: (item: CartItem) => number): Items {
  const item = items[position]
  if (!item) return items
  const quantity = next(item)
  return quantity === item.quantity ? items : items.with(position, { ...item, quantity })
}

/** Without the item at a position. */
export const removeAt = (items: Items, position: number): Items =>
  position >= 0 && position < items.length ? items.toSpliced(position, 1) : items

/** Puts a removed item back where it was; one added again meanwhile stays as it is. */
export const putBack = (items: Items, position: number, item: CartItem): Items =>
  items.some(({ id }) => id === item.id) ? items : items.toSpliced(position, 0, item)

/** How many articles, over all lines: what the badge counts. */
export const countOf = (items: readonly { quantity: number }[]) =>
  items.reduce((sum, { quantity }) => sum + quantity, 0)

/** As many as one line of an order takes. */
const MAX_QUANTITY = 100_000

/** A cart item out of anything; a quantity that cannot be read is 1. */
export function readCartItem(value: unknown): CartItem | undefined {
  const product = readKeptProduct(value)
  if (!product) return undefined
  const quantity = numberIn((value as { quantity?: unknown }).quantity, 1, MAX_QUANTITY)
  return { ...product, quantity: Math.floor(quantity ?? 1) }
}

/** One line a product, whatever was stored: two of the same become one with both quantities. */
export function tidyCart(items: Items): Items {
  const byId = new Map<number, CartItem>()
  for (const item of items) {
    const there = byId.get(item.id)
    if (there) there.quantity = Math.min(there.quantity + item.quantity, MAX_QUANTITY)
    else if (byId.size < MAX_LINES) byId.set(item.id, { ...item })
  }
  return [...byId.values()]
}
