import { config } from '../../config.server'
import { addCounts, countKey } from '../../database/counts/counts.server'
import type { Connection, Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { clientAddress } from '../../http/client-address.server'
import { limitRefusals } from '../../http/metrics.server'

/** Wrong passwords count within this window, seconds. */
const WINDOW = 15 * 60
/** An account guessed at from many places: then each place gets this many tries. */
const WIDE_FACTOR = 10
const TRIES_WHEN_GUESSED_AT = 2

export interface Tried {
  email: string
  /** Of the account, if there is one: a new password makes keys of its own and so starts anew. */
  validSince: number | undefined
}

/** By account and client address, so that a stranger's wrong tries do not lock the owner out. */
function keysOf({ email, validSince = 0 }: Tried) {
  const account = `${email} ${validSince}`
  return {
    here: countKey('login', `${account} ${clientAddress()}`),
    everywhere: countKey('login', account),
  }
}

function limitHere(everywhere: number) {
  const limit = config.IDENTITY_LOGIN_ATTEMPTS
  return everywhere >= limit * WIDE_FACTOR ? Math.min(limit, TRIES_WHEN_GUESSED_AT) : limit
}

export async function isLockedOut(db: Database, tried: Tried) {
  const { here, everywhere } = keysOf(tried)
  const rows = await db
    .selectFrom('identity_attempts')
    .select(['key', 'count'])
    .where('key', 'in', [here, everywhere])
    .where('until', '>', Date.now())
    .execute()
  const of = (key: string) => rows.find((row) => row.key === key)?.count ?? 0
  const locked = of(here) >= limitHere(of(everywhere))
  if (locked) limitRefusals.inc({ limit: 'login' })
  return locked
}

/** False when the failure is beyond the limit: its guess must then learn nothing. */
export async function countFailure(db: Database, tried: Tried) {
  const { here, everywhere } = keysOf(tried)
  const amounts = new Map([here, everywhere].map((key) => [key, 1]))
  const counts = await inTransaction(db, (connection) => addCounts(connection, amounts, WINDOW), {
    synced: false,
  })
  return (counts.get(here) ?? 0) <= limitHere((counts.get(everywhere) ?? 1) - 1)
}

export const forgetFailures = (connection: Connection, tried: Tried) =>
  connection.deleteFrom('identity_attempts').where('key', '=', keysOf(tried).here).execute()
