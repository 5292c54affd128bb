import { expect, test } from 'vitest'
import type { Database } from '../tables.server'
import { batched, fulfilled } from './batch.server'

const db = {} as Database
const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

function recorded(limit = 10) {
  const batches: number[][] = []
  const double = batched<number, number>({
    limit,
    async run(_db, items) {
      batches.push(items)
      await nextTurn()
      if (items.includes(13)) throw new Error('all')
      return items.map((item) =>
        item < 0 ? { status: 'rejected', reason: new Error('one') } : fulfilled(item * 2),
      )
    },
  })
  return { batches, double }
}

test('calls of one turn run together, and those that arrive meanwhile next', async () => {
  const { batches, double } = recorded()
  const first = [double(db, 1), double(db, 2)]
  await nextTurn()
  const next = [double(db, 3), double(db, 4)]
  expect(await Promise.all([...first, ...next])).toEqual([2, 4, 6, 8])
  expect(batches).toEqual([
    [1, 2],
    [3, 4],
  ])
})

test('no batch is larger than the limit', async () => {
  const { batches, double } = recorded(2)
  expect(await Promise.all([1, 2, 3, 4, 5].map((item) => double(db, item)))).toHaveLength(5)
  expect(batches).toEqual([[1, 2], [3, 4], [5]])
})

test('each database has batches of its own', async () => {
  const { batches, double } = recorded()
  await Promise.all([double(db, 1), double({} as Database, 2)])
  expect(batches).toEqual([[1], [2]])
})

test('a failed item fails alone, and a throw fails its batch and no later one', async () => {
  const { double } = recorded()
  const mixed = await Promise.allSettled([double(db, 1), double(db, -1)])
  expect(mixed.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
  const all = await Promise.allSettled([double(db, 1), double(db, 13)])
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await double(db, 4)).toBe(8)
})

test('a batch is idle when nothing waits or runs', async () => {
  const { double } = recorded()
  let done = false
  const call = double(db, 1).then(() => {
    done = true
  })
  await double.whenIdle(db)
  expect(done).toBe(true)
  await call
})
