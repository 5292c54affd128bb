import type { Connection, Database } from '../database/tables.server'
import { timeOrderedId } from '../database/time-ordered-id.server'
import { inTransaction } from '../database/transactions/transaction.server'
import { log } from '../http/log.server'
import { type MailJob, orderIdOf } from './enqueue-mail.server'

/** Records which mail about an order was sent when, and never to whom. */
interface SentMailsTable {
  id: string
  order_id: number
  template: string
  /** Epoch milliseconds. */
  at: number
}

/** Records a mail about an order. When recording fails, the mail is not sent again. */
export const noteSent = (db: Database) => async (mail: MailJob) => {
  const orderId = orderIdOf(mail)
  if (orderId === undefined) return
  const row = { id: timeOrderedId(), order_id: orderId, template: mail.template, at: Date.now() }
  await inTransaction(
    db,
    (connection) => connection.insertInto('sent_mails').values(row).execute(),
    { synced: false },
  ).catch((error) => log.error({ err: error }, 'a mail that was sent could not be noted'))
}

/** Returns the mails about an order, the oldest first. */
export const sentMailsOf = (db: Connection, orderId: number) =>
  db
    .selectFrom('sent_mails')
    .select(['template', 'at'])
    .where('order_id', '=', orderId)
    .orderBy('at')
    .orderBy('id')
    .execute()

declare module '../database/tables.server' {
  interface Tables {
    sent_mails: SentMailsTable
  }
}
