import { fileURLToPath } from 'node:url'

/**
 * When a run of tests begins unless TEST_MOMENT names another moment: a Monday morning in the
 * shop's zone, later than all that the fixtures hold.
 */
export const USUAL_MOMENT = '2027-11-22T10:00:00+06:00'

const PRELOADED = fileURLToPath(new URL('shifted-clock.cjs', import.meta.url))

/** Milliseconds that a clock is ahead of the machine's where it is that moment now. */
export const aheadAt = (moment: string) =>
  Date.parse(moment) - Date.now() + Number(process.env.CLOCK_AHEAD_MS ?? 0)

/**
 * Sets the clock and the time zone of a run: its workers, the shops they start and the browsers
 * inherit both with the environment. Throws on a moment that is none.
 */
export function setRunClock(env = process.env) {
  if (env.CLOCK_AHEAD_MS) return // a worker, which reads the configuration too
  // A shop that runs already has the machine's clock.
  env.TEST_MOMENT ||= env.SHOP_URL ? new Date().toISOString() : USUAL_MOMENT
  env.TZ ||= 'UTC'
  const ahead = aheadAt(env.TEST_MOMENT)
  if (Number.isNaN(ahead))
    throw new Error(`TEST_MOMENT is no moment such as ${USUAL_MOMENT}: ${env.TEST_MOMENT}`)
  env.CLOCK_AHEAD_MS = String(ahead)
  env.NODE_OPTIONS = `${env.NODE_OPTIONS ?? ''} --require ${JSON.stringify(PRELOADED)}`.trim()
}
