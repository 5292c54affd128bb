import { fileURLToPath } from 'node:url'

/**
 * The begin of a run of tests without TEST_MOMENT: a Monday morning in the shop's zone, later than
 * all dates of the fixtures.
 */
export const USUAL_MOMENT = '2027-11-22T10:00:00+06:00'

const PRELOADED = fileURLToPath(new URL('shifted-clock.cjs', import.meta.url))

/** Returns the milliseconds that a clock at that moment is ahead of the machine's. */
export const aheadAt = (moment: string) =>
  Date.parse(moment) - Date.now() + Number(process.env.CLOCK_AHEAD_MS ?? 0)

/**
 * Sets the clock and the time zone of a run: its workers, the shops they start and the browsers
 * inherit both with the environment. Throws on an invalid moment.
 */
export function setRunClock(env = process.env) {
  if (env.CLOCK_AHEAD_MS) return // a worker reads the configuration too
  // A running shop already has the machine's clock.
  env.TEST_MOMENT ||= env.SHOP_URL ? new Date().toISOString() : USUAL_MOMENT
  env.TZ ||= 'UTC'
  const ahead = aheadAt(env.TEST_MOMENT)
  if (Number.isNaN(ahead))
    throw new Error(`TEST_MOMENT is no moment such as ${USUAL_MOMENT}: ${env.TEST_MOMENT}`)
  env.CLOCK_AHEAD_MS = String(ahead)
  env.NODE_OPTIONS = `${env.NODE_OPTIONS ?? ''} --require ${JSON.stringify(PRELOADED)}`.trim()
}
