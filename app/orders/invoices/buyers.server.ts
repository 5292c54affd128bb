import { config } from '../../config.server'
import {
  type ErasureKey,
  erasureKey,
  erasureKeys,
  isHashOf,
  keyedHash,
} from '../../database/erasures/keyed-hash.server'
import type { Connection } from '../../database/tables.server'
import { DAY_MS } from '../../durations'
import { emailKey } from '../coupons/coupons.server'
import type { Billing } from '../order/order'

/** The buyer on an invoice, with no more than the law wants. */
export type Buyer = Omit<Billing, 'phone' | 'email'>

export const buyerOf = ({ phone, email, ...buyer }: Billing): Buyer => buyer

/**
 * Stores buyers on invoices before their orders are erased: the law wants them kept. They stay for
 * RETAIN_INVOICES_DAYS, with a hash that recognises a buyer who asks.
 */
export async function keepBuyers(
  connection: Connection,
  billings: ReadonlyMap<number, Billing>,
  now = Date.now(),
) {
  const days = config.RETAIN_INVOICES_DAYS
  const from = days === 'off' ? 0 : now - days * DAY_MS
  const kept = await connection
    .selectFrom('invoices')
    .select(['number', 'order_id', 'buyer'])
    .where('order_id', 'in', [...billings.keys()])
    .where('issued_at', '>=', from)
    .execute()
  const key = kept.length > 0 ? await erasureKey(connection) : undefined
  for (const { number, order_id, buyer } of kept) {
    const billing = billings.get(order_id) as Billing
    await connection
      .updateTable('invoices')
      .set({
        ...(buyer === null && { buyer: JSON.stringify(buyerOf(billing)) }),
        buyer_proof: keyedHash(
          key as ErasureKey,
          proofOf(order_id, { ...billing, place: billing.postCode || billing.city }),
        ),
      })
      .where('number', '=', number)
      .execute()
  }
  if (from > 0) await forgetBuyers(connection, from)
}

/** `place` is a post code, or the town where the country has no post codes. */
interface Proof {
  email: string
  place: string
}

/** Includes the order's id, so that no two hashes show the same buyer. */
const proofOf = (orderId: number, { email, place }: Proof) =>
  `invoice ${orderId} ${emailKey(email)} ${place.replace(/[\s-]/g, '').toUpperCase()}`

/** Tells whether somebody knows the address and the post code (or town) of an erased buyer's order. */
export async function isBuyer(connection: Connection, orderId: number, given: Proof) {
  const proofs = await connection
    .selectFrom('invoices')
    .select('buyer_proof')
    .where('order_id', '=', orderId)
    .where('buyer_proof', 'is not', null)
    .execute()
  if (proofs.length === 0) return false
  const keys = await erasureKeys(connection)
  const said = proofOf(orderId, given)
  return proofs.some(({ buyer_proof }) => isHashOf(keys, buyer_proof as string, said))
}

/**
 * Tells whether papers of an erased order still name a buyer: `none` does, or the buyer is `known`
 * by a hash, or `unknown` where the order was erased before hashes existed.
 */
export async function keptBuyer(connection: Connection, orderId: number) {
  const named = await connection
    .selectFrom('invoices')
    .select('buyer_proof')
    .where('order_id', '=', orderId)
    .where('buyer', 'is not', null)
    .execute()
  if (named.length === 0) return 'none'
  return named.some(({ buyer_proof }) => buyer_proof !== null) ? 'known' : 'unknown'
}

/** Forgets buyers of papers issued before then (epoch milliseconds). */
export const forgetBuyers = (connection: Connection, before: number) =>
  connection
    .updateTable('invoices')
    .set({ buyer: null, buyer_proof: null })
    .where('buyer', 'is not', null)
    .where('issued_at', '<', before)
    .execute()
