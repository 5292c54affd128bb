import { BKASH_KEYS } from './bkash/bkash-keys'
import { PAYPAL_KEYS } from './paypal/paypal-keys'
import type { ProviderName } from './provider'
import { SSLCOMMERZ_KEYS } from './sslcommerz/sslcommerz-keys'
import { STRIPE_KEYS } from './stripe/stripe-keys'

/** What the desk asks of each provider's account: the form that its keys have, and their fields. */
export const KEY_FORMS = {
  stripe: STRIPE_KEYS,
  sslcommerz: SSLCOMMERZ_KEYS,
  bkash: BKASH_KEYS,
  paypal: PAYPAL_KEYS,
} as const

/** The providers whose payments may be reserved first and taken by a person. */
export const TAKEN_BY_HAND: readonly ProviderName[] = ['test', 'stripe']
