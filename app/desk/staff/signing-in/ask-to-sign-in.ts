import type { DeskError } from '../../client/desk-fetch'

/** The milliseconds after the person gave up in which reads do not ask again. */
const QUIET_MS = 10_000

/**
 * Returns a function that asks the person to sign in for a refused request. After they gave up,
 * reads fail quietly for a while: every refused change is followed by some. A change asks again.
 */
export function askToSignIn(ask: () => Promise<void>, now = () => performance.now()) {
  let quietUntil = Number.NEGATIVE_INFINITY
  return async (refused: DeskError, method: string) => {
    if (method === 'GET' && now() < quietUntil) throw refused
    try {
      await ask()
    } catch (error) {
      quietUntil = now() + QUIET_MS
      throw error
    }
  }
}
