import type { CardProduct } from '../catalogue/product'
import { minorUnits } from '../texts/figures'
import { numberIn, readStoredProduct } from './stored-product'

/** `price` in cents, `quantity` a whole number from 1 to the stock; `taxClass` as last quoted. */
export type CartItem = CardProduct & { quantity: number; taxClass?: string }

type Items = readonly CartItem[]

/** The most lines of an order, and the most pieces of one product. */
export const MAX_LINES = 100
export const MAX_QUANTITY = 100_000

/** Up to the stock; returns the same list when it is reached. Spec section 4. */
export function addItem(items: Items, product: CardProduct, pieces = 1): Items {
  const position = items.findIndex((item) => item.id === product.id)
  const held = items[position]?.quantity ?? 0
  const quantity = Math.min(held + pieces, product.stock)
  if (quantity <= held) return items
  if (position >= 0) return items.with(position, { ...items[position], ...product, quantity })
  return items.length < MAX_LINES ? [...items, { ...product, quantity }] : items
}

export const countOf = (items: readonly { quantity: number }[]) =>
  items.reduce((sum, { quantity }) => sum + quantity, 0)

/** A cart item out of any JSON value; a quantity that cannot be read is 1. */
export function readCartItem(value: unknown): CartItem | undefined {
  const product = readStoredProduct(value)
  if (!product) return undefined
  const quantity = numberIn((value as { quantity?: unknown }).quantity, 1, MAX_QUANTITY)
  return { ...product, quantity: Math.floor(quantity ?? 1) }
}

export function tidyCart(items: Items): Items {
  const byId = new Map<number, CartItem>()
  for (const item of items) {
    const there = byId.get(item.id)
    if (there) there.quantity = Math.min(there.quantity + item.quantity, MAX_QUANTITY)
    else if (byId.size < MAX_LINES) byId.set(item.id, { ...item })
  }
  return [...byId.values()]
}

/**
 * Lines of an earlier order, at least as many of each as then. Prices (cents) and stock are of that
 * day or unknown: the cart asks for today's as soon as it is shown.
 */
export function addLines(items: Items, lines: readonly OrderLine[]): Items {
  const added = lines.flatMap(({ productId, title, unitPrice, quantity, thumbnail = '' }) => {
    const line = { id: productId, title, price: unitPrice / minorUnits(), thumbnail, quantity }
    return readCartItem(line) ?? []
  })
  const known = new Map(items.map((item) => [item.id, item]))
  for (const line of added) {
    const there = known.get(line.id)
    const quantity = Math.max(line.quantity, there?.quantity ?? 0)
    if (there || known.size < MAX_LINES) known.set(line.id, { ...(there ?? line), quantity })
  }
  return [...known.values()]
}

export interface OrderLine {
  productId: number
  title: string
  unitPrice: number
  quantity: number
  thumbnail?: string
}
