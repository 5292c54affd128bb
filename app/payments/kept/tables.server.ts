import type { Generated } from 'kysely'
import type { ProviderName } from '../provider'

/** A provider's token; times are epoch milliseconds. */
export interface ProviderTokensTable {
  provider: ProviderName
  /** Sealed JSON: KeptToken. Null before the first one. */
  sealed_token: Generated<string | null>
  /** The renewal under way; null while there is none. */
  renewed_by: Generated<string | null>
  renewing_since: Generated<number | null>
}

/** A refund that was sent to a provider without idempotency keys; minor units. */
export interface SentRefundsTable {
  attempt_id: string
  refund_id: string
  amount: number
  sent_at: number
  /** The provider's id; null until it told one. */
  refund_ref: Generated<string | null>
}

/** A payment of the built-in test. */
export interface TrialPaymentsTable {
  provider_ref: string
  /** JSON: TrialPayment */
  payment: string
  taken_at: number | null
}

declare module '../../database/tables.server' {
  interface Tables {
    provider_tokens: ProviderTokensTable
    sent_refunds: SentRefundsTable
    trial_payments: TrialPaymentsTable
  }
}
