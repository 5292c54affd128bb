import { CompiledQuery } from 'kysely'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { config } from '../config.server'
import { db } from '../database/current.server'
import { engineOf } from '../database/engine.server'
import { addedUpCounts } from './added-up-counts.server'
import { BoundedCounts } from './bounds/bounded-counts'
import { limitRefusals } from './metrics.server'

interface Limit {
  points: number
  seconds: number
  /** RATE_LIMIT_SCALE multiplies only limits by address (the default), for load tests. */
  per?: 'address' | 'account'
  /**
   * True to count here and add up each second in PostgreSQL: saves a write and a lock a request.
   */
  addedUp?: boolean
}

/** Makes a rate limit. `take` returns false when points are used up, true on a fault. */
export function limiter(
  name: string,
  { points, seconds, per = 'address', addedUp = false }: Limit,
) {
  let counter: ReturnType<typeof open> | undefined
  /** Returns the seconds until the key has points; 0 when it has one, or the store fails. */
  async function wait(key: string): Promise<number> {
    const scaled = per === 'address' ? points * config.RATE_LIMIT_SCALE : points
    counter ??= open(name, scaled, seconds, addedUp)
    try {
      await counter.consume(key)
      return 0
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) return 0
      limitRefusals.inc({ limit: name })
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    }
  }
  return {
    wait,
    take: async (key: string) => (await wait(key)) === 0,
    async reset(key: string) {
      await counter?.delete(key)
    },
  }
}

function open(name: string, points: number, duration: number, addedUp: boolean) {
  const memory = new BoundedCounts({ keyPrefix: name, points: Math.ceil(points), duration })
  if (!db || engineOf(db) === 'sqlite') return memory
  if (addedUp) return addedUpCounts(db, { name, seconds: duration, memory })
  return new RateLimiterPostgres({
    storeClient: {
      query: ({ text, values }: { text: string; values: unknown[] }) =>
        db.executeQuery(CompiledQuery.raw(text, values)),
    },
    storeType: 'client',
    tableName: 'rate_limits', // Migration 006 makes this table.
    tableCreated: true,
    clearExpiredByTimeout: true,
    keyPrefix: name,
    points: Math.ceil(points),
    duration,
    insuranceLimiter: memory,
  })
}
