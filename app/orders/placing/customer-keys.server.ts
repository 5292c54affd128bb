import { hash } from 'node:crypto'
import { isPrivate } from '../../http/client-address.server'
import { emailKey, phoneKey } from '../coupons/coupons.server'
import type { Billing } from '../order'

/** Columns of `orders` that identify who ordered. */
export interface CustomerKeys {
  email_key: string
  phone_key: string
  address_key: string
  network_key: string | null
}

/**
 * `network` is the client's address as rate limits count it. A private one is a proxy's or an
 * office's, not a customer's.
 */
export const customerKeys = (billing: Billing, network?: string): CustomerKeys => ({
  email_key: emailKey(billing.email),
  phone_key: phoneKey(billing.phone),
  address_key: hashed([billing.country, letters(billing.postCode), letters(billing.street)]),
  network_key: network === undefined || isPrivate(network) ? null : hashed(['network', network]),
})

const letters = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

const hashed = (parts: string[]) => hash('sha256', JSON.stringify(parts), 'base64url').slice(0, 22)
