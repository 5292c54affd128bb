import { countKey } from '../../../database/counts/counts.server'
import { type Rate, takeTurns } from '../../../database/counts/turns.server'
import type { Connection } from '../../../database/tables.server'
import { MINUTE_MS } from '../../../durations'
import { countDelay, mailboxKey, takeTyped } from '../../../mail/mail-turns.server'
import { mailboxOf } from '../../../mail/mailbox.server'
import type { Account } from '../account.server'
import { isKnownPlace } from '../known-places.server'
import type { CodeRequest } from './mailed-codes.server'

const EVERY_MS = 7.5 * MINUTE_MS
/** Of one account and kind. One that waits serves all who ask meanwhile: its code is new then. */
const OF_ACCOUNT: Rate = { name: 'codes', burst: 8, everyMs: EVERY_MS, waiting: 1 }
/** From networks where somebody has signed in to the account before. */
const FROM_KNOWN: Rate = { ...OF_ACCOUNT, name: 'codes-known' }
/** Of unconfirmed accounts whose addresses are variants of one mailbox, which nobody has proved to own. */
const OF_VARIANTS: Rate = { name: 'codes', burst: 8, everyMs: EVERY_MS, waiting: 8 }

interface Asked {
  request: CodeRequest
  email: string
  newEmail?: string
  account?: Account
}

/**
 * When the mail with a code may go, epoch milliseconds. `waits`: such a mail waits for its turn
 * already. `full`: it is to be tried later. The same whether there is such an account or not, but of a
 * variant of a mailbox that is used up: there a customer's mail counts more, and signing up tells it too.
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
