import { readFileSync } from 'node:fs'

/** The supervisor looks this often within the limit. */
export const LOOKS = 12
/** This many looks without a beat are overdue, because beats are two looks apart. */
const OVERDUE = 4
/** A silent process ends after this many limits, even if it gets no processor. */
const MOST_LIMITS = 10

type Silence = 'none' | 'suspect' | 'hung'

/**
 * Judges a process by the looks since its last beat. It counts looks and no time, so that a
 * sleeping machine, or a supervisor that is held up itself, misses none. Time in which the process
 * waited for a processor counts little, because ending it would only make more work.
 */
export function silence(limitMs: number, waitedMs: () => number) {
  const lookMs = limitMs / LOOKS
  let looks = 0
  let own = 0
  let waited = 0
  return {
    lookMs,
    beat() {
      looks = 0
      own = 0
    },
    look(): Silence {
      looks++
      if (looks < OVERDUE) {
        own = looks * lookMs
        return 'none'
      }
      const now = waitedMs()
      const starved = looks === OVERDUE ? 0 : now - waited
      waited = now
      own += Math.max(0, lookMs - starved)
      if (own >= limitMs || looks >= LOOKS * MOST_LIMITS) return 'hung'
      return own >= limitMs / 2 ? 'suspect' : 'none'
    },
  }
}

/** Returns the milliseconds the main thread waited for a processor. Only Linux tells. */
export function waitedForProcessor(pid: number) {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6
  } catch {
    return 0
  }
}
