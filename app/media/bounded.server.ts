/** What a full queue answers. */
export class TooMany extends Error {}

/** Lets `width` pieces of work run at a time and `depth` wait; refuses more with TooMany. */
export function bounded(width: number, depth: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= width) {
      if (waiting.length >= depth) throw new TooMany()
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}

/** Calls with the same key while one is under way share its answer. */
export function singleFlight<T>() {
  const flying = new Map<string, Promise<T>>()
  return (key: string, work: () => Promise<T>) => {
    let flight = flying.get(key)
    if (!flight) {
      flight = work().finally(() => flying.delete(key))
      flying.set(key, flight)
    }
    return flight
  }
}
