import { hash } from 'node:crypto'
import { isPrivate } from '../../http/client-address.server'
import { emailKey, phoneKey } from '../coupons/coupons.server'
import type { Billing } from '../order'

export interface CustomerKeys {
  email_key: string
  phone_key: string
  address_key: string
  network_key: string | null
}

/** A private `network` is not stored: it belongs to a proxy or an office, not to a customer. */
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
