import { countKey } from '../../../database/counts/counts.server'
import { type Rate, takeTurns } from '../../../database/counts/turns.server'
import type { Connection } from '../../../database/tables.server'
import { MINUTE_MS } from '../../../durations'
import { countDelay, mailboxKey, takeTyped } from '../../../mail/mail-turns.server'
import { mailboxOf } from '../../../mail/mailbox.server'
import type { AccountRow } from '../account.server'
import { isKnownPlace } from '../known-places.server'
import type { CodeRequest } from './mailed-codes.server'

const EVERY_MS = 7.5 * MINUTE_MS
/** The limit of one account and kind. A waiting mail serves all requests: its code is new then. */
const OF_ACCOUNT: Rate = { name: 'codes', burst: 8, everyMs: EVERY_MS, waiting: 1 }
const FROM_KNOWN: Rate = { ...OF_ACCOUNT, name: 'codes-known' }
/** The limit of unconfirmed variants of one mailbox, which nobody has proved to own. */
const OF_VARIANTS: Rate = { name: 'codes', burst: 8, everyMs: EVERY_MS, waiting: 8 }

interface Asked {
  request: CodeRequest
  email: string
  newEmail?: string
  account?: AccountRow
}

/**
 * Returns when a mail with a code may be sent (epoch ms). `waits`: one is waiting already. `full`:
 * try later. This reveals no account, except that a variant of a used-up mailbox does: a customer's
 * mail counts more there, and signing up reveals it too.
 */
export async function takeCodeTurn(
  connection: Connection,
  { request, email, newEmail, account }: Asked,
): Promise<number | 'waits' | 'full'> {
  if (newEmail !== undefined) return (await takeTyped(connection, newEmail)) ?? 'full'
  const known = account !== undefined && isKnownPlace(account)
  const rate = known ? FROM_KNOWN : OF_ACCOUNT
  const [own] = await takeTurns(connection, rate, [countKey(`${rate.name}:${request}`, email)])
  const mine = countDelay(rate, own)
  if (!mailboxOf(email).variant || account?.email_verified) return mine ?? 'waits'
  const [shared] = await takeTurns(connection, OF_VARIANTS, [mailboxKey(OF_VARIANTS, email)])
  if (shared === undefined) return 'full'
  return mine === undefined ? 'waits' : Math.max(mine, shared)
}
