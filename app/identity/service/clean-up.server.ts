import { repeat } from '../../database/jobs/repeat.server'
import type { Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { log } from '../../http/log.server'
import { rotateKeys } from './tokens/keys.server'

const HOUR = 3_600_000
const DAY = 24 * HOUR

export async function cleanUpIdentity(db: Database, now = Date.now()) {
  await rotateKeys(db, now)
  // A day later than they expire: until then they are refused as expired, not as unknown.
  await inTransaction(db, async (connection) => {
    await connection
      .deleteFrom('mailed_codes')
      .where('expires_at', '<', now - DAY)
      .execute()
    await connection
      .deleteFrom('refresh_tokens')
      .where('expires_at', '<', now - DAY)
      .execute()
    await connection.deleteFrom('provider_sign_ins').where('expires_at', '<', now).execute()
  })
}

export function startCleaningUp(db: Database) {
  const cleaning = repeat(
    () => cleanUpIdentity(db),
    HOUR,
    (error) => log.error({ err: error }, 'identity clean-up failed'),
  )
  cleaning.run()
  return cleaning
}
