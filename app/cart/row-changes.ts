import { asciiDigits } from '../text-core/digits'
import { type CartItem, lineKey, MAX_QUANTITY } from './cart'

/* These rules change the cart's rows. They stand apart from cart.ts, which every page loads. */

type Items = readonly CartItem[]

export const increment = (items: Items, position: number) =>
  stepped(items, position, (item) =>
    Math.min(item.quantity + 1, Math.max(item.stock, 1), MAX_QUANTITY),
  )

export const decrement = (items: Items, position: number) =>
  stepped(items, position, (item) => Math.max(item.quantity - 1, 1))

export const setQuantity = (items: Items, position: number, quantity: number) =>
  stepped(items, position, (item) =>
    Math.max(1, Math.min(quantity, Math.max(item.stock, 1), MAX_QUANTITY)),
  )

/** Reads a quantity; undefined for '1.5', '1e3', '-2', nothing and the like. */
export const readQuantity = (entered: string) => {
  const text = asciiDigits(entered).trim()
  return /^\d+$/.test(text) && Number(text) >= 1 ? Number(text) : undefined
}

function stepped(items: Items, position: number, next: (item: CartItem) => number): Items {
  const item = items[position]
  if (!item) return items
  const quantity = next(item)
  return quantity === item.quantity ? items : items.with(position, { ...item, quantity })
}

export const removeAt = (items: Items, position: number): Items =>
  position >= 0 && position < items.length ? items.toSpliced(position, 1) : items

/** Undoes `removeAt`, unless the same line was added again meanwhile. */
export const putBack = (items: Items, position: number, item: CartItem): Items =>
  items.some((one) => lineKey(one) === lineKey(item)) ? items : items.toSpliced(position, 0, item)
