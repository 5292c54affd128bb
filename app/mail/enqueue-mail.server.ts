import type { Language } from '../business'
import { enqueueAll } from '../database/jobs/jobs.server'
import type { Connection } from '../database/tables.server'
import { limitRefusals } from '../http/metrics.server'
import { MAILS_AN_HOUR, takeMails } from './address-limit.server'

/** Rendered when it is sent, not in the transaction. */
export interface MailJob {
  /** The event, such as 'order-confirmation:1234': one event never sends two mails. */
  key: string
  template: string
  to: string
  language: Language
  data: unknown
}

interface Options {
  /** False for mails to the shop and for those that the merchant causes. */
  limited?: boolean
}

export const enqueueMail = (connection: Connection, mail: MailJob, options?: Options) =>
  enqueueMails(connection, [mail], options)

/** Gives how many mails were beyond the limit of their address and so stored as dead jobs. */
export async function enqueueMails(
  connection: Connection,
  mails: MailJob[],
  { limited = true }: Options = {},
) {
  const addresses = mails.map(({ to }) => to)
  const may = limited ? await takeMails(connection, addresses) : mails.map(() => true)
  const held = `held: more than ${MAILS_AN_HOUR} mails an hour to one address`
  await enqueueAll(
    connection,
    mails.map((mail, position) => ({
      kind: 'mail',
      key: `mail:${mail.key}`,
      payload: mail,
      ...(!may[position] && { held }),
    })),
  )
  const beyond = may.filter((one) => !one).length
  limitRefusals.inc({ limit: 'mails-to-one-address' }, beyond)
  return beyond
}
