import pLimit, { type LimitFunction } from 'p-limit'
import { config } from '../../config.server'
import type { Database } from '../tables.server'

/** Runs work on at most this share of a process's connections; the rest waits in turn. */
export function poolShare(share: number) {
  const limits = new WeakMap<Database, LimitFunction>()
  return <T>(db: Database, work: () => Promise<T>): Promise<T> => {
    const limit = limits.getOrInsertComputed(db, () =>
      pLimit(Math.max(1, Math.floor(config.DATABASE_POOL * share))),
    )
    return limit(work)
  }
}
