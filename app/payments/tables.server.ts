import type { Generated } from 'kysely'
import type { AttemptStatus, Mismatch } from './attempt'
import type { ProviderName } from './provider'

/** A try to pay an order. Amounts are minor units, times epoch milliseconds. */
export interface PaymentAttemptsTable {
  /** The attempt's id, which is also the idempotency key of its calls. */
  id: string
  order_id: number
  provider: ProviderName
  /** Counts the attempts of an order from 1. */
  attempt_no: number
  /** The order's number with the attempt's, as the provider knows it: EX-1001-2. */
  reference: string
  /** The provider's id; null until it answered. */
  provider_ref: Generated<string | null>
  payment_ref: Generated<string | null>
  /** The provider's page; null until it answered. */
  pay_at: Generated<string | null>
  amount: number
  currency: string
  status: AttemptStatus
  /** The provider's reason for a failure, for the desk. */
  reason: Generated<string | null>
  created_at: number
  expires_at: number
  read_at: Generated<number | null>
  /** The time at which a process began to take agreed money; only one attempt has it. */
  capturing_at: Generated<number | null>
  /** 1 where the money is reserved only, until a person takes it. */
  by_hand: Generated<number>
  /** The time at which the money was first seen to be reserved. */
  reserved_at: Generated<number | null>
}

/** A message of a provider, stored before it is answered. */
export interface PaymentEventsTable {
  id: string
  provider: ProviderName
  /** Unique for the provider: a second message with it is a duplicate. */
  event_id: string
  kind: string
  attempt_id: string | null
  /** The body, until the message is processed; it may name the shopper. */
  raw: string | null
  received_at: number
  processed_at: Generated<number | null>
  outcome: Generated<string | null>
}

/**
 * Why money goes back: the order did not need it, the desk refunded it, or somebody did at the
 * provider's site. The desk's that failed is tried `again` as a refund of its own.
 */
export type RefundCause = 'second_payment' | 'order_cancelled' | 'desk' | 'again' | 'elsewhere'

export interface PaymentRefundsTable {
  /** The refund's id, which is also the key under which the provider is asked. */
  id: string
  order_id: number
  attempt_id: string
  amount: number
  cause: RefundCause
  status: 'pending' | 'done' | 'failed'
  refund_ref: Generated<string | null>
  fault: Generated<string | null>
  asked_at: number
  settled_at: Generated<number | null>
  /** The time at which the money was known to have gone; kept when it comes back. */
  done_at: Generated<number | null>
}

export type FindingKind =
  | 'other_money'
  | 'held'
  | 'refund_failed'
  | 'refund_elsewhere'
  | 'dispute'
  | 'not_in_ledger'
  | 'not_at_provider'
  | 'no_answer'
  | 'payout_differs'
  | 'payout_failed'

/** Money that does not match, for a person to settle. */
export interface PaymentFindingsTable {
  id: string
  kind: FindingKind
  /** What it is about: with the kind it is found once. */
  subject: string
  provider: ProviderName
  order_id: number | null
  attempt_id: string | null
  /** JSON: FindingFacts */
  facts: string
  found_at: number
  settled_at: Generated<number | null>
  /** The name of the person who settled it; null where it solved itself. */
  settled_by: Generated<string | null>
  note: Generated<string | null>
}

/** Figures for the desk: minor units, ISO 4217, epoch milliseconds. */
export interface FindingFacts {
  mismatch?: Mismatch | 'held'
  amount?: number
  currency?: string
  reference?: string
  reason?: string
  answerBy?: number
  status?: string
  /** What the books say that a payout should be. */
  expected?: number
  /** The provider's ids of a payout's parts that the books lack or have otherwise; not all, of many. */
  parts?: string[]
}

/** A merchant's account with a provider. */
export interface PaymentProvidersTable {
  provider: ProviderName
  live: number
  /** The account's country; null where it does not matter. */
  country: string | null
  /** The minutes for which an attempt holds its order's stock. */
  minutes: number
  /** 1 where payments are reserved only, until a person takes them. */
  by_hand: Generated<number>
  /** Sealed JSON of the keys by name; nothing gives them out again. */
  sealed_keys: string
  changed_at: number
}

declare module '../database/tables.server' {
  interface Tables {
    payment_attempts: PaymentAttemptsTable
    payment_events: PaymentEventsTable
    payment_refunds: PaymentRefundsTable
    payment_findings: PaymentFindingsTable
    payment_providers: PaymentProvidersTable
  }
}
