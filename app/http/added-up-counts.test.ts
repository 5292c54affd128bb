import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Database } from '../database/tables.server'
import { addedUpCounts } from './added-up-counts.server'
import { BoundedCounts, MOST_KEYS } from './bounds/bounded-counts'

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'Date'] }))
afterEach(() => vi.useRealTimers())

test('a bounded number of keys keeps its counts while the database hangs or is away', async () => {
  const told: number[] = []
  let hang = Promise.withResolvers<void>()
  const db = {
    async executeQuery({ parameters: [keys] }: { parameters: unknown[] }) {
      if (Array.isArray(keys)) told.push(keys.length)
      await hang.promise
      return { rows: [] }
    },
  }
  const memory = new BoundedCounts({ keyPrefix: 'hung', points: 5, duration: 60 })
  const counts = addedUpCounts(db as never as Database, { name: 'hung', seconds: 60, memory })
  const ask = async (name: string, many: number) => {
    for (let n = 0; n < many; n++) await counts.consume(`${name} ${n}`)
  }
  await ask('first', 3)
  await vi.advanceTimersByTimeAsync(1000)
  await ask('later', MOST_KEYS + 100)
  hang.reject(new Error('away'))
  await vi.advanceTimersByTimeAsync(1000)
  hang = Promise.withResolvers()
  hang.resolve()
  await vi.advanceTimersByTimeAsync(3000)
  // The database is away once more, then it is back.
  expect(told).toEqual([3, MOST_KEYS, MOST_KEYS])
})

test('counts of other processes are bounded as well', async () => {
  const memory = new BoundedCounts({ keyPrefix: 'others', points: 1, duration: 60 })
  await memory.set('first', 5, 60)
  for (let n = 0; n < MOST_KEYS; n++) await memory.set(`other ${n}`, 5, 60)
  expect(await memory.get('first')).toBe(null)
  expect((await memory.get(`other ${MOST_KEYS - 1}`))?.consumedPoints).toBe(5)
})
