import type { DataChange } from '../../database/change-rows'
import {
  availableTag,
  BEST_SELLING,
  IN_STOCK,
  LISTING,
  productTag,
  soldOutTag,
  stockLineTag,
} from './cache-tags.server'

/**
 * The moment a page must show a change. `now`: the next response does. `soon`: responses may be as
 * it was for a moment. `once a second`: the next response does, or when it was rendered for another
 * change within a second, soon.
 */
export type PageUrgency = 'now' | 'once a second' | 'soon'

/** Returns the tags of the pages that a change alters. A change of all products touches all. */
export function touchedTags(change: DataChange): ReadonlyMap<string, PageUrgency> {
  const touched = new Map<string, PageUrgency>()
  const { products, left, sold, turned, elsewhere } = change
  if (products === 'all') return touched
  if (sold) return touched.set(BEST_SELLING, 'soon')
  if (turned) return touched.set(IN_STOCK, 'soon')
  if (!left) {
    for (const id of products) touched.set(productTag(id), 'now')
    return touched.set(LISTING, 'soon')
  }
  for (const [id, pieces] of left) {
    // Nobody is offered pieces that are gone, whoever sold them.
    touched.set(stockLineTag(id), elsewhere && pieces > 0 ? 'soon' : 'now')
    const other = pieces < 1 ? availableTag(id) : soldOutTag(id)
    touched.set(other, elsewhere ? 'soon' : 'once a second')
  }
  return touched
}
