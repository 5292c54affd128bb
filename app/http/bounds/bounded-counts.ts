import { LRUCache } from 'lru-cache'
import { RateLimiterMemory } from 'rate-limiter-flexible'

/** The most keys: about 20 MB of counts and timers for each limiter. */
export const MOST_KEYS = 50_000

/** Keeps a bounded number of counts in memory; the least recently used key starts again from 0. */
export class BoundedCounts extends RateLimiterMemory {
  readonly #keys = new LRUCache<string, true>({
    max: MOST_KEYS,
    dispose: (_, key, reason) => {
      if (reason === 'evict') void this.delete(key)
    },
  })

  override set(...given: Parameters<RateLimiterMemory['set']>) {
    this.#keys.set(String(given[0]), true)
    return super.set(...given)
  }

  override consume(...given: Parameters<RateLimiterMemory['consume']>) {
    this.#keys.set(String(given[0]), true)
    return super.consume(...given)
  }
}
