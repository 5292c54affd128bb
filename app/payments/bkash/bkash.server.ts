import { z } from 'zod'
import {
  type KnownAttempt,
  MessageRefused,
  type Provider,
  ProviderAway,
  ProviderRefused,
  type Reading,
} from '../provider'
import { type FetchText, fetchText } from '../wire/certificate.server'
import { payPage, TAKA_AMOUNTS, toDecimal } from '../wire/provider-amounts'
import { fieldsOfMessage } from '../wire/read-message'
import type { RefundJournal } from '../wire/refund-journal'
import { providerAddress } from '../wire/refused'
import { bkashCalls } from './bkash-calls.server'
import type { BkashKeys } from './bkash-keys'
import { readBkashPayment } from './bkash-reading'
import { bkashRefunds } from './bkash-refunds.server'
import { bkashTokens, type TokenKeeper } from './bkash-token.server'
import { amazonAddress, snsReader } from './sns-message.server'

const BASES = {
  test: 'https://tokenized.sandbox.bka.sh',
  live: 'https://tokenized.pay.bka.sh',
} as const
const PAGES = {
  test: ['sandbox.payment.bkash.com'],
  live: ['payment.bkash.com'],
} as const
const MOST_MINOR = 50_000_000
/** Answers of `execute` after which the payment may have been taken. */
const ASK_AGAIN = new Set(['2062', '2117', '2029', '2056'])

export interface BkashOptions {
  keys: BkashKeys
  /** Another address than bKash's, in tests. */
  base?: string
  tokens: TokenKeeper
  journal: RefundJournal
  /** Epoch milliseconds. */
  clock?: () => number
  /** Gets certificates of messages, and confirms the subscription to them. */
  fetchIt?: FetchText
}

const noticeForm = z.object({
  trxID: z.string().optional(),
  transactionStatus: z.string().optional(),
  merchantInvoiceNumber: z.string().optional(),
})

/**
 * Opens bKash's tokenized checkout. The shopper agrees at bKash, and nothing is taken before the shop
 * executes the payment: an attempt is cancelled by never doing so.
 */
export function openBkash(options: BkashOptions): Provider {
  const { keys, tokens, journal, clock = Date.now, fetchIt = fetchText } = options
  const address = providerAddress(options.base ?? BASES[keys.mode])
  const calls = bkashCalls(keys, address, bkashTokens(keys, address, tokens, clock))
  const refunds = bkashRefunds(calls, journal, clock)
  const readSns = snsReader(keys.topicArn, fetchIt)

  async function read(attempt: KnownAttempt): Promise<Reading> {
    const payment = await calls.state(attempt.providerRef)
    const reading = readBkashPayment(payment, clock())
    if (reading.status !== 'captured' || !reading.paymentRef) return reading
    return { ...reading, refunds: await refunds.all(attempt, reading.paymentRef) }
  }

  return {
    name: 'bkash',
    can: {
      currencies: ['BDT'],
      countries: ['BD'],
      least: () => 100,
      most: () => MOST_MINOR,
      manualCapture: false,
    },
    async start(asked) {
      const payment = await calls.create({
        mode: '0011',
        payerReference: asked.reference,
        callbackURL: asked.returnTo,
        amount: toDecimal(asked, TAKA_AMOUNTS),
        currency: asked.currency,
        intent: 'sale',
        merchantInvoiceNumber: asked.reference,
      })
      if (!payment.paymentID) throw new ProviderAway('bKash gave no id of the payment.')
      const payAt = payPage('bKash', payment.bkashURL, PAGES[keys.mode], address)
      return { providerRef: payment.paymentID, payAt }
    },
    read,
    async capture(attempt) {
      try {
        return readBkashPayment(await calls.execute(attempt.providerRef), clock())
      } catch (error) {
        if (error instanceof ProviderAway) return read(attempt)
        if (!(error instanceof ProviderRefused)) throw error
        const now = await read(attempt)
        if (now.status !== 'authorized' && now.status !== 'pending') return now
        // A payment is executed once: what was refused is not taken later.
        return ASK_AGAIN.has(error.code) ? now : { ...now, status: 'failed', reason: error.message }
      }
    },
    async cancel(attempt) {
      const now = await read(attempt)
      const isOpen = now.status === 'pending' || now.status === 'authorized'
      return isOpen ? { ...now, status: 'cancelled', money: undefined } : now
    },
    async refund(attempt, asked) {
      const paymentRef = attempt.paymentRef ?? (await read(attempt)).paymentRef
      if (!paymentRef) throw new ProviderRefused('not_paid', 'Nothing was paid with this attempt.')
      return refunds.refund(attempt, paymentRef, asked)
    },
    async verify(incoming) {
      const message = await readSns(incoming)
      if (message.Type !== 'Notification') {
        const url = amazonAddress(message.SubscribeURL)
        if (!url) throw new MessageRefused('The subscription is not confirmed at Amazon.')
        if (message.Type === 'SubscriptionConfirmation') await fetchIt(url)
        return { eventId: message.MessageId, kind: message.Type }
      }
      const notice = fieldsOfMessage(message.Message, noticeForm)
      return {
        eventId: message.MessageId,
        kind: notice.transactionStatus ?? message.Type,
        reference: notice.merchantInvoiceNumber,
        paymentRef: notice.trxID,
      }
    },
    async check() {
      try {
        await calls.state('connection-check')
        return undefined
      } catch (error) {
        // An unknown payment proves that the keys are good.
        if (error instanceof ProviderRefused) return ofKeys(error) ? error.message : undefined
        if (error instanceof ProviderAway) return error.message
        throw error
      }
    },
  }
}

/** Tells whether a refusal is about the keys: codes of payments begin at 2002, but for the token's (2079). */
const ofKeys = ({ code }: ProviderRefused) => code === '2079' || !/^20(0[2-9]|[1-9]\d)$/.test(code)
