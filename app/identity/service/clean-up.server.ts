import { repeat } from '../../database/jobs/repeat.server'
import type { Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { DAY_MS, HOUR_MS } from '../../durations'
import { log } from '../../http/log.server'
import { rotateKeys } from './tokens/keys.server'

export async function cleanUpIdentity(db: Database, now = Date.now()) {
  await rotateKeys(db, now)
  // Rows stay a day longer: until then they are refused as expired, not as unknown.
  await inTransaction(db, async (connection) => {
    await connection
      .deleteFrom('mailed_codes')
      .where('expires_at', '<', now - DAY_MS)
      .execute()
    await connection
      .deleteFrom('refresh_tokens')
      .where('expires_at', '<', now - DAY_MS)
      .execute()
    await connection.deleteFrom('provider_sign_ins').where('expires_at', '<', now).execute()
  })
}

export function startCleaningUp(db: Database) {
  const cleaning = repeat(
    () => cleanUpIdentity(db),
    HOUR_MS,
    (error) => log.error({ err: error }, 'identity clean-up failed'),
  )
  cleaning.run()
  return cleaning
}
