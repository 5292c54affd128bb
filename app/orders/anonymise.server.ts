import type { Connection } from '../database/tables.server'
import type { Billing } from './order'
import { forgetReturns } from './returns/forget-returns.server'
import type { OrdersTable } from './tables.server'

/** What stands instead of the keys made from a customer's details. */
const ANONYMOUS = 'erased-'

export const isAnonymous = ({ request_hash }: Pick<OrdersTable, 'request_hash'>) =>
  request_hash.startsWith(ANONYMOUS)

/** It keeps country, city, post code, lines and amounts; nothing in it says whose it was. */
export async function anonymise(
  connection: Connection,
  { id, billing }: Pick<OrdersTable, 'billing'> & { id: number },
) {
  const { country, city, county, postCode } = JSON.parse(billing) as Billing
  const nobody = { firstName: 'Erased', lastName: '', street: '', phone: '', email: '' }
  const key = ANONYMOUS + id
  await connection
    .updateTable('orders')
    .set({
      billing: JSON.stringify({ ...nobody, country, city, county, postCode } satisfies Billing),
      notes: null,
      uid: null,
      email_key: key,
      phone_key: null,
      address_key: null,
      network_key: null,
      request_hash: key, // it was made from the name and the address
    })
    .where('id', '=', id)
    .execute()
  await connection
    .updateTable('coupon_redemptions')
    .set({ email_key: key })
    .where('order_id', '=', id)
    .execute()
  await connection
    .updateTable('order_payments')
    .set({ note: null })
    .where('order_id', '=', id)
    .execute()
  await forgetReturns(connection, id)
}
