import { randomBytes } from 'node:crypto'
import { type Language, NEWSLETTER_PERCENT } from '../business'
import type { Connection, Database } from '../database/tables.server'
import { inTransaction } from '../database/transaction.server'
import { enqueueMail } from '../mail/enqueue-mail.server'
import { createCoupon } from '../orders/coupons.server'

/**
 * Stores an address and sends the welcome mail with a one-time first-order code and the link that
 * confirms it (double opt-in). An address that is stored already gets nothing; one that had
 * unsubscribed gets a new confirmation, but no second code.
 */
export async function subscribe(db: Database, address: string, language: Language) {
  const email = address.trim().toLowerCase()
  await inTransaction(db, async (connection) => {
    const known = await connection
      .selectFrom('subscribers')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirst()
    if (known && known.state !== 'unsubscribed') return
    const subscriber = known ?? (await addSubscriber(connection, email, language))
    if (!subscriber) return
    await setState(connection, subscriber.token, 'pending')
    await enqueueMail(connection, {
      key: `newsletter-welcome:${subscriber.token}${known ? `:${Date.now()}` : ''}`,
      template: 'newsletter-welcome',
      to: email,
      language,
      data: { token: subscriber.token, coupon: subscriber.coupon },
    })
  })
}

/** Undefined when another submission of the address came first: the primary key decides. */
async function addSubscriber(connection: Connection, email: string, language: Language) {
  const now = Date.now()
  const row = {
    email,
    token: randomBytes(18).toString('base64url'),
    state: 'pending',
    coupon: `WELCOME-${randomBytes(5).toString('hex').toUpperCase()}`,
    language,
    created_at: now,
    changed_at: now,
  }
  const added = await connection
    .insertInto('subscribers')
    .values(row)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('email')
    .executeTakeFirst()
  if (!added) return
  await createCoupon(connection, {
    code: row.coupon,
    kind: 'percent',
    percent: NEWSLETTER_PERCENT,
    totalLimit: 1,
    firstOrderOnly: true,
  })
  return row
}

/** Confirms the address behind a token; false when the token is unknown. */
export const confirmSubscriber = (db: Database, token: string) => setState(db, token, 'confirmed')

/** Takes the address behind a token off the list; false when the token is unknown. */
export const unsubscribe = (db: Database, token: string) => setState(db, token, 'unsubscribed')

const TOKEN = /^[\w-]+$/

async function setState(connection: Connection, token: string, state: string) {
  if (!TOKEN.test(token)) return false
  const { numUpdatedRows } = await connection
    .updateTable('subscribers')
    .set({ state, changed_at: Date.now() })
    .where('token', '=', token)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const listSubscribers = (db: Database) =>
  db
    .selectFrom('subscribers')
    .select(['email', 'language', 'created_at', 'changed_at'])
    .where('state', '=', 'confirmed')
    .orderBy('created_at')
    .execute()
