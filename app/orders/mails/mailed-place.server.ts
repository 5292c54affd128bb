import type { Language } from '../../business'
import type { Connection } from '../../database/tables.server'
import { addressLines } from '../order/address'
import { countryName } from '../order/countries'
import type { Billing } from '../order/order'

/**
 * Tells whether an order's mails may carry what its customer typed, as anybody can order in anybody's
 * name: an account has confirmed the address, its owner confirmed the order, or the order was paid
 * or sent.
 */
export async function isKnownCustomer(db: Connection, orderId: number, { email }: Billing) {
  const order = await db
    .selectFrom('orders')
    .leftJoin('accounts', 'accounts.uid', 'orders.uid')
    .select(['accounts.email', 'accounts.email_verified'])
    .select(['confirm_hash', 'confirmed_at', 'paid_at', 'shipped_at'])
    .where('orders.id', '=', orderId)
    .executeTakeFirst()
  if (!order) return false
  if (order.paid_at !== null || order.shipped_at !== null) return true
  if (order.confirm_hash !== null && order.confirmed_at !== null) return true
  return order.email_verified === 1 && order.email === email.trim().toLowerCase()
}

/** Matches no words: digits, capitals, spaces and hyphens. */
const POST_CODE = /^[A-Z\d][A-Z\d -]{0,9}$/i

/**
 * Returns the lines of a delivery address; to a customer who is not known, only what is no free
 * text: post code and country.
 */
export function mailedAddress(billing: Billing, language: Language, known: boolean) {
  const country = countryName(billing.country, language)
  if (known) return addressLines(billing, country)
  const { postCode } = billing
  const code = POST_CODE.test(postCode) && /\d/.test(postCode) ? postCode : ''
  return [[code, country].filter(Boolean).join(', ')].filter(Boolean)
}
