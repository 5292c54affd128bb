import pLimit from 'p-limit'

export class TooMany extends Error {}

/** Runs at most `width` pieces of work and lets `depth` wait; refuses more with TooMany. */
export function bounded(width: number, depth: number) {
  const limit = pLimit(width)
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (limit.pendingCount >= depth) throw new TooMany()
    return limit(work)
  }
}

/** Lets calls with the same key share one result while the first is under way. */
export function singleFlight<T>() {
  const underWay = new Map<string, Promise<T>>()
  return (key: string, work: () => Promise<T>) => {
    return underWay.getOrInsertComputed(key, () => work().finally(() => underWay.delete(key)))
  }
}
