import { type CartItem, type LineKey, lineKey } from '../cart'
import type { Changes, LineChange } from '../reconcile'

/** The shop's changes of a line. `told` is true once the cart's own page has shown it. */
export interface LineChanges {
  key: LineKey
  changes: readonly LineChange[]
  told?: boolean
}

type OfKind<Kind> = Extract<LineChange, { kind: Kind }>

/**
 * Adds a check's changes to earlier ones that nobody was told. Lines that left the cart, and
 * changes that are no longer true, are dropped.
 */
export function addFound(
  before: readonly LineChanges[],
  found: Changes,
  items: readonly CartItem[],
): LineChanges[] {
  const earlier = new Map(before.map((line) => [line.key, line]))
  return items.flatMap((item): LineChanges | [] => {
    const key = lineKey(item)
    const old = earlier.get(key)
    const its = found.get(key) ?? []
    if (item.stock > 0) {
      const changes = together(old?.told ? [] : (old?.changes ?? []), its, item)
      return changes.length > 0 ? { key, changes } : []
    }
    // Each check finds it again.
    const changes = its.length > 0 ? its : (old?.changes ?? [{ kind: 'soldOut' }])
    const told = old?.told && JSON.stringify(old.changes) === JSON.stringify(changes)
    return { key, changes, ...(told && { told }) }
  })
}

/** Merges changes into one from what the shopper knows to what is so now. */
function together(before: readonly LineChange[], its: readonly LineChange[], item: CartItem) {
  const changes: LineChange[] = []
  const from = (of(before, 'price') ?? of(its, 'price'))?.from
  if (from !== undefined && from !== item.price)
    changes.push({ kind: 'price', from, to: item.price })
  const [earlier, now] = [of(before, 'less'), of(its, 'less')]
  const less = now ?? earlier
  // The shopper chose another quantity, and so saw this change.
  if (less && less.left === item.quantity) changes.push({ ...less, from: (earlier ?? less).from })
  return changes
}

const of = <Kind extends LineChange['kind']>(changes: readonly LineChange[], kind: Kind) =>
  changes.find((one): one is OfKind<Kind> => one.kind === kind)
