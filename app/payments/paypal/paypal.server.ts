import { z } from 'zod'
import {
  type KnownAttempt,
  type Provider,
  ProviderAway,
  ProviderRefused,
  type Reading,
  type StartRequest,
} from '../provider'
import { type FetchText, fetchText } from '../wire/certificate.server'
import { PAYPAL_AMOUNTS, payPage, toDecimal } from '../wire/provider-amounts'
import { providerAddress } from '../wire/refused'
import { type PaypalCalls, paypalCalls } from './paypal-calls.server'
import {
  type PaypalDispute,
  paypalDisputeForm,
  paypalDisputeListForm,
  paypalOrderForm,
  paypalRefundForm,
} from './paypal-forms'
import type { PaypalKeys } from './paypal-keys'
import { paypalReader } from './paypal-message.server'
import { readPaypalOrder, readPaypalRefund } from './paypal-reading'
import { listPaypal } from './paypal-report.server'

const BASES = {
  test: 'https://api-m.sandbox.paypal.com',
  live: 'https://api-m.paypal.com',
} as const
const PAGES = { test: ['www.sandbox.paypal.com'], live: ['www.paypal.com'] } as const
const CURRENCIES =
  'AUD BRL CAD CHF CNY CZK DKK EUR GBP HKD HUF ILS JPY MXN MYR NOK NZD PHP PLN SEK SGD THB TWD USD'
const MOST_MINOR = 999_999_999
const NOT_KNOWN = /^(RESOURCE_NOT_FOUND|INVALID_RESOURCE_ID)$/
const LOCALES: Readonly<Record<string, string>> = {
  en: 'en-US',
  fr: 'fr-FR',
  es: 'es-ES',
  de: 'de-DE',
}

interface PaypalOptions {
  keys: PaypalKeys
  /** Another address than PayPal's, in tests. */
  base?: string
  /** Epoch milliseconds. */
  clock?: () => number
  /** Gets certificates of messages. */
  fetchIt?: FetchText
}

/** Opens PayPal (Orders v2). The shopper approves at PayPal; nothing is taken before `capture`. */
export function openPaypal(options: PaypalOptions): Provider {
  const { keys, clock = Date.now, fetchIt = fetchText } = options
  const address = providerAddress(options.base ?? BASES[keys.mode])
  const calls = paypalCalls(keys, address, clock)
  const read = (attempt: KnownAttempt) => readWhole(calls, attempt.providerRef)
  return {
    name: 'paypal',
    can: {
      currencies: CURRENCIES.split(' '),
      least: () => 1,
      most: () => MOST_MINOR,
      manualCapture: false,
    },
    async start(asked) {
      const key = `${asked.key}-start`
      const order = await calls.post('/v2/checkout/orders', fieldsOf(asked), key, paypalOrderForm)
      const link = order.links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve')
      const payAt = payPage('PayPal', link?.href, PAGES[keys.mode], address)
      return { providerRef: order.id, payAt }
    },
    read,
    async capture(attempt) {
      const now = await read(attempt)
      const { status, money } = now
      const isAsked = money?.amount === attempt.amount && money.currency === attempt.currency
      if (status !== 'authorized' || !isAsked) return now
      const path = `${orderPath(attempt.providerRef)}/capture`
      try {
        return readPaypalOrder(
          await calls.post(path, {}, `${attempt.key}-capture`, paypalOrderForm),
          [],
        )
      } catch (error) {
        if (!(error instanceof ProviderRefused)) throw error
        const after = await read(attempt)
        const isDeclined = after.status === 'authorized' && error.code === 'INSTRUMENT_DECLINED'
        if (isDeclined)
          return { ...after, status: 'failed', money: undefined, reason: error.message }
        if (after.status === 'authorized') throw error
        return after
      }
    },
    async cancel(attempt) {
      const now = await read(attempt)
      const isOpen = now.status === 'pending' || now.status === 'authorized'
      // PayPal ends no order. Without `capture` nothing is taken; a capture under way stays open.
      return isOpen && !now.paymentRef ? { ...now, status: 'cancelled', money: undefined } : now
    },
    async refund(attempt, { key, amount, reason }) {
      const now = await read(attempt)
      // PayPal forgets a request id after some weeks; a refund bears ours for ever.
      const known = now.refunds.find((refund) => refund.key === key)
      if (known) return known
      const paymentRef = attempt.paymentRef ?? now.paymentRef
      if (!paymentRef) throw new ProviderRefused('not_paid', 'Nothing was paid with this attempt.')
      const value = toDecimal({ amount, currency: attempt.currency }, PAYPAL_AMOUNTS)
      const fields = {
        amount: { currency_code: attempt.currency, value },
        custom_id: key,
        note_to_payer: reason.slice(0, 255) || undefined,
      }
      const path = `/v2/payments/captures/${encodeURIComponent(paymentRef)}/refund`
      const refund = readPaypalRefund(
        await calls.post(path, fields, `refund-${key}`, paypalRefundForm),
      )
      return { ...refund, key, amount }
    },
    verify: paypalReader(keys.webhookId, fetchIt),
    list: (from, until) => listPaypal(calls, from, until),
    async check() {
      try {
        await calls.get(
          `/v1/notifications/webhooks/${keys.webhookId}`,
          z.object({ id: z.string() }),
        )
        return undefined
      } catch (error) {
        if (error instanceof ProviderRefused && NOT_KNOWN.test(error.code))
          return 'PayPal accepts the keys and knows no webhook of this id.'
        if (error instanceof ProviderRefused || error instanceof ProviderAway) return error.message
        throw error
      }
    },
  }
}

const orderPath = (id: string) => `/v2/checkout/orders/${encodeURIComponent(id)}`

/** Reads an order. One that PayPal no longer knows was never paid: it ends after some hours. */
async function readWhole(calls: PaypalCalls, id: string): Promise<Reading> {
  const order = await calls.get(orderPath(id), paypalOrderForm).catch((error) => {
    if (error instanceof ProviderRefused && NOT_KNOWN.test(error.code)) return undefined
    throw error
  })
  if (!order) return { status: 'expired', refunds: [], disputes: [] }
  const reading = readPaypalOrder(order, [])
  if (reading.status !== 'captured' || !reading.paymentRef) return reading
  return readPaypalOrder(order, await disputesOf(calls, reading.paymentRef))
}

/** Returns the disputes about a capture; none when the app may not read them. */
async function disputesOf(calls: PaypalCalls, capture: string) {
  const path = '/v1/customer/disputes'
  const query = { disputed_transaction_id: capture }
  const found = await calls.get(path, paypalDisputeListForm, query).catch((error) => {
    if (error instanceof ProviderRefused) return { items: [] }
    throw error
  })
  const disputes: PaypalDispute[] = []
  for (const { dispute_id } of found.items ?? [])
    disputes.push(await calls.get(`${path}/${encodeURIComponent(dispute_id)}`, paypalDisputeForm))
  return disputes
}

const fieldsOf = (asked: StartRequest) => ({
  intent: 'CAPTURE',
  purchase_units: [
    {
      custom_id: asked.reference,
      invoice_id: asked.reference,
      description: asked.title.slice(0, 127),
      amount: { currency_code: asked.currency, value: toDecimal(asked, PAYPAL_AMOUNTS) },
    },
  ],
  payment_source: {
    paypal: {
      experience_context: {
        return_url: asked.returnTo,
        cancel_url: asked.returnTo,
        user_action: 'PAY_NOW',
        shipping_preference: 'NO_SHIPPING',
        payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
        locale: LOCALES[asked.language],
      },
    },
  },
})
