import { isInBucket, type PriceBucket, priceBuckets } from '../product/price-ranges'
import type { Base, Grouping } from './base/base'
import { departmentsOf } from './base/sort-orders.server'
import type { OverlayRow } from './overlay.server'

export interface Group {
  grouping: Grouping
  name: string
}

/** Returns the group's code, or -1 when the base has no such group. */
export function groupCode(base: Base, { grouping, name }: Group): number {
  if (grouping === 'category') return base.categories.findIndex(({ slug }) => slug === name)
  if (grouping === 'department') return departmentsOf(base.categories).indexOf(name)
  if (grouping === 'price') return priceBuckets.indexOf(name as PriceBucket)
  return brandCodes(base).get(name) ?? -1
}

export function isInGroup(
  { departmentOf }: { departmentOf: ReadonlyMap<string, string | null> },
  row: OverlayRow,
  { grouping, name }: Group,
) {
  if (grouping === 'category') return row.category === name
  if (grouping === 'department') return departmentOf.get(row.category) === name
  if (grouping === 'brand') return row.brand === name
  return isInBucket(name as PriceBucket, row.price)
}

const codes = new WeakMap<Base, Map<string, number>>()

function brandCodes(base: Base) {
  return codes.getOrInsertComputed(
    base,
    () => new Map(base.brands.map((name, code) => [name, code])),
  )
}
