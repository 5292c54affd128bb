/** A server that served this long is healthy: something other than its start ended it. */
const HEALTHY_MS = 5000
/** Waits before each try after an early end. The first ones are 0: people are waiting. */
const WAITS_MS = [0, 0, 0, 1000, 2000, 4000, 8000]
const LONGEST_WAIT_MS = 30_000

export interface Ended {
  /** The time it served; undefined when it never did. */
  servedMs?: number
  /** True when its start was refused in one clear line: what surrounds it is wrong. */
  refused: boolean
}

/** Milliseconds until another is started, or no further try. */
export type Fate = number | 'give up'

/** Returns a function that says, after each end, how long to wait, or to give up. */
export function restartPolicy() {
  let early = 0
  return ({ servedMs = -1, refused }: Ended): Fate => {
    if (servedMs >= HEALTHY_MS) early = 0
    const wait = WAITS_MS[early++]
    if (wait !== undefined) return wait
    // A database that is away comes back; a server that crashes at each start does not heal.
    return refused ? LONGEST_WAIT_MS : 'give up'
  }
}
