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

/** Whom an invoice is for: what the law wants on it, no more. */
export type Buyer = Omit<Billing, 'phone' | 'email'>

export const buyerOf = ({ phone, email, ...buyer }: Billing): Buyer => buyer

/**
 * Before orders are made anonymous: their invoices are documents that the law wants kept, so they keep
 * whom they are for, until RETAIN_INVOICES_DAYS are over, and a hash by which a buyer who asks for
 * them is known.
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
        buyer_proof: keyedHash(key as ErasureKey, proofOf(order_id, billing)),
      })
      .where('number', '=', number)
      .execute()
  }
  if (from > 0) await forgetBuyers(connection, from)
}

/** With the order's id, so that invoices of one buyer cannot be told to be of one. */
const proofOf = (orderId: number, { email, postCode }: Pick<Billing, 'email' | 'postCode'>) =>
  `invoice ${orderId} ${emailKey(email)} ${postCodeKey(postCode)}`

const postCodeKey = (postCode: string) => postCode.replace(/[\s-]/g, '').toUpperCase()

/** Whether somebody knows the address and post code that an order of an erased buyer was placed with. */
export async function isBuyer(
  connection: Connection,
  orderId: number,
  given: Pick<Billing, 'email' | 'postCode'>,
) {
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
 * Whether papers of an order that is nobody's any more still name somebody: `none` does, or the buyer
 * is `known` by a hash, or `unknown` where the order was erased before there were any.
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

/** Of what was issued before that moment (epoch milliseconds). */
export const forgetBuyers = (connection: Connection, before: number) =>
  connection
    .updateTable('invoices')
    .set({ buyer: null, buyer_proof: null })
    .where('buyer', 'is not', null)
    .where('issued_at', '<', before)
    .execute()
