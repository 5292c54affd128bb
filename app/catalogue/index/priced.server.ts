import type { SortOrder } from './base/base'
import type { CatalogueIndex } from './catalogue-index.server'
import { firstAt } from './overlay.server'

/** Bounds of the price in whole cents, both included. */
export interface Bounds {
  low: number
  high: number
}

const BY_PRICE: SortOrder = { by: 'price', direction: 'asc', ties: 'title' }

export function boundsOf({ min, max }: { min?: number; max?: number }): Bounds | undefined {
  if (min === undefined && max === undefined) return
  return { low: min ?? 0, high: max ?? Number.POSITIVE_INFINITY }
}

export const isWithin = ({ low, high }: Bounds, cents: number) => cents >= low && cents <= high

/**
 * Returns the median price of the base's products, or of the changed ones where they are more, as
 * in a new shop. Undefined of an empty catalogue.
 */
export async function medianPrice({ base, overlay, stored }: CatalogueIndex) {
  const order = await stored.all(BY_PRICE)
  const middle = <Sorted>(some: ArrayLike<Sorted>) => some[Math.floor(some.length / 2)]
  return overlay.rows.length > order.length
    ? middle(overlay.rows.map(({ price }) => price).sort((a, b) => a - b))
    : base.price[middle(order) ?? -1]
}

/** Returns the products within the bounds, the base's by price; no product outside is looked at. */
export async function pricedWithin(index: CatalogueIndex, bounds: Bounds) {
  const { base, overlay, stored } = index
  const order = await stored.all(BY_PRICE)
  const centsAt = (place: number) => base.price[order[place] as number] as number
  const from = firstAt(order.length, (place) => centsAt(place) >= bounds.low)
  const to = firstAt(order.length, (place) => centsAt(place) > bounds.high)
  const gone = overlay.gone.filter((at) => isWithin(bounds, base.price[at] as number))
  const away = new Set(gone)
  const inBase = order.subarray(from, Math.max(from, to))
  const changed = overlay.rows.flatMap(({ price }, at) =>
    isWithin(bounds, price) ? [base.ids.length + at] : [],
  )
  return {
    length: inBase.length - gone.length + changed.length,
    *runs() {
      yield away.size === 0 ? inBase : inBase.filter((position) => !away.has(position))
      yield Int32Array.from(changed)
    },
  }
}
