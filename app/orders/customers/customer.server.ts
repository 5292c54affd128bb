import type { Connection } from '../../database/tables.server'
import { emailKey } from '../coupons/coupons.server'
import { ANONYMOUS } from '../order/is-anonymous'

const ACCOUNT = 'account-'

/** Returns an account's own address, or an order's; undefined when neither exists. */
export async function addressOfCustomer(connection: Connection, id: string) {
  const found = id.startsWith(ACCOUNT)
    ? await connection
        .selectFrom('accounts')
        .select('email')
        .where('uid', '=', id.slice(ACCOUNT.length))
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
    : await addressOfOrder(connection, id)
  return found?.email ?? undefined
}

const addressOfOrder = (connection: Connection, number: string) =>
  connection
    .selectFrom('orders')
    .leftJoin('accounts', (join) =>
      join.onRef('accounts.uid', '=', 'orders.uid').on('deleted_at', 'is', null),
    )
    .select(({ fn }) => fn.coalesce('accounts.email', 'orders.email_key').as('email'))
    .where('number', '=', number)
    .where('request_hash', 'not like', `${ANONYMOUS}%`)
    .executeTakeFirst()

/** Returns the id of the customer with an address, or undefined. */
export async function customerOf(connection: Connection, address: string) {
  const key = emailKey(address)
  const newest = await connection
    .selectFrom('orders')
    .select('number')
    .where('email_key', '=', key)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (newest) return newest.number
  const account = await connection
    .selectFrom('accounts')
    .select('uid')
    .where('email', '=', key)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return account && ACCOUNT + account.uid
}

/** Returns the order ids of each address or its account, newest first. */
export async function ownOrders(connection: Connection, addresses: string[]) {
  const found = new Map(addresses.map((address) => [address, new Set<number>()]))
  if (addresses.length === 0) return new Map<string, number[]>()
  const byAddress = await connection
    .selectFrom('orders')
    .select(['id', 'email_key as address'])
    .where('email_key', 'in', addresses)
    .execute()
  const byAccount = await connection
    .selectFrom('accounts')
    .innerJoin('orders', 'orders.uid', 'accounts.uid')
    .select(['orders.id', 'accounts.email as address'])
    .where('accounts.email', 'in', addresses)
    .where('deleted_at', 'is', null)
    .execute()
  for (const { id, address } of [...byAddress, ...byAccount]) found.get(address ?? '')?.add(id)
  return new Map([...found].map(([address, ids]) => [address, [...ids].sort((a, b) => b - a)]))
}
