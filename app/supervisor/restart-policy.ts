/** A server that served for so long is healthy: what ended it was something else than its start. */
const HEALTHY_MS = 5000
/** Before each try after an early end. The first ones come at once: people are waiting. */
const WAITS_MS = [0, 0, 0, 1000, 2000, 4000, 8000]
const LONGEST_WAIT_MS = 30_000

export interface Ended {
  /** How long it served; undefined when it never did. */
  servedMs?: number
  /** Its start was refused in one clear line: what surrounds it is wrong. */
  refused: boolean
}

/** Milliseconds until another is started. */
export type Fate = number | 'give up'

/** Says after each end of a server how long to wait, or that there is no use in another try. */
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
