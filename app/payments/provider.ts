import { ONLINE_PAYMENTS, type OnlinePayment } from '../settings/payments'
import type { Payouts } from './payouts/payout'

/** Names of providers as they stand in settings, orders, tables and addresses of messages. */
export const PROVIDERS = ONLINE_PAYMENTS
export type ProviderName = OnlinePayment

/** Money in minor units of its currency, such as cents; yen and dinars by their own exponent. */
export interface ProviderMoney {
  amount: number
  /** ISO 4217, such as BDT. */
  currency: string
}

/** What a provider can do. Amounts are minor units of the currency. */
interface Capabilities {
  /** Undefined: every currency of the shop. */
  currencies?: readonly string[]
  /** Countries of the merchant's account; undefined: everywhere. */
  countries?: readonly string[]
  least(currency: string): number
  most(currency: string): number
  manualCapture: boolean
}

/** One try to pay an order. The provider sees `reference`, unique by attempt, such as EX-1001-2. */
export interface StartRequest extends ProviderMoney {
  /** The attempt's id, at most 60 letters. It is the idempotency key of all calls of the attempt. */
  key: string
  reference: string
  /** What is bought, at most 100 letters, without names of persons. */
  title: string
  pieces: number
  customer: {
    name: string
    email: string
    phone: string
    street: string
    city: string
    postCode: string
    country: string
  }
  language: string
  /** Absolute address to which the shopper comes back, whatever the outcome. It is only a hint. */
  returnTo: string
  /** Absolute address of the shop for the provider's messages. */
  messagesTo: string
  /** Epoch milliseconds. */
  expiresAt: number
  /** The money is reserved only, and taken by `capture`. */
  manualCapture: boolean
}

export interface Started {
  /** The provider's id of this attempt. */
  providerRef: string
  /** The provider's page to which the shopper is sent. */
  payAt: string
}

export type AttemptReading =
  | 'pending'
  /** The shopper agreed and nothing is taken yet. */
  | 'authorized'
  | 'captured'
  | 'failed'
  | 'expired'
  | 'cancelled'
  /** The provider holds the money back until a person decides (SSLCommerz's risk_level 1). */
  | 'review'

/** What the provider says of an attempt now. Its money decides, never a message. */
export interface Reading {
  status: AttemptReading
  /** Reserved or taken in the currency in which the attempt was asked; undefined before that. */
  money?: ProviderMoney
  /** The reference that the provider was given, to be compared with the attempt's. */
  reference?: string
  /** The provider's id of the payment that is captured or refunded, such as pi_… or bank_tran_id. */
  paymentRef?: string
  /** Minor units of the money's currency. */
  fee?: number
  refunds: readonly RefundReading[]
  disputes: readonly DisputeReading[]
  /** The provider's reason for a failure, for the desk; never shown to the shopper. */
  reason?: string
}

export interface RefundReading {
  /** The key under which the shop asked, where the provider keeps it. */
  key?: string
  refundRef: string
  amount: number
  status: 'pending' | 'done' | 'failed'
  reason?: string
}

export interface DisputeReading {
  disputeRef: string
  amount: number
  status: 'open' | 'won' | 'lost'
  /** Epoch milliseconds until which the merchant may answer. */
  answerBy?: number
}

/** The attempt as its provider needs it. */
export interface KnownAttempt extends ProviderMoney {
  key: string
  reference: string
  providerRef: string
  paymentRef?: string
}

export interface RefundRequest {
  /** The refund's id. A call again with the same key never refunds twice. */
  key: string
  amount: number
  reason: string
}

/** A message as it came, before anything of it was believed. */
export interface IncomingMessage {
  /** Lower-case names. */
  headers: Readonly<Record<string, string | undefined>>
  body: Uint8Array
  /** Epoch milliseconds. */
  receivedAt: number
}

/** A message whose sender is proven. It is a reason to read the attempt, and no more. */
export interface VerifiedMessage {
  /** Unique for the provider: a second one with it is a duplicate. */
  eventId: string
  kind: string
  /** What names the attempt; a message about none of the shop's has neither. */
  providerRef?: string
  reference?: string
  /** The payment as in Reading: messages of refunds and disputes often name nothing else. */
  paymentRef?: string
}

/** A payment that the provider lists as captured, for the daily comparison. */
export interface ListedPayment extends ProviderMoney {
  providerRef: string
  reference?: string
  /** Epoch milliseconds. */
  at: number
}

/** The provider refused, and asking the same again does not help. Its message is for the desk. */
export class ProviderRefused extends Error {
  readonly code: string
  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

/** The provider gave no answer that can be read: whether it did what was asked is unknown. */
export class ProviderAway extends Error {}

/** The message is forged, damaged or too old. It is answered with 400. */
export class MessageRefused extends Error {}

/**
 * A payment provider. All calls throw ProviderRefused, and ProviderAway when no answer came: then
 * `read` tells what happened. Calls with the same key do the same thing once.
 */
export interface Provider {
  name: ProviderName
  can: Capabilities
  /** Returns why nothing may be started now, in a sentence: it is not offered then. */
  refusal?(): string | undefined
  start(asked: StartRequest): Promise<Started>
  read(attempt: KnownAttempt): Promise<Reading>
  /** Takes reserved or agreed money, the attempt's whole amount; returns what is so then. */
  capture(attempt: KnownAttempt): Promise<Reading>
  /** Ends an attempt so that it cannot be paid any more, or gives a reservation back. */
  cancel(attempt: KnownAttempt): Promise<Reading>
  refund(attempt: KnownAttempt, asked: RefundRequest): Promise<RefundReading>
  /** Throws MessageRefused. Only bKash's and PayPal's fetch a certificate. */
  verify(message: IncomingMessage): Promise<VerifiedMessage>
  /** Lists what was captured in a time (epoch milliseconds), for the daily comparison; some cannot. */
  list?(from: number, until: number): AsyncIterable<ListedPayment>
  /** Tells what went to the merchant's bank; missing where the provider has no such list. */
  payouts?: Payouts
  /** Tries the keys. Returns undefined, or what is wrong in a sentence for the merchant. */
  check(): Promise<string | undefined>
}
