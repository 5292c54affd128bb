import {
  type KnownAttempt,
  type Provider,
  ProviderAway,
  ProviderRefused,
  type Reading,
  type StartRequest,
} from '../provider'
import { payPage, TAKA_AMOUNTS, toDecimal } from '../wire/provider-amounts'
import type { RefundJournal } from '../wire/refund-journal'
import { providerAddress } from '../wire/refused'
import { type SslcommerzCalls, sslcommerzCalls } from './sslcommerz-calls.server'
import type { SslcommerzTransaction } from './sslcommerz-forms'
import type { SslcommerzKeys } from './sslcommerz-keys'
import { verifySslcommerz } from './sslcommerz-message'
import { isValidated, readTransactions } from './sslcommerz-reading'
import { sslcommerzRefunds } from './sslcommerz-refunds.server'

const BASES = {
  test: 'https://sandbox.sslcommerz.com',
  live: 'https://securepay.sslcommerz.com',
} as const
/** The page of each mode stands on its host, or on the one to which both have begun to move. */
const MOVED_TO = 'epay-gw.sslcommerz.com'
const MOST_REFERENCE = 30
/** Taka in minor units: 10.00 to 500,000.00. */
const [LEAST, MOST] = [1_000, 50_000_000]

interface SslcommerzOptions {
  keys: SslcommerzKeys
  /** Another address than SSLCommerz's, in tests. */
  base?: string
  journal: RefundJournal
  /** Epoch milliseconds. */
  clock?: () => number
}

/**
 * Opens SSLCommerz v4 (cards, bKash, Nagad and banks in Bangladesh). It takes money at once, knows no
 * way to end a session, and tells of no disputes: `cancel` says only how the attempt stands.
 */
export function openSslcommerz(options: SslcommerzOptions): Provider {
  const { keys, base = BASES[keys.mode], journal, clock = Date.now } = options
  const address = providerAddress(base)
  const calls = sslcommerzCalls(keys, address)
  const refunds = sslcommerzRefunds(calls, journal, clock)

  async function read(attempt: KnownAttempt): Promise<Reading> {
    const rows = await calls.transactions(attempt.reference)
    const validated: SslcommerzTransaction[] = []
    for (const row of rows) validated.push(await validatedRow(calls, row))
    const reading = readTransactions(validated)
    return reading.money ? { ...reading, refunds: await refunds.all(attempt.key) } : reading
  }

  return {
    name: 'sslcommerz',
    can: {
      currencies: ['BDT', 'USD', 'EUR', 'GBP', 'AUD', 'CAD', 'SGD', 'INR', 'MYR'],
      countries: ['BD'],
      least: (currency) => (currency === 'BDT' ? LEAST : 1),
      most: () => MOST,
      manualCapture: false,
    },
    async start(asked) {
      if (asked.reference.length > MOST_REFERENCE)
        throw new ProviderRefused(
          'reference',
          `SSLCommerz takes ${MOST_REFERENCE} letters of a reference.`,
        )
      const opened = await calls.open(fieldsOf(asked))
      const hosts = [BASES[keys.mode].replace('https://', ''), MOVED_TO]
      const payAt = payPage('SSLCommerz', opened.GatewayPageURL, hosts, address)
      return { providerRef: opened.sessionkey, payAt }
    },
    read,
    capture: read,
    cancel: read,
    async refund(attempt, asked) {
      const paymentRef = attempt.paymentRef ?? (await read(attempt)).paymentRef
      if (!paymentRef) throw new ProviderRefused('not_paid', 'Nothing was paid with this attempt.')
      return refunds.refund(attempt, paymentRef, asked)
    },
    async verify(message) {
      return verifySslcommerz(message, keys.storePassword)
    },
    async check() {
      try {
        await calls.transactions('connection-check')
        return undefined
      } catch (error) {
        if (error instanceof ProviderRefused || error instanceof ProviderAway) return error.message
        throw error
      }
    },
  }
}

/**
 * Asks the validation API of a paid transaction. Its word counts; it is empty now and then, and the
 * transaction as it was listed counts then.
 */
async function validatedRow(calls: SslcommerzCalls, row: SslcommerzTransaction) {
  if (!isValidated(row) || !row.val_id) return row
  const validated = await calls.validate(row.val_id).catch((error) => {
    if (error instanceof ProviderAway) return undefined
    throw error
  })
  if (!validated?.status) return row
  if (isValidated(validated) && validated.tran_id === row.tran_id) return validated
  // Listed as paid and not valid: a person looks.
  return { ...row, risk_level: '1' }
}

const fieldsOf = ({ customer, ...asked }: StartRequest): Record<string, string> => ({
  total_amount: toDecimal(asked, TAKA_AMOUNTS),
  currency: asked.currency,
  tran_id: asked.reference,
  product_category: 'Goods',
  product_name: asked.title.slice(0, 100),
  product_profile: 'physical-goods',
  num_of_item: String(asked.pieces),
  emi_option: '0',
  success_url: asked.returnTo,
  fail_url: asked.returnTo,
  cancel_url: asked.returnTo,
  ipn_url: asked.messagesTo,
  cus_name: customer.name.slice(0, 50),
  cus_email: customer.email.slice(0, 50),
  cus_phone: customer.phone.slice(0, 20),
  cus_add1: customer.street.slice(0, 50),
  cus_city: customer.city.slice(0, 50),
  cus_postcode: customer.postCode.slice(0, 30) || '0000',
  cus_country: customer.country.slice(0, 50),
  // The shop delivers by itself: SSLCommerz needs no second address.
  shipping_method: 'NO',
})
