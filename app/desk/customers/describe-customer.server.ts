import { messagesFrom } from '../../content/messages/find-messages.server'
import type { Database } from '../../database/tables.server'
import { ownOrders } from '../../orders/customers/customer.server'
import { NO_WORTH, worthOf } from '../../orders/customers/worth.server'
import { personName } from '../../orders/order/address'
import type { Billing } from '../../orders/order/order'
import { publicStatus } from '../../orders/order/status'
import { BY_PHONE } from '../../orders/placing/order-limits.server'
import { reviewsOfOrders } from '../../reviews/review-queue.server'
import { shopCurrency } from '../../texts/currency.server'

const MOST_SHOWN = 50

/** Describes the customer with that address, with their orders, messages, reviews and account. */
export async function describeCustomer(db: Database, email: string) {
  const ids = (await ownOrders(db, [email])).get(email) ?? []
  const [account, subscription, orders, messages, reviews, worth] = await Promise.all([
    accountOf(db, email),
    subscriptionOf(db, email),
    ordersOf(db, ids.slice(0, MOST_SHOWN)),
    messagesFrom(db, email, MOST_SHOWN),
    reviewsOfOrders(db, ids, MOST_SHOWN),
    worthOf(db, new Map([[0, ids]]), shopCurrency()),
  ])
  const addresses = orders.map(({ billing }) => JSON.parse(billing) as Billing)
  const [newest] = addresses
  return {
    // One who ordered by phone may have none.
    email: email.startsWith(BY_PHONE) ? '' : email,
    name: newest ? personName(newest) : (account?.name ?? ''),
    phone: newest?.phone ?? '',
    account,
    subscription,
    ...(worth.get(0) ?? NO_WORTH()),
    orderList: orders.map(({ billing: _, ...order }) => order),
    messages,
    reviews,
    addresses: distinct(addresses),
  }
}

/** Removes duplicate addresses, the newest first. */
const distinct = (addresses: Billing[]) =>
  [...new Set(addresses.map((one) => JSON.stringify(one)))].map((one) => JSON.parse(one) as Billing)

async function accountOf(db: Database, email: string) {
  const account = await db
    .selectFrom('accounts')
    .select(['display_name', 'email_verified', 'disabled', 'created_at', 'last_login_at'])
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!account) return undefined
  return {
    name: account.display_name ?? '',
    verified: account.email_verified === 1,
    disabled: account.disabled === 1,
    createdAt: account.created_at,
    lastLoginAt: account.last_login_at,
  }
}

const subscriptionOf = (db: Database, email: string) =>
  db
    .selectFrom('subscribers')
    .select(['state', 'coupon', 'changed_at as changedAt'])
    .where('email', '=', email)
    .executeTakeFirst()

async function ordersOf(db: Database, ids: number[]) {
  if (ids.length === 0) return []
  const orders = await db
    .selectFrom('orders')
    .select([
      'number',
      'status',
      'payment',
      'total',
      'currency',
      'placed_at as placedAt',
      'billing',
    ])
    .where('id', 'in', ids)
    .orderBy('id', 'desc')
    .execute()
  return orders.map((order) => ({ ...order, status: publicStatus(order.status) }))
}
