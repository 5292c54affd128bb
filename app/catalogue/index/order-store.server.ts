import { LRUCache } from 'lru-cache'
import type { Base, Grouping, Groups, SortOrder } from './base/base'
import { groupOrder, orderOf } from './base/sort-orders.server'
import { inThread, type Urgency } from './index-thread.server'

/** The orders of a base, made in a thread when first asked for. */
export interface OrderStore {
  all(order: SortOrder): Promise<Int32Array>
  groups(grouping: Grouping, order: SortOrder, urgency?: Urgency): Promise<Groups>
  /** Makes those that the first pages show. */
  prepare(): Promise<unknown>
  /** Makes what was asked of the other one last: half of it, as both are in memory meanwhile. */
  follow(other: OrderStore): Promise<void>
  /** Those asked for last come first. */
  made(): { orders: SortOrder[]; groups: { grouping: Grouping; order: SortOrder }[] }
}

const MOST_BYTES = 48 * 1024 * 1024
const ENTRY_BYTES = 1000
/** Stored however large the catalogue is: the shop's own five, in one of two directions each. */
const LEAST_ORDERS = 10
/** Sorting up to so many takes a thread longer to hear of than to do. */
const SORTED_HERE = 20_000
const FIRST_SHOWN: SortOrder[] = (['rating', 'discount', 'created'] as const).map((by) => ({
  by,
  direction: 'desc',
  ties: 'title',
}))

export function orderStore(base: Base): OrderStore {
  const orders = madeOrders<{ order: SortOrder; made: Promise<Int32Array> }>(base)
  const groups = madeOrders<{ order: SortOrder; grouping: Grouping; made: Promise<Groups> }>(base)

  const few = base.ids.length <= SORTED_HERE
  const makeOrder = async (order: SortOrder, urgency?: Urgency) =>
    few ? orderOf(base, order) : inThread('order', { base, order }, urgency)
  const makeGroups = async (grouping: Grouping, by: SortOrder, urgency?: Urgency) => {
    const order = await all(by, urgency)
    return few
      ? groupOrder(base, grouping, order)
      : inThread('group', { base, grouping, order }, urgency)
  }
  const all = (order: SortOrder, urgency?: Urgency) => {
    if (order.by === 'title' && order.direction === 'asc') return Promise.resolve(base.byTitle)
    const key = keyOf(order)
    const entry = orders.get(key) ?? { order, made: makeOrder(order, urgency) }
    orders.set(key, entry)
    entry.made.catch(() => orders.delete(key))
    return entry.made
  }
  const store: OrderStore = {
    all,
    groups(grouping, order, urgency) {
      const key = `${grouping} ${keyOf(order)}`
      const entry = groups.get(key) ?? {
        order,
        grouping,
        made: makeGroups(grouping, order, urgency),
      }
      groups.set(key, entry)
      entry.made.catch(() => groups.delete(key))
      return entry.made
    },
    prepare: () => Promise.all(FIRST_SHOWN.map((order) => all(order))),
    async follow(other) {
      const made = other.made()
      for (const order of lastHalf(made.orders)) await all(order, 'behind')
      for (const { grouping, order } of lastHalf(made.groups))
        await store.groups(grouping, order, 'behind')
    },
    made: () => ({
      orders: [...orders.values()].map(({ order }) => order),
      groups: [...groups.values()],
    }),
  }
  return store
}

/** Each holds a number for every product; the least used are made again when asked for. */
const madeOrders = <T extends object>({ ids }: Base) =>
  new LRUCache<string, T>({
    maxSize: Math.max(MOST_BYTES, LEAST_ORDERS * (4 * ids.length + ENTRY_BYTES)),
    sizeCalculation: () => 4 * ids.length + ENTRY_BYTES,
  })

const FOLLOWED_AT_LEAST = 4

/** The one asked for last is made last, and so stays longest. */
const lastHalf = <T>(made: T[]) =>
  made.slice(0, Math.max(FOLLOWED_AT_LEAST, Math.ceil(made.length / 2))).reverse()

const keyOf = ({ by, direction, ties }: SortOrder) => `${by} ${direction} ${ties}`
