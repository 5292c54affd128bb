import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../tables.server'

const IDLE_POLL_MS = 5

interface Options<Item, Result> {
  limit: number
  /** Returns an outcome for each item, in their order. A throw rejects them all. */
  run(db: Database, items: Item[]): Promise<PromiseSettledResult<Result>[]>
}

interface Call<Item, Result> {
  item: Item
  resolve(result: Result): void
  reject(reason: unknown): void
}

/** Runs the calls of one turn of the event loop together, one batch at a time for each database. */
export function batched<Item, Result>({ limit, run }: Options<Item, Result>) {
  const queues = new WeakMap<Database, Call<Item, Result>[]>()

  function call(db: Database, item: Item) {
    return new Promise<Result>((resolve, reject) => {
      const queue = queues.get(db)
      if (queue) return queue.push({ item, resolve, reject })
      queues.set(db, [{ item, resolve, reject }])
      setImmediate(runNext, db)
    })
  }

  /** The queue stays in the map during a run, so that a call meanwhile starts no second run. */
  async function runNext(db: Database) {
    const queue = queues.get(db) ?? []
    await settle(db, queue.splice(0, limit))
    if (queue.length > 0) return setImmediate(runNext, db)
    queues.delete(db)
  }

  async function settle(db: Database, calls: Call<Item, Result>[]) {
    try {
      const outcomes = await run(
        db,
        calls.map(({ item }) => item),
      )
      for (const [at, outcome] of outcomes.entries()) {
        if (outcome.status === 'fulfilled') calls[at]?.resolve(outcome.value)
        else calls[at]?.reject(outcome.reason)
      }
    } catch (error) {
      for (const { reject } of calls) reject(error)
    }
  }

  async function whenIdle(db: Database) {
    while (queues.has(db)) await sleep(IDLE_POLL_MS)
  }

  return Object.assign(call, { whenIdle })
}

export const fulfilled = <T>(value: T): PromiseFulfilledResult<T> => ({
  status: 'fulfilled',
  value,
})
