import type { Connection } from '../database/tables.server'
import { keepBuyers } from './invoices/buyers.server'
import { ANONYMOUS } from './is-anonymous'
import type { Billing } from './order'
import { writeRows } from './queue/search-rows.server'
import { forgetRefunds } from './refunds/forget-refunds.server'
import { forgetReturns } from './returns/forget-returns.server'
import type { OrdersTable } from './tables.server'

/**
 * It keeps country, city, post code, lines and amounts; nothing in it says whose it was. Its invoices do,
 * as long as they are to be kept.
 */
export async function anonymise(
  connection: Connection,
  { id, billing }: Pick<OrdersTable, 'billing'> & { id: number },
) {
  const before = JSON.parse(billing) as Billing
  await keepBuyers(connection, id, before)
  const { country, city, county, postCode } = before
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
  await forgetRefunds(connection, id)
  await connection.deleteFrom('order_notes').where('order_id', '=', id).execute()
  await writeRows(connection, [id])
  await forgetReturns(connection, id)
}
