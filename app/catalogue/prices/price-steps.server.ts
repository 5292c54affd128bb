import type { Database } from '../../database/tables.server'
import type { SortOrder } from '../index/base/base'
import type { Narrowed } from '../index/count-facets.server'
import { currentIndex } from '../index/current-index.server'
import { medianPrice } from '../index/priced.server'
import { selectPositions } from '../index/select-positions.server'

/** Bounds of a price in minor units, both included, and how many products are within. */
interface PriceStep {
  low?: number
  high?: number
  count: number
}

const ANY_ORDER: SortOrder = { by: 'title', direction: 'asc', ties: 'title' }

/**
 * Returns two price steps of equal width and one for what is dearer, round in the catalogue's
 * magnitude whatever the currency. Ignores the price bounds of `narrowed`.
 */
export async function priceSteps(db: Database, narrowed: Narrowed): Promise<PriceStep[]> {
  const index = await currentIndex(db)
  const median = await medianPrice(index)
  if (median === undefined) return []
  const step = roundStep(median)
  const bounds: Omit<PriceStep, 'count'>[] = [
    { high: step - 1 },
    { low: step, high: 2 * step - 1 },
    { low: 2 * step },
  ]
  return Promise.all(
    bounds.map(async ({ low, high }) => {
      const within = { ...narrowed, price: undefined, min: low, max: high }
      const page = { order: ANY_ORDER, skip: 0, limit: 1 }
      const { total } = await selectPositions(index, { ...within, ...page })
      return {
        ...(low !== undefined && { low }),
        ...(high !== undefined && { high }),
        count: total,
      }
    }),
  )
}

/** Returns the largest of 10, 20, 50, 100 and so on that half of the prices reach. */
export function roundStep(median: number) {
  const power = 10 ** (String(Math.max(Math.floor(median), 10)).length - 1)
  return [5, 2, 1].map((times) => times * power).find((step) => step <= median) ?? power
}
