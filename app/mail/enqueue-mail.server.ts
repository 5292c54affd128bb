import type { Language } from '../business'
import { enqueueAll } from '../database/jobs/jobs.server'
import type { Connection } from '../database/tables.server'

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

/** Enqueues a mail for `at` (epoch milliseconds): AT_ONCE, or its turn (mail-turns). */
export const enqueueMail = (connection: Connection, mail: MailJob, at: number) =>
  enqueueMails(connection, [mail], at)

export const enqueueMails = (connection: Connection, mails: readonly MailJob[], at: number) =>
  enqueueAll(
    connection,
    mails.map((mail) => ({
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
