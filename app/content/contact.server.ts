import { randomUUID } from 'node:crypto'
import type { Language } from '../business'
import { insertRow } from '../database/rows.server'
import type { Database } from '../database/tables.server'
import { inTransaction } from '../database/transactions/transaction.server'
import { HOUR_MS } from '../durations'
import { AT_ONCE, enqueueMail, takeTyped } from '../mail/enqueue-mail.server'
import { sender } from '../mail/sender.server'
import { emailKey } from '../orders/coupons/coupons.server'
import { defaultLanguage } from '../texts/offered-languages.server'
import type { ContactValues } from './contact-rules'
import { messageWords } from './messages/find-messages.server'

/**
 * Stores a message and mails the shop and the writer in the same transaction; once, if it is sent
 * again within the hour because no answer came.
 */
export async function storeMessage(db: Database, values: ContactValues, language: Language) {
  return inTransaction(db, async (connection) => {
    const earlier = await connection
      .selectFrom('contact_messages')
      .select('id')
      .where('email_key', '=', emailKey(values.email))
      .where('message', '=', values.message)
      .where('created_at', '>', Date.now() - HOUR_MS)
      .executeTakeFirst()
    if (earlier) return earlier.id
    const id = randomUUID()
    await insertRow(connection, 'contact_messages', {
      id,
      ...values,
      words: messageWords(values),
      email_key: emailKey(values.email),
      language,
      created_at: Date.now(),
    })
    const toShop = {
      key: `contact-message:${id}`,
      template: 'contact-message',
      to: sender().address,
      language: defaultLanguage(),
      data: values,
    }
    await enqueueMail(connection, toShop, AT_ONCE)
    const at = await takeTyped(connection, values.email)
    // The page says the same, and enough receipts already wait for this address.
    if (at === undefined) return id
    const receipt = {
      key: `contact-receipt:${id}`,
      template: 'contact-receipt',
      to: values.email,
      language,
      data: {},
    }
    await enqueueMail(connection, receipt, at)
    return id
  })
}

export const listMessages = (db: Database, limit = 50) =>
  db.selectFrom('contact_messages').selectAll().orderBy('created_at', 'desc').limit(limit).execute()
