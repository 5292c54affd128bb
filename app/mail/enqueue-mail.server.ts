import type { Language } from '../business'
import { type Rate, takeTurns, turnKey } from '../database/counts/turns.server'
import { enqueueAll } from '../database/jobs/jobs.server'
import type { Connection } from '../database/tables.server'
import { MINUTE_MS } from '../durations'
import { limitRefusals } from '../http/metrics.server'
import { mailboxOf } from './mailbox.server'

/** A mail to send. It is rendered when it is sent, not in the transaction. */
export interface MailJob {
  /** The event, such as 'order-confirmation:1234': one event never sends two mails. */
  key: string
  template: string
  to: string
  language: Language
  data: unknown
}

/**
 * The moment for mails that no limit holds: to the shop, by the merchant, to an address that was
 * proved, and about an order (whose number is limited where it is placed).
 */
export const AT_ONCE = 0

/** Enqueues a mail for `at` (epoch milliseconds): AT_ONCE, or its turn (takeTyped). */
export const enqueueMail = (connection: Connection, mail: MailJob, at: number) =>
  enqueueMails(connection, [mail], at)

/** A mail to nobody is dropped: who ordered by phone may have no address, nor has who was erased. */
export const enqueueMails = (connection: Connection, mails: readonly MailJob[], at: number) =>
  enqueueAll(
    connection,
    mails
      .filter(({ to }) => to !== '')
      .map((mail) => ({
        kind: 'mail',
        key: `mail:${mail.key}`,
        payload: mail,
        orderId: orderIdOf(mail),
        ...heldUntil(at),
      })),
  )

/** Returns the id of the order that a mail is about; undefined for any other mail. */
export function orderIdOf({ data }: Pick<MailJob, 'data'>) {
  const { orderId } = (data ?? {}) as { orderId?: unknown }
  return typeof orderId === 'number' ? orderId : undefined
}

/** Delays a job until `at`, with a note that the desk shows until then. */
export const heldUntil = (at: number) =>
  at > Date.now()
    ? { runAt: at, note: `waits until ${new Date(at).toISOString()}: many were asked for` }
    : {}

/** The limit for a typed address: eight an hour (docs/decisions/mail-limits.md). */
export const TYPED: Rate = { name: 'mail', burst: 8, everyMs: 7.5 * MINUTE_MS, waiting: 8 }

/** The limit for a phone number, lower than for mails: each message costs the shop money. */
const SMS: Rate = { name: 'sms', burst: 3, everyMs: 20 * MINUTE_MS, waiting: 9 }

/**
 * Returns when a mail to a typed address may go, in epoch milliseconds; undefined where too many
 * wait. Call it before looking up what is known of the address, or the answer reveals that it is
 * known.
 */
export async function takeTyped(connection: Connection, address: string) {
  const [at] = await takeTurns(connection, TYPED, [mailboxKey(TYPED, address)])
  return countDelay(TYPED, at)
}

/** Returns when a text message may go to each phone number, in their order. */
export const takeSms = (connection: Connection, phones: readonly string[]) =>
  takeTurns(
    connection,
    SMS,
    phones.map((phone) => turnKey(SMS, phone)),
  )

/** Variants of a mailbox share a turn of their own, and cannot use up the plain one's. */
export function mailboxKey(rate: Rate, address: string) {
  const { mailbox, variant } = mailboxOf(address)
  return turnKey(variant ? { ...rate, name: `${rate.name}+` } : rate, mailbox)
}

/** Counts in the metrics what has to wait or was refused, and returns `at`. */
export function countDelay({ name }: Rate, at: number | undefined, now = Date.now()) {
  if (at === undefined || at > now) limitRefusals.inc({ limit: `mails-${name}` })
  return at
}
