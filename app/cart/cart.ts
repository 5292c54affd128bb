import type { CardProduct } from '../catalogue/product/product'
import type { ChosenOption } from '../catalogue/product/variant'
import { numberIn, readStoredId, readStoredProduct } from './stored-product'

/** The chosen variant of a product with options, in the words of that moment. */
export interface OfVariant {
  variant?: number
  chosen?: ChosenOption[]
}

/** A line: `price` in cents, `quantity` from 1 to the stock, `taxClass` as last quoted. */
export type CartItem = CardProduct & OfVariant & { quantity: number; taxClass?: string }

type Items = readonly CartItem[]

/** The most lines of an order, and the most pieces of one product. */
export const MAX_LINES = 100
export const MAX_QUANTITY = 100_000

/** Tells the lines of a cart apart: a product, or one variant of it. */
export type LineKey = number | string

/** Reads the variant, which another writer may have stored as anything; here it is a number. */
export const lineVariant = ({ variant = 0 }: { variant?: number }) =>
  Number.isInteger(variant) && variant > 0 ? variant : undefined

export const lineKey = (item: { id: number; variant?: number }): LineKey =>
  lineVariant(item) ? `${item.id}-${item.variant}` : item.id

/** Gives the key of a line as the shop answers it. */
export const lineKeyOf = ({ productId, variant }: { productId: number; variant?: number }) =>
  lineKey({ id: productId, variant })

/** Adds pieces up to the stock; returns the same list when it is reached (spec section 4). */
export function addItem(items: Items, product: CardProduct & OfVariant, pieces = 1): Items {
  const position = items.findIndex((item) => lineKey(item) === lineKey(product))
  const held = items[position]?.quantity ?? 0
  const quantity = Math.min(held + pieces, product.stock)
  if (quantity <= held) return items
  if (position >= 0) return items.with(position, { ...items[position], ...product, quantity })
  return items.length < MAX_LINES ? [...items, { ...product, quantity }] : items
}

export const countOf = (items: readonly { quantity: number }[]) =>
  items.reduce((sum, { quantity }) => sum + quantity, 0)

/** Reads a cart item from any JSON value; a quantity that cannot be read is 1. */
export function readCartItem(value: unknown): CartItem | undefined {
  const product = readStoredProduct(value)
  if (!product) return undefined
  const from = value as Record<'quantity' | 'variant', unknown>
  const variant = readStoredId(from.variant)
  const quantity = Math.floor(numberIn(from.quantity, 1, MAX_QUANTITY) ?? 1)
  return { ...product, ...(variant && { variant }), quantity }
}

export function tidyCart(items: Items): Items {
  const byKey = new Map<LineKey, CartItem>()
  for (const item of items) {
    const key = lineKey(item)
    const there = byKey.get(key)
    if (there) there.quantity = Math.min(there.quantity + item.quantity, MAX_QUANTITY)
    else if (byKey.size < MAX_LINES) byKey.set(key, { ...item })
  }
  return [...byKey.values()]
}
