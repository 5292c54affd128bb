import type { ChosenOption } from '../../catalogue/product/variant'
import { minorUnits } from '../../texts/figures'
import { type CartItem, lineKey, lineKeyOf, MAX_LINES, readCartItem } from '../cart'

export interface OrderLine {
  productId: number
  title: string
  unitPrice: number
  quantity: number
  thumbnail?: string
  variant?: number
  options?: ChosenOption[]
}

/**
 * Adds the lines of an earlier order, at least as many pieces of each as then. Prices (cents) and
 * stock are of that day or unknown: the cart asks for today's when it is shown. It stands apart
 * from cart.ts, which every page loads.
 */
export function addLines(items: readonly CartItem[], lines: readonly OrderLine[]): CartItem[] {
  const added = lines.flatMap(({ productId, unitPrice, thumbnail = '', options, ...line }) => {
    const { title, quantity, variant } = line
    const price = unitPrice / minorUnits()
    const chosen = variant && { variant, chosen: options }
    return readCartItem({ id: productId, title, price, thumbnail, quantity, ...chosen }) ?? []
  })
  const known = new Map(items.map((item) => [lineKey(item), item]))
  for (const line of added) {
    const key = lineKey(line)
    const there = known.get(key)
    const quantity = Math.max(line.quantity, there?.quantity ?? 0)
    if (there || known.size < MAX_LINES) known.set(key, { ...(there ?? line), quantity })
  }
  return [...known.values()]
}

/** Counts the pieces of an earlier order that a cart holds already, so `addLines` adds the others. */
export function piecesThere(items: readonly CartItem[], lines: readonly OrderLine[]) {
  const known = new Map(items.map((item) => [lineKey(item), item.quantity]))
  return lines.reduce(
    (sum, line) => sum + Math.min(line.quantity, known.get(lineKeyOf(line)) ?? 0),
    0,
  )
}
