import { setTimeout as sleep } from 'node:timers/promises'

interface Waiting {
  since: number
  due: number
}

interface Settings {
  /** Renders a page again; never rejects. */
  refresh: (key: string) => Promise<unknown>
  now: () => number
}

/** Renderings behind responses take at most a quarter of the time. */
const REST = 3
/** The longest rest, because a rendering that waited for the database took no processor. */
const LONGEST_REST_MS = 150

/** Queues pages that are rendered behind responses, one by one, the oldest due first. */
export function refreshQueue({ refresh, now }: Settings) {
  const waiting = new Map<string, Waiting>()
  let running = false
  let timer: NodeJS.Timeout | undefined
  let armedFor = 0

  function oldestDue(): string | undefined {
    const time = now()
    let oldest: string | undefined
    let since = Number.POSITIVE_INFINITY
    for (const [key, page] of waiting)
      if (page.due <= time && page.since < since) {
        oldest = key
        since = page.since
      }
    return oldest
  }

  async function run() {
    timer = undefined
    running = true
    for (let key = oldestDue(); key !== undefined; key = oldestDue()) {
      waiting.delete(key)
      const began = performance.now()
      await refresh(key)
      await sleep(Math.min(REST * (performance.now() - began), LONGEST_REST_MS))
    }
    running = false
    for (const { due } of waiting.values()) runBy(due)
  }

  function runBy(due: number) {
    if (running || (timer && armedFor <= due)) return
    clearTimeout(timer)
    armedFor = due
    timer = setTimeout(run, Math.max(0, due - now())).unref()
  }

  return {
    /**
     * Adds a page. `since` is when it began to show what is no longer so; it is not rendered before
     * `due` (both of `now`).
     */
    add(key: string, since: number, due: number) {
      waiting.set(key, { since, due })
      runBy(due)
    },
    get size() {
      return waiting.size
    },
  }
}
