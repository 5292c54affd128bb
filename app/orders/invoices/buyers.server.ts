import { config } from '../../config.server'
import type { Connection } from '../../database/tables.server'
import type { Billing } from '../order'

/** Whom an invoice is for: what the law wants on it, no more. */
export type Buyer = Omit<Billing, 'phone' | 'email'>

export const buyerOf = ({ phone, email, ...buyer }: Billing): Buyer => buyer

const DAY_MS = 86_400_000

/**
 * Before its order is made anonymous: invoices are documents that the law wants kept, so they keep
 * whom they are for, until RETAIN_INVOICES_DAYS are over.
 */
export async function keepBuyers(
  connection: Connection,
  orderId: number,
  billing: Billing,
  now = Date.now(),
) {
  const days = config.RETAIN_INVOICES_DAYS
  const from = days === 'off' ? 0 : now - days * DAY_MS
  await connection
    .updateTable('invoices')
    .set({ buyer: JSON.stringify(buyerOf(billing)) })
    .where('order_id', '=', orderId)
    .where('buyer', 'is', null)
    .where('issued_at', '>=', from)
    .execute()
  if (from > 0) await forgetBuyers(connection, from)
}

/** Of what was issued before that moment (epoch milliseconds). */
export const forgetBuyers = (connection: Connection, before: number) =>
  connection
    .updateTable('invoices')
    .set({ buyer: null })
    .where('buyer', 'is not', null)
    .where('issued_at', '<', before)
    .execute()
