import { expect, test } from 'vitest'
import type { Base, SortOrder } from './base/base'
import { orderStore } from './order-store.server'

const base = {
  ids: Int32Array.of(1, 2),
  price: Int32Array.of(200, 100),
  rating: Uint16Array.of(1, 2),
  category: Uint16Array.of(0, 0),
  categories: [{ slug: 'lamps', department: null }],
  byTitle: Int32Array.of(0, 1),
} as Base

test('a new store makes the last used half of the orders, so both fit in memory', async () => {
  const before = orderStore(base)
  const asked: SortOrder[] = (['price', 'rating', 'category', 'id'] as const).flatMap((by) =>
    (['title', 'id'] as const).map((ties) => ({ by, direction: 'desc' as const, ties })),
  )
  for (const order of asked) await before.all(order)
  for (const order of asked) await before.groups('category', order)
  await before.all(asked[0] as SortOrder)
  const next = orderStore(base)
  await next.follow(before)
  expect(next.made().groups.map(({ order }) => order)).toEqual(asked.slice(4).reverse())
  const orders = next.made().orders.map((order) => asked.indexOf(order))
  expect(orders.toSorted()).toEqual([0, 4, 5, 6, 7])
  expect(await next.all({ by: 'price', direction: 'desc', ties: 'title' })).toEqual(base.byTitle)
})
