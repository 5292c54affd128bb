import { availabilityOf } from '../catalogue/product/product'
import { type CartItem, type LineKey, lineKey, lineKeyOf, lineVariant } from './cart'
import type { QuotedItem, QuoteProblem } from './quote'

/** A difference between the catalogue and the stored cart; prices in cents. */
export type LineChange =
  | { kind: 'price'; from: number; to: number }
  | { kind: 'less'; from: number; left: number }
  | { kind: 'soldOut' }
  | { kind: 'gone' }
  /** The product is sold, but the variant no longer. */
  | { kind: 'goneChoice' }
  /** The product has options, and none was chosen: they are newer than the cart. */
  | { kind: 'toChoose' }

export type Changes = ReadonlyMap<LineKey, readonly LineChange[]>

/** Updates the cart. Sold-out items stay with stock 0; items not `asked` about stay. */
export function reconcile(
  items: readonly CartItem[],
  asked: ReadonlySet<LineKey>,
  quoted: readonly QuotedItem[],
  problems: readonly QuoteProblem[] = [],
): { items: readonly CartItem[]; changes: Changes } {
  const found = new Map(quoted.map((item) => [lineKeyOf(item), item]))
  const changes = new Map<LineKey, LineChange[]>()
  let different = false
  const next = items.map((item) => {
    const key = lineKey(item)
    if (!asked.has(key)) return item
    const now = found.get(key)
    const { item: fresh, changes: its } = now ? updated(item, now) : missing(item, problems)
    if (its.length > 0) changes.set(key, its)
    if (fresh !== item) different = true
    return fresh
  })
  return { items: different ? next : items, changes }
}

const MISSING: Partial<Record<QuoteProblem['code'], LineChange>> = {
  unknown_variant: { kind: 'goneChoice' },
  variant_required: { kind: 'toChoose' },
}

function missing(item: CartItem, problems: readonly QuoteProblem[]) {
  const why = problems.find(
    ({ productId, variant, code }) =>
      MISSING[code] && productId === item.id && variant === lineVariant(item),
  )
  const change: LineChange = (why && MISSING[why.code]) ?? { kind: 'gone' }
  return { item: withStock(item, 0), changes: [change] }
}

function updated(item: CartItem, now: QuotedItem) {
  if (now.available < 1)
    return { item: withStock(item, 0), changes: [{ kind: 'soldOut' } as LineChange] }
  const changes: LineChange[] = []
  const { price: from, quantity: before } = item
  // A price of 0 could not be read from storage, so the shopper never saw it.
  if (from !== now.unitPrice && from > 0) changes.push({ kind: 'price', from, to: now.unitPrice })
  if (now.available < before) changes.push({ kind: 'less', from: before, left: now.available })
  const quantity = Math.min(before, now.available)
  const price = now.unitPrice
  const { rating = item.rating, reviewCount = item.reviewCount } = now
  const same =
    from === price &&
    before === quantity &&
    item.stock === now.available &&
    item.title === now.title &&
    item.taxClass === now.taxClass &&
    item.lowestBefore === now.lowestBefore &&
    item.rating === rating &&
    item.reviewCount === reviewCount &&
    (!now.options || JSON.stringify(item.chosen) === JSON.stringify(now.options))
  const fresh = {
    ...withStock(item, now.available),
    ...{ title: now.title, lang: now.lang, price, quantity, taxClass: now.taxClass },
    lowestBefore: now.lowestBefore,
    ...{ rating, reviewCount },
    ...(now.options && { chosen: now.options }),
  }
  return { item: same ? item : fresh, changes }
}

const withStock = (item: CartItem, stock: number): CartItem =>
  item.stock === stock
    ? item
    : {
        ...item,
        stock,
        ...('availabilityStatus' in item && {
          availabilityStatus: availabilityOf(stock, (item as { lowStock?: number }).lowStock),
        }),
      }

/** Removes ordered items; what another tab added while the order was placed stays. */
export function withoutOrdered(
  items: readonly CartItem[],
  ordered: readonly { productId: number; variant?: number; quantity: number }[],
) {
  const taken = new Map(ordered.map((line) => [lineKeyOf(line), line.quantity]))
  return items.flatMap((item) => {
    const quantity = item.quantity - (taken.get(lineKey(item)) ?? 0)
    return quantity > 0 ? [{ ...item, quantity }] : []
  })
}
