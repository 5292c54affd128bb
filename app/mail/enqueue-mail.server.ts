import type { Language } from '../business'
import { enqueueAll } from '../database/jobs.server'
import type { Connection } from '../database/tables.server'

/** A mail that a transaction promises. It is rendered when it is sent, not in the transaction. */
export interface PromisedMail {
  /** The event, such as 'order-confirmation:1234': one event never sends two mails. */
  key: string
  /** A name given to `registerTemplate`. */
  template: string
  /** The recipient's address. */
  to: string
  language: Language
  /** What the template shows; plain JSON. */
  data: unknown
}

/** Puts a mail into the outbox of the transaction that causes it. */
export const enqueueMail = (connection: Connection, mail: PromisedMail) =>
  enqueueMails(connection, [mail])

/** Puts several there, in one statement. */
export const enqueueMails = (connection: Connection, mails: PromisedMail[]) =>
  enqueueAll(
    connection,
    mails.map((mail) => ({ kind: 'mail', key: `mail:${mail.key}`, payload: mail })),
  )
