import { setTimeout as sleep } from 'node:timers/promises'

/** Names only, of pages that are looked up in their turn: a page that went away costs nothing. */
const MOST_WAITING = 100
/** The queue takes at most a quarter of a core: it rests three times as long as it worked. */
const REST = 3

/**
 * Queues pages for their smallest encoding: one at a time, behind responses. `make` makes that of a
 * page as it is in its turn.
 */
export function smallestQueue(
  make: (key: string) => Promise<unknown>,
  { most = MOST_WAITING, rest = REST } = {},
) {
  const waiting = new Set<string>()
  let running = false

  async function run() {
    running = true
    for (const key of waiting) {
      const began = performance.now()
      await make(key).catch(() => {}) // The page is sent as it is, and may be queued again.
      waiting.delete(key) // A page that is asked for meanwhile is the one being made.
      await sleep(rest * (performance.now() - began), undefined, { ref: false })
    }
    running = false
  }

  return {
    /** Returns false when too many wait already. */
    add(key: string) {
      if (waiting.has(key)) return true
      if (waiting.size >= most) return false
      waiting.add(key)
      if (!running) void run()
      return true
    },
    get size() {
      return waiting.size
    },
  }
}
