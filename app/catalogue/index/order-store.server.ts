import { LRUCache } from 'lru-cache'
import type { Base, Grouping, Groups, SortOrder } from './base/base'
import { groupOrder, orderOf } from './base/sort-orders.server'
import { inThread, type Urgency } from './index-thread.server'

/** The orders of a base, each made in a thread when first requested. */
export interface OrderStore {
  all(order: SortOrder): Promise<Int32Array>
  groups(grouping: Grouping, order: SortOrder, urgency?: Urgency): Promise<Groups>
  prepare(): Promise<unknown>
  /** Makes the other store's last used half, because both are in memory meanwhile. */
  follow(other: OrderStore): Promise<void>
  /** Returns the orders that were made, the last used first. */
  made(): { orders: SortOrder[]; groups: { grouping: Grouping; order: SortOrder }[] }
}

const MOST_BYTES = 48 * 1024 * 1024
const ENTRY_BYTES = 1000
/** The orders kept however large the catalogue is: the shop's five in two directions. */
const LEAST_ORDERS = 10
/** Up to this many positions are sorted here, because a thread takes longer to start the work. */
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

/** Caches orders by size, a number for every product; the least used are evicted. */
const madeOrders = <T extends object>({ ids }: Base) =>
  new LRUCache<string, T>({
    maxSize: Math.max(MOST_BYTES, LEAST_ORDERS * (4 * ids.length + ENTRY_BYTES)),
    sizeCalculation: () => 4 * ids.length + ENTRY_BYTES,
  })

const FOLLOWED_AT_LEAST = 4

/** Returns the last used half in reverse, so that the last used one stays longest. */
const lastHalf = <T>(made: T[]) =>
  made.slice(0, Math.max(FOLLOWED_AT_LEAST, Math.ceil(made.length / 2))).reverse()

const keyOf = ({ by, direction, ties }: SortOrder) => `${by} ${direction} ${ties}`
