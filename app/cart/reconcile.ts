import { availabilityOf } from '../catalogue/product'
import type { CartItem } from './cart'
import type { QuotedItem } from './quote'

/** How the catalogue differs from the stored cart; prices in cents. */
export type Change =
  | { kind: 'price'; from: number; to: number }
  | { kind: 'less'; from: number; left: number }
  | { kind: 'soldOut' }
  | { kind: 'gone' }

export type Changes = ReadonlyMap<number, readonly Change[]>

/** Sold-out items stay with stock 0. Items not `asked` about came from another tab and stay. */
export function reconcile(
  items: readonly CartItem[],
  asked: ReadonlySet<number>,
  quoted: readonly QuotedItem[],
): { items: readonly CartItem[]; changes: Changes } {
  const found = new Map(quoted.map((item) => [item.productId, item]))
  const changes = new Map<number, Change[]>()
  let different = false
  const next = items.map((item) => {
    if (!asked.has(item.id)) return item
    const { item: fresh, changes: its } = updated(item, found.get(item.id))
    if (its.length > 0) changes.set(item.id, its)
    if (fresh !== item) different = true
    return fresh
  })
  return { items: different ? next : items, changes }
}

function updated(item: CartItem, now: QuotedItem | undefined) {
  if (!now) return { item: withStock(item, 0), changes: [{ kind: 'gone' } as Change] }
  if (now.available < 1)
    return { item: withStock(item, 0), changes: [{ kind: 'soldOut' } as Change] }
  const changes: Change[] = []
  const { price: from, quantity: before } = item
  // A price of 0 could not be read from storage, so the shopper never saw it.
  if (from !== now.unitPrice && from > 0) changes.push({ kind: 'price', from, to: now.unitPrice })
  if (now.available < before) changes.push({ kind: 'less', from: before, left: now.available })
  const quantity = Math.min(before, now.available)
  const price = now.unitPrice
  const same =
    from === price &&
    before === quantity &&
    item.stock === now.available &&
    item.title === now.title &&
    item.taxClass === now.taxClass
  const fresh = {
    ...withStock(item, now.available),
    title: now.title,
    price,
    quantity,
    taxClass: now.taxClass,
  }
  return { item: same ? item : fresh, changes }
}

const withStock = (item: CartItem, stock: number): CartItem =>
  item.stock === stock
    ? item
    : {
        ...item,
        stock,
        ...('availabilityStatus' in item && { availabilityStatus: availabilityOf(stock) }),
      }

/** What another tab added while the order was placed stays. */
export function withoutOrdered(
  items: readonly CartItem[],
  ordered: readonly { productId: number; quantity: number }[],
) {
  const taken = new Map(ordered.map(({ productId, quantity }) => [productId, quantity]))
  return items.flatMap((item) => {
    const quantity = item.quantity - (taken.get(item.id) ?? 0)
    return quantity > 0 ? [{ ...item, quantity }] : []
  })
}
