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

/** Of the time that passes, renderings behind responses take a quarter at most. */
const REST = 3
/** A rendering that waited for the database took no processor, so the rest has an end. */
const LONGEST_REST_MS = 150

/** Pages to be rendered behind responses, one after another: of those due the oldest first. */
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
    /** `since` when it shows what is no longer so; not rendered before `due` (both of `now`). */
    add(key: string, since: number, due: number) {
      waiting.set(key, { since, due })
      runBy(due)
    },
    get size() {
      return waiting.size
    },
  }
}
