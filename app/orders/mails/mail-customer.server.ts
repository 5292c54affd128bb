import type { Language } from '../../business'
import type { Connection } from '../../database/tables.server'
import { AT_ONCE, enqueueMail, type MailJob } from '../../mail/enqueue-mail.server'
import type { Billing } from '../order/order'

/** The address and the language are the order's by default. */
type Given = Pick<MailJob, 'key' | 'template' | 'data'> & Partial<Pick<MailJob, 'to' | 'language'>>

/** Enqueues a mail about an order to its customer; none when the customer was erased. */
export async function mailCustomer(
  connection: Connection,
  order: { billing: string; language: Language },
  { key, template, data, ...given }: Given,
  at = AT_ONCE,
) {
  const { email } = JSON.parse(order.billing) as Billing
  const { to = email, language = order.language } = given
  if (to) await enqueueMail(connection, { key, template, to, language, data }, at)
}
