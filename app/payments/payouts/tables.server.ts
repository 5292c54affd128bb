import type { ProviderName } from '../provider'
import type { PartKind, PayoutStatus } from './payout'

/** A payout as it was first told. Rows of these tables are only ever added. */
export interface PaymentPayoutsTable {
  id: string
  provider: ProviderName
  payout_ref: string
  /** Minor units; negative where the provider took it from the bank. */
  amount: number
  currency: string
  /** 0 where the provider never says what this payout is made of. */
  tells_parts: number
  /** Epoch milliseconds. */
  found_at: number
}

/** What was told of a payout, once each; `currentState` says which holds. */
export interface PaymentPayoutStatesTable {
  payout_id: string
  status: PayoutStatus
  /** ISO 8601 day. */
  arrives_on: string
  /** Epoch milliseconds. */
  told_at: number
}

/** A movement in a payout. Amounts are signed minor units; the fee is not yet taken off. */
export interface PaymentPayoutPartsTable {
  payout_id: string
  part_ref: string
  kind: PartKind
  amount: number
  fee: number
  payment_ref: string | null
  reference: string | null
  original_amount: number | null
  original_currency: string | null
}

declare module '../../database/tables.server' {
  interface Tables {
    payment_payouts: PaymentPayoutsTable
    payment_payout_states: PaymentPayoutStatesTable
    payment_payout_parts: PaymentPayoutPartsTable
  }
}
