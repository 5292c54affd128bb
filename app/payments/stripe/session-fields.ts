import type { StartRequest } from '../provider'
import { STRIPE_AMOUNTS, toUnits } from '../wire/provider-amounts'
import type { StripeFields } from './stripe-calls.server'

const LOCALES = new Set(['en', 'fr', 'es', 'de'])

/** Returns the fields with which a Checkout Session is made, but for its end. */
export const sessionFields = (asked: StartRequest): StripeFields => ({
  mode: 'payment',
  client_reference_id: asked.reference,
  'line_items[0][quantity]': 1,
  'line_items[0][price_data][currency]': asked.currency.toLowerCase(),
  'line_items[0][price_data][unit_amount]': toUnits(asked, STRIPE_AMOUNTS),
  'line_items[0][price_data][product_data][name]': asked.title,
  customer_email: asked.customer.email || undefined,
  locale: LOCALES.has(asked.language) ? asked.language : 'auto',
  success_url: asked.returnTo,
  cancel_url: asked.returnTo,
  // Stripe may otherwise charge another currency than the order's.
  'adaptive_pricing[enabled]': 'false',
  'metadata[reference]': asked.reference,
  'payment_intent_data[description]': asked.reference,
  'payment_intent_data[metadata][reference]': asked.reference,
  'payment_intent_data[capture_method]': asked.manualCapture ? 'manual' : 'automatic',
})
