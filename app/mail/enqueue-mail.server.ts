import type { Language } from '../business'
import { enqueueAll } from '../database/jobs.server'
import type { Connection } from '../database/tables.server'

/** The payload of a 'mail' job. It is rendered when it is sent, not in the transaction. */
export interface MailJob {
  /** The event, such as 'order-confirmation:1234': one event never sends two mails. */
  key: string
  template: string
  to: string
  language: Language
  data: unknown
}

/** The mail is sent if and only if the transaction commits. */
export const enqueueMail = (connection: Connection, mail: MailJob) =>
  enqueueMails(connection, [mail])

export const enqueueMails = (connection: Connection, mails: MailJob[]) =>
  enqueueAll(
    connection,
    mails.map((mail) => ({ kind: 'mail', key: `mail:${mail.key}`, payload: mail })),
  )
