import { readFileSync } from 'node:fs'

/** Looks of the supervisor within the limit. */
export const LOOKS = 12
/** Beats are two looks apart, so that this many without one are overdue. */
const OVERDUE = 4
/** A process that gets no processor is silent, too; after so many times the limit it is ended anyway. */
const MOST_LIMITS = 10

type Silence = 'none' | 'suspect' | 'hung'

/**
 * Judges a process by the looks since its last beat. Looks are counted, not clocks: a machine that
 * sleeps, and a supervisor that is held up itself, miss none. Time in which the process waited for a
 * processor counts little, as to end it would only make more work.
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

/** Milliseconds in which the main thread could have run and had no processor. Only Linux tells. */
export function waitedForProcessor(pid: number) {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6
  } catch {
    return 0
  }
}
