import type { Database } from '../../database/tables.server'
import { log } from '../../http/log.server'
import { tendKeys } from './tokens/keys.server'

const DAY = 86_400_000

/**
 * What identity needs done now and then: keys made and rotated, and what has long expired thrown
 * away. Safe to run at any time and in several processes.
 */
export async function tendIdentity(db: Database, now = Date.now()) {
  await tendKeys(db, now)
  // Kept a day longer, so that an old code still hears that it is too old.
  await db
    .deleteFrom('mailed_codes')
    .where('expires_at', '<', now - DAY)
    .execute()
  await db
    .deleteFrom('refresh_tokens')
    .where('expires_at', '<', now - DAY)
    .execute()
  await db.deleteFrom('identity_attempts').where('until', '<', now).execute()
  await db.deleteFrom('provider_sign_ins').where('expires_at', '<', now).execute()
}

const HOUR = 3_600_000

/** Tends at the start and every hour from then on. `stop` waits for what is under way. */
export function startTending(db: Database) {
  let running = Promise.resolve()
  const tend = () => {
    running = tendIdentity(db).catch((error) =>
      log.error({ err: error }, 'tending identity failed'),
    )
  }
  tend()
  const timer = setInterval(tend, HOUR)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
