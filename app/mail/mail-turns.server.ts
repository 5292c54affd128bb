import { type Rate, takeTurns, turnKey } from '../database/counts/turns.server'
import type { Connection } from '../database/tables.server'
import { MINUTE_MS } from '../durations'
import { limitRefusals } from '../http/metrics.server'
import { mailboxOf } from './mailbox.server'

/** For mails to an address that anybody may have typed: eight an hour (docs/decisions/mail-limits.md). */
export const TYPED: Rate = { name: 'mail', burst: 8, everyMs: 7.5 * MINUTE_MS, waiting: 8 }

/** Of one phone number. Fewer than mails: each costs the shop money. */
const SMS: Rate = { name: 'sms', burst: 3, everyMs: 20 * MINUTE_MS, waiting: 9 }

/**
 * When the mail to a typed address may go, epoch milliseconds; undefined where too many wait. Take it
 * before looking up what is known of the address, or the answer says that it is known.
 */
export async function takeTyped(connection: Connection, address: string) {
  const [at] = await takeTurns(connection, TYPED, [mailboxKey(TYPED, address)])
  return counted(TYPED, at)
}

/** The same of phone numbers, in the same sequence. */
export const takeSms = (connection: Connection, phones: readonly string[]) =>
  takeTurns(
    connection,
    SMS,
    phones.map((phone) => turnKey(SMS, phone)),
  )

/** Variants of one mailbox share a turn of their own, so that they cannot use up that of the plain one. */
export function mailboxKey(rate: Rate, address: string) {
  const { mailbox, variant } = mailboxOf(address)
  return turnKey(variant ? { ...rate, name: `${rate.name}+` } : rate, mailbox)
}

/** For the metrics: what has to wait or cannot. */
export function counted({ name }: Rate, at: number | undefined, now = Date.now()) {
  if (at === undefined || at > now) limitRefusals.inc({ limit: `mails-${name}` })
  return at
}
