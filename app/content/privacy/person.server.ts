import type { Selectable } from 'kysely'
import type { BackInStockTable } from '../../catalogue/back-in-stock/requests.server'
import type { ReviewsTable } from '../../catalogue/ratings/tables.server'
import { findRows, idsOf } from '../../database/rows.server'
import { type Connection, engineOf, type JobsTable } from '../../database/tables.server'
import type { AccountRow } from '../../identity/service/account.server'
import { emailKey } from '../../orders/coupons/coupons.server'
import type { OrderRow } from '../../orders/reading/find-order.server'
import { messageAnswers } from '../messages/find-messages.server'
import type { MessageAnswersTable, SubscribersTable } from '../tables.server'
import { mailsOf } from './mail-jobs.server'
import { namesAddress } from './whole-address'

export interface PersonData {
  /** Written by `emailKey`. */
  email: string
  accounts: AccountRow[]
  orders: OrderRow[]
  messages: Awaited<ReturnType<typeof messagesOf>>
  answers: MessageAnswersTable[]
  subscriptions: Selectable<SubscribersTable>[]
  /** The products that the person waits for. */
  waits: Selectable<BackInStockTable>[]
  /** The reviews of the person's orders. */
  reviews: Selectable<ReviewsTable>[]
  mails: JobsTable[]
  /** Withdrawals whose receipt went to this address, also for other people's orders. */
  withdrawals: Awaited<ReturnType<typeof withdrawalsOf>>
  /** The desk's entries about somebody who is or was invited to work there. */
  deskEntries: Awaited<ReturnType<typeof deskEntriesOf>>
  /** True when the person works at the desk, whose entry stays. */
  worksHere: boolean
}

/**
 * Finds all data of a person. An account's orders count even if they were placed with another
 * address. `lock` (PostgreSQL) is for a transaction that erases: others who write about the orders
 * wait for it, or came before.
 */
export async function findPersonData(
  db: Connection,
  address: string,
  { lock = false } = {},
): Promise<PersonData> {
  const email = emailKey(address)
  const accounts = await accountsOf(db, email)
  const uids = accounts.map(({ uid }) => uid)
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .where((where) =>
      where.or([
        where('email_key', '=', email),
        ...(uids.length > 0 ? [where('uid', 'in', uids)] : []),
      ]),
    )
    .orderBy('id')
    .$if(lock && engineOf(db) === 'postgres', (query) => query.forUpdate())
    .execute()
  const subscriptions = await findRows(db, 'subscribers', { email })
  const waits = await db
    .selectFrom('back_in_stock')
    .selectAll()
    .where('email', '=', email)
    .orderBy('product_id')
    .execute()
  const orderIds = new Set(orders.map(({ id }) => id))
  const messages = await messagesOf(db, email)
  return {
    email,
    accounts,
    orders,
    messages,
    answers: await messageAnswers(db, idsOf(messages)),
    subscriptions,
    waits,
    reviews: await reviewsOf(db, [...orderIds]),
    mails: await mailsTo(db, { email, uids, orderIds }),
    withdrawals: await withdrawalsOf(db, email),
    ...(await atTheDesk(db, email)),
  }
}

export const isNobody = ({ email: _, worksHere: __, ...held }: PersonData) =>
  Object.values(held).every((rows) => rows.length === 0)

async function atTheDesk(db: Connection, email: string) {
  const staff = db.selectFrom('desk_staff').select('id').where('email', '=', email)
  const worksHere = (await staff.executeTakeFirst()) !== undefined
  return { worksHere, deskEntries: worksHere ? [] : await deskEntriesOf(db, email) }
}

const deskEntriesOf = (db: Connection, email: string) =>
  db
    .selectFrom('desk_audit')
    .select(['at', 'action'])
    .where('subject', '=', `staff ${email}`)
    .orderBy('id')
    .execute()

/** Withdrawals keep the address as it was typed, so it is compared here. */
async function withdrawalsOf(db: Connection, email: string) {
  const all = await db
    .selectFrom('order_returns')
    .select(['id', 'name', 'email', 'requested_at'])
    .where('email', 'is not', null)
    .execute()
  return all.filter((one) => emailKey(one.email ?? '') === email)
}

async function accountsOf(db: Connection, email: string) {
  const linked = await db.selectFrom('account_providers').select(['uid', 'email']).execute()
  const uids = linked.filter((one) => one.email && emailKey(one.email) === email)
  return db
    .selectFrom('accounts')
    .selectAll()
    .where((where) =>
      where.or([
        where('email', '=', email),
        ...(uids.length > 0
          ? [
              where(
                'uid',
                'in',
                uids.map(({ uid }) => uid),
              ),
            ]
          : []),
      ]),
    )
    .where('deleted_at', 'is', null)
    .execute()
}

async function reviewsOf(db: Connection, orderIds: number[]) {
  if (orderIds.length === 0) return []
  const reviews = db.selectFrom('reviews').selectAll().where('order_id', 'in', orderIds)
  return reviews.orderBy('id').execute()
}

/** A message of an earlier version may have no key: its address is as it was typed. */
async function messagesOf(db: Connection, email: string) {
  const all = await db
    .selectFrom('contact_messages')
    .selectAll()
    .where((where) => where.or([where('email_key', '=', email), where('email_key', 'is', null)]))
    .orderBy('created_at')
    .execute()
  return all.filter((one) => emailKey(one.email) === email)
}

function mailsTo(
  db: Connection,
  { email, uids, orderIds }: { email: string; uids: string[]; orderIds: Set<number> },
) {
  const names = namesAddress(email)
  return mailsOf(db, ({ orderId, uid }, payload) => {
    if (orderId !== undefined && orderIds.has(orderId)) return true
    if (uid && uids.includes(uid)) return true
    return textsOf(payload).some(names)
  })
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (value === null || typeof value !== 'object') return []
  return Object.values(value).flatMap(textsOf)
}
