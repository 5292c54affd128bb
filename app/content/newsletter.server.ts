import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Language } from '../business'
import { containing } from '../database/containing'
import { findRow } from '../database/rows.server'
import type { Connection, Database } from '../database/tables.server'
import { inTransaction } from '../database/transactions/transaction.server'
import { enqueueMail, takeTyped } from '../mail/enqueue-mail.server'
import { createCoupon } from '../orders/coupons/coupons.server'
import { newSecret } from '../secrets/secret.server'
import { settings } from '../settings/settings.server'

const TOKEN_BYTES = 18

/**
 * Subscribes an address by double opt-in. A stored address gets no mail; one that had unsubscribed
 * gets no second code. Returns false, whatever is known of the address, where so many mails wait
 * for it that it must be tried later.
 */
export async function subscribe(db: Database, address: string, language: Language) {
  const email = address.trim().toLowerCase()
  return inTransaction(db, async (connection) => {
    const at = await takeTyped(connection, email)
    if (at === undefined) return false
    const known = await findRow(connection, 'subscribers', { email })
    if (known && known.state !== 'unsubscribed') return true
    const subscriber = known ?? (await addSubscriber(connection, email, language))
    if (!subscriber) return true
    await setState(connection, subscriber.token, 'pending')
    const welcome = {
      // This becomes a file name, so it must not be the token.
      key: `newsletter-welcome:${randomUUID()}`,
      template: 'newsletter-welcome',
      to: email,
      language,
      data: { token: subscriber.token, coupon: subscriber.coupon },
    }
    await enqueueMail(connection, welcome, at)
    return true
  })
}

/** Returns undefined when another submission of the address came first: the primary key decides. */
async function addSubscriber(connection: Connection, email: string, language: Language) {
  const now = Date.now()
  const percent = settings().money.newsletterPercent
  const row = {
    email,
    token: newSecret(TOKEN_BYTES),
    state: 'pending',
    coupon: percent === 0 ? '' : `WELCOME-${randomBytes(5).toString('hex').toUpperCase()}`,
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
  if (percent === 0) return row
  await createCoupon(connection, {
    code: row.coupon,
    kind: 'percent',
    percent,
    totalLimit: 1,
    firstOrderOnly: true,
    madeFor: 'newsletter',
  })
  return row
}

/** Confirms a subscriber. Returns false when the token is unknown. */
export const confirmSubscriber = (db: Database, token: string) => setState(db, token, 'confirmed')

/** Unsubscribes a subscriber. Returns false when the token is unknown. */
export const unsubscribe = (db: Database, token: string) => setState(db, token, 'unsubscribed')

const TOKEN = /^[\w-]+$/

async function setState(db: Connection, token: string, state: string) {
  if (!TOKEN.test(token)) return false
  const { numUpdatedRows } = await inTransaction(db, (connection) =>
    connection
      .updateTable('subscribers')
      .set({ state, changed_at: Date.now() })
      .where('token', '=', token)
      .executeTakeFirst(),
  )
  return numUpdatedRows > 0n
}

/** Unsubscribes an address for its owner, who gets no mail of it. Returns false when it is not subscribed. */
export const unsubscribeAddress = (
  db: Database,
  address: string,
  alongside: (connection: Connection, before: string) => Promise<void>,
) =>
  inTransaction(db, async (connection) => {
    const known = await connection
      .selectFrom('subscribers')
      .select(['token', 'state'])
      .where('email', '=', address.trim().toLowerCase())
      .where('state', '!=', 'unsubscribed')
      .executeTakeFirst()
    if (!known || !(await setState(connection, known.token, 'unsubscribed'))) return false
    await alongside(connection, known.state)
    return true
  })

/** Returns those of a state whose addresses have the text, the newest first. */
export const searchSubscribers = (
  db: Database,
  { search, state, from, size }: { search: string; state?: string; from: number; size: number },
) =>
  db
    .selectFrom('subscribers')
    .select(['email as id', 'state', 'created_at as createdAt'])
    .$if(search !== '', (query) =>
      query.where(sql<boolean>`email like ${containing(search.toLowerCase())} escape '!'`),
    )
    .$if(state !== undefined, (query) => query.where('state', '=', state as string))
    .orderBy('created_at', 'desc')
    .orderBy('email')
    .offset(from)
    .limit(size)
    .execute()

export const listSubscribers = (db: Database) =>
  db
    .selectFrom('subscribers')
    .select(['email', 'language', 'created_at', 'changed_at'])
    .where('state', '=', 'confirmed')
    .orderBy('created_at')
    .execute()
