import { type SqlBool, sql } from 'kysely'
import { updateRow, updateRows } from '../database/rows.server'
import { type Connection, engineOf } from '../database/tables.server'
import { forgetPayersOf } from '../payments/forget-payments.server'
import { keepBuyers } from './invoices/buyers.server'
import { ANONYMOUS } from './order/is-anonymous'
import type { Billing } from './order/order'
import { writeRows } from './queue/search-rows.server'
import { forgetReturns } from './returns/forget-returns.server'

/** SQLite takes at most 32,766 values in a statement. */
const AT_ONCE = 500

/**
 * Erases who placed the orders; country, city, post code, lines and amounts stay. Their invoices
 * keep the buyer for as long as the law wants.
 */
export async function anonymise(connection: Connection, ids: readonly number[]) {
  for (let at = 0; at < ids.length; at += AT_ONCE)
    await anonymiseSome(connection, ids.slice(at, at + AT_ONCE))
}

async function anonymiseSome(connection: Connection, ids: readonly number[]) {
  const orders = await connection
    .selectFrom('orders')
    .select(['id', 'billing'])
    .where('id', 'in', ids)
    .where(sql<SqlBool>`request_hash not like ${`${ANONYMOUS}%`}`)
    .orderBy('id')
    .$if(engineOf(connection) === 'postgres', (query) => query.forUpdate())
    .execute()
  const known = orders.map(({ id }) => id)
  if (known.length === 0) return
  const billings = orders.map(({ id, billing }) => [id, JSON.parse(billing) as Billing] as const)
  await keepBuyers(connection, new Map(billings))
  for (const [id, { country, city, county, postCode }] of billings)
    await updateRow(connection, 'orders', id, {
      billing: JSON.stringify({ ...NOBODY, country, city, county, postCode }),
    })
  await connection
    .updateTable('orders')
    .set({
      notes: null,
      uid: null,
      email_key: keyOf('id'),
      phone_key: null,
      address_key: null,
      network_key: null,
      request_hash: keyOf('id'),
      version: sql<number>`version + 1`, // An older page's write is refused.
    })
    .where('id', 'in', known)
    .execute()
  await connection
    .updateTable('coupon_redemptions')
    .set({ email_key: keyOf('order_id') })
    .where('order_id', 'in', known)
    .execute()
  await updateRows(connection, 'order_payments', { order_id: known }, { note: null })
  await forgetRefunds(connection, known)
  await forgetPayersOf(connection, known)
  await connection.deleteFrom('order_notes').where('order_id', 'in', known).execute()
  await writeRows(connection, known)
  await forgetReturns(connection, known)
}

const NOBODY = { firstName: 'Erased', lastName: '', street: '', phone: '', email: '' }

const keyOf = (id: string) => sql<string>`cast(${ANONYMOUS} as text) || ${sql.ref(id)}`

/** Erases the reasons, which may name somebody; amounts and pieces stay. */
const forgetRefunds = (connection: Connection, orderIds: readonly number[]) =>
  updateRows(connection, 'order_refunds', { order_id: orderIds }, { reason: '' })
