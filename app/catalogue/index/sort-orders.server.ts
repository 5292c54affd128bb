import { LRUCache } from 'lru-cache'
import { isInBucket, priceBuckets } from '../price-buckets'
import type { CatalogueColumns } from './catalogue-columns'
import { orderByNumber } from './stable-order.server'
import { eachSliced } from './time-slices.server'

export interface SortOrder {
  by: 'title' | 'id' | 'price' | 'rating' | 'discount' | 'created' | 'category' | 'brand'
  direction: 'asc' | 'desc'
  /** The order of products that are equal by `by`. */
  ties: 'title' | 'id'
}

export type Grouping = 'category' | 'department' | 'brand' | 'price'

const MOST_BYTES = 64 * 1024 * 1024
/** Kept however large the catalogue is: the shop's own five, in one of two directions each. */
const LEAST_ORDERS = 10

export interface Orders {
  all(order: SortOrder): Promise<Int32Array>
  some(positions: Int32Array, order: SortOrder): Promise<Int32Array>
  group(grouping: Grouping, code: number, order: SortOrder): Promise<Int32Array>
}

export const departmentsOf = (categories: CatalogueColumns['categories']) => [
  ...new Set(categories.flatMap(({ department }) => department ?? [])),
]

export async function sortOrders(columns: CatalogueColumns): Promise<Orders> {
  const size = columns.ids.length
  const orders = madeOrders<Int32Array>(size)
  const groups = madeOrders<{ order: Int32Array; starts: Uint32Array }>(size)
  const byId = new Int32Array(size)
  await eachSliced(size, (at) => {
    byId[at] = at
  })
  const codes = codesOf(columns)
  const once = <T extends object>(
    stored: LRUCache<string, Promise<T>>,
    key: string,
    make: () => Promise<T>,
  ) => {
    let made = stored.get(key)
    if (!made) {
      made = make()
      stored.set(key, made)
    }
    return made
  }

  const some = async (positions: Int32Array, { by, direction, ties }: SortOrder) => {
    if (by === 'title') return direction === 'asc' ? positions : positions.toReversed()
    const base = ties === 'title' ? positions : await inIdOrder(positions, size)
    if (by === 'id' && direction === 'asc') return base
    return orderByNumber(base, await numbers(by), direction)
  }
  const numbers = (by: Exclude<SortOrder['by'], 'title'>) => {
    if (by === 'id') return columns.ids
    const names = { category: columns.categories.map(({ slug }) => slug), brand: columns.brands }
    // Codes follow the menu, but clients of the API expect the order of the names.
    return by === 'category' || by === 'brand' ? alphabetical(columns[by], names[by]) : columns[by]
  }
  const all = (order: SortOrder) => {
    if (order.by === 'title' && order.direction === 'asc') return Promise.resolve(columns.byTitle)
    if (order.by === 'id' && order.direction === 'asc') return Promise.resolve(byId)
    const key = `${order.by} ${order.direction} ${order.ties}`
    return once(orders, key, () => some(columns.byTitle, order))
  }

  return {
    all,
    some,
    async group(grouping, code, order) {
      if (code < 0) return new Int32Array()
      const key = `${grouping} ${order.by} ${order.direction} ${order.ties}`
      const made = await once(groups, key, async () => ({
        order: await orderByNumber(await all(order), await codes(grouping), 'asc'),
        starts: await startsOf(await codes(grouping), groupsOf(columns, grouping)),
      }))
      return made.order.subarray(made.starts[code], made.starts[code + 1])
    },
  }
}

/** Each holds a number for every product; the least used are made again when asked for. */
const madeOrders = <T extends object>(size: number) =>
  new LRUCache<string, Promise<T>>({
    maxSize: Math.max(MOST_BYTES, LEAST_ORDERS * (4 * size + 1000)),
    sizeCalculation: () => 4 * size + 1000,
  })

function groupsOf({ categories, brands }: CatalogueColumns, grouping: Grouping) {
  if (grouping === 'category') return categories.length
  if (grouping === 'brand') return brands.length
  return (grouping === 'price' ? priceBuckets : departmentsOf(categories)).length + 1
}

/** Each position's code in a grouping; products in none of its groups share the last code. */
function codesOf({ category, brand, price, categories }: CatalogueColumns) {
  const departments = departmentsOf(categories)
  const none = departments.length
  const departmentOf = categories.map(({ department }) =>
    department === null ? none : departments.indexOf(department),
  )
  const bucketOf = (cents: number) => {
    const at = priceBuckets.findIndex((bucket) => isInBucket(bucket, cents))
    return at === -1 ? priceBuckets.length : at
  }
  const made = new Map<Grouping, Promise<Uint16Array>>()
  const make = async (codeAt: (at: number) => number) => {
    const codes = new Uint16Array(price.length)
    await eachSliced(codes.length, (at) => {
      codes[at] = codeAt(at)
    })
    return codes
  }
  return (grouping: Grouping): Promise<Uint16Array | Uint32Array> => {
    if (grouping === 'category') return Promise.resolve(category)
    if (grouping === 'brand') return Promise.resolve(brand)
    let codes = made.get(grouping)
    if (!codes) {
      codes = make((at) =>
        grouping === 'price'
          ? bucketOf(price[at] as number)
          : (departmentOf[category[at] as number] as number),
      )
      made.set(grouping, codes)
    }
    return codes
  }
}

async function inIdOrder(positions: Int32Array, size: number) {
  if (positions.length < size / 16) return positions.toSorted()
  const there = new Uint8Array(size)
  for (const position of positions) there[position] = 1
  const sorted = new Int32Array(positions.length)
  let count = 0
  await eachSliced(size, (at) => {
    if (there[at] === 1) sorted[count++] = at
  })
  return sorted
}

async function startsOf(codes: Uint16Array | Uint32Array, groups: number) {
  const starts = new Uint32Array(groups + 1)
  await eachSliced(codes.length, (at) => {
    const after = (codes[at] as number) + 1
    starts[after] = (starts[after] as number) + 1
  })
  for (let at = 1; at < starts.length; at++)
    starts[at] = (starts[at] as number) + (starts[at - 1] as number)
  return starts
}

async function alphabetical(codes: Uint16Array | Uint32Array, names: string[]) {
  const sorted = names.map((name, at) => ({ name, at })).sort((a, b) => (a.name < b.name ? -1 : 1))
  const rank = new Uint32Array(names.length)
  for (const [place, { at }] of sorted.entries()) rank[at] = place
  const ranks = new Uint32Array(codes.length)
  await eachSliced(codes.length, (at) => {
    ranks[at] = rank[codes[at] as number] as number
  })
  return ranks
}
