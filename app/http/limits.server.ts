import { CompiledQuery } from 'kysely'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { config } from '../config.server'
import { db } from '../database/current.server'
import { engineOf } from '../database/engine.server'

interface Limit {
  /** How often within `seconds`. */
  points: number
  seconds: number
  /**
   * What is counted. RATE_LIMIT_SCALE multiplies limits by client address (the default), for load
   * tests; limits by account or e-mail address stay.
   */
  per?: 'address' | 'account'
  /** Count in this process even with PostgreSQL: saves a write and a row lock per request. */
  here?: boolean
}

/**
 * A rate limiter by key: `take` returns false when the key has used up its points. Counts in
 * memory, or in PostgreSQL for all processes. A store that fails never locks visitors out.
 */
export function limiter(name: string, { points, seconds, per = 'address', here = false }: Limit) {
  let counter: RateLimiterMemory | RateLimiterPostgres | undefined
  return {
    async take(key: string): Promise<boolean> {
      const scaled = per === 'address' ? points * config.RATE_LIMIT_SCALE : points
      counter ??= open(name, scaled, seconds, here)
      try {
        await counter.consume(key)
        return true
      } catch (refusal) {
        return !(refusal instanceof RateLimiterRes)
      }
    },
    /** Gives a key its points back, as after a right password. */
    async reset(key: string) {
      await counter?.delete(key)
    },
  }
}

function open(name: string, points: number, duration: number, here: boolean) {
  const memory = new RateLimiterMemory({ keyPrefix: name, points: Math.ceil(points), duration })
  if (here || !db || engineOf(db) === 'sqlite') return memory
  return new RateLimiterPostgres({
    storeClient: {
      query: ({ text, values }: { text: string; values: unknown[] }) =>
        db.executeQuery(CompiledQuery.raw(text, values)),
    },
    storeType: 'client',
    tableName: 'rate_limits', // migration 006
    tableCreated: true,
    clearExpiredByTimeout: true,
    keyPrefix: name,
    points: Math.ceil(points),
    duration,
    insuranceLimiter: memory,
  })
}
