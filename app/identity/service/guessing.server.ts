import { countAttempts, countKey } from '../../database/counts/counts.server'
import type { Connection, Database } from '../../database/tables.server'
import { limitRefusals } from '../../http/metrics.server'
import { clientAddress } from '../../http/rate-limits.server'

const WINDOW_SECONDS = 15 * 60
const TRIES_WHEN_GUESSED_AT = 2

interface Limits {
  /** The tries from one client address, so that a stranger's do not lock the owner out. */
  here: number
  /** The tries from everywhere. Once they are used up, each client address gets two. */
  everywhere: number
}

/**
 * Guards accounts against guessed passwords. `name` names its counts and the limit in the metrics;
 * `account` may be an address that nobody has.
 */
export function guessingGuard(name: string, limits: () => Limits) {
  const keysOf = (account: string) => ({
    here: countKey(`${name}-here`, `${account} ${clientAddress()}`),
    everywhere: countKey(name, account),
  })
  function limitHere(triedEverywhere: number) {
    const { here, everywhere } = limits()
    return triedEverywhere >= everywhere ? Math.min(here, TRIES_WHEN_GUESSED_AT) : here
  }
  return {
    /** Returns the seconds until the client may try again; 0 when it may now. */
    async wait(db: Connection, account: string) {
      const { here, everywhere } = keysOf(account)
      const now = Date.now()
      const rows = await db
        .selectFrom('identity_attempts')
        .selectAll()
        .where('key', 'in', [here, everywhere])
        .where('until', '>', now)
        .execute()
      const tried = rows.find(({ key }) => key === here)
      const count = rows.find(({ key }) => key === everywhere)?.count ?? 0
      if (!tried || tried.count < limitHere(count)) return 0
      limitRefusals.inc({ limit: name })
      return Math.ceil((tried.until - now) / 1000)
    },

    /**
     * Counts a try. Returns false beyond the limit: the guess must then learn nothing, even when it
     * was sent together with those that used up the limit.
     */
    async count(db: Database, account: string) {
      const { here, everywhere } = keysOf(account)
      const counts = await countAttempts(db, [here, everywhere], WINDOW_SECONDS)
      return (counts.get(here) ?? 0) <= limitHere((counts.get(everywhere) ?? 1) - 1)
    },

    forget: (connection: Connection, account: string) =>
      connection.deleteFrom('identity_attempts').where('key', '=', keysOf(account).here).execute(),
  }
}
