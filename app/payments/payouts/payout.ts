/** What became of a payout. Money that was paid may still come back from the bank: it failed then. */
export type PayoutStatus = 'pending' | 'on_its_way' | 'paid' | 'failed' | 'cancelled'

/** A transfer between a provider and the merchant's bank. Amounts are minor units of `currency`. */
export interface ListedPayout {
  payoutRef: string
  /** Negative where the provider takes money from the bank. */
  amount: number
  /** ISO 4217, such as BDT; it may be another one than the payments'. */
  currency: string
  /** The day on which the provider expects it at the bank, in ISO 8601. */
  arrivesOn: string
  status: PayoutStatus
  /** The time at which the provider tells what the payout is made of. */
  parts: 'now' | 'later' | 'never'
  /** The provider's reason for a failure, for the desk. */
  reason?: string
}

/**
 * What a payout is made of. A `fee` belongs to no payment, `held` money stays with the provider for a
 * while or comes free, and `returned` is an earlier payout that did not reach the bank.
 */
export type PartKind =
  | 'captured'
  | 'refund'
  | 'refund_reversed'
  | 'chargeback'
  | 'chargeback_reversed'
  | 'fee'
  | 'held'
  | 'returned'
  | 'other'

/** A movement that a payout holds. Its amount less its fee goes to the bank, in minor units. */
export interface PayoutPart {
  /** The provider's id of the movement, unique in its payout. */
  partRef: string
  kind: PartKind
  amount: number
  fee: number
  /** The payment that was captured, refunded or disputed, as in Reading. */
  paymentRef?: string
  /** The provider's id of the refund or dispute. */
  reference?: string
  /** What was captured, refunded or disputed, with the sign of `amount`, where the provider says it. */
  original?: { amount: number; currency: string }
}

/** A provider's payouts. The calls throw ProviderAway and ProviderRefused. */
export interface Payouts {
  /** Lists the payouts made since a time in epoch milliseconds, in any order. */
  since(moment: number): AsyncIterable<ListedPayout>
  /** Lists what a payout is made of, whose `parts` are told now. */
  partsOf(payout: ListedPayout): AsyncIterable<PayoutPart>
}

/** The payout that holds a movement of money. */
export interface PaidOut {
  payoutRef: string
  /** ISO 8601 day. */
  arrivesOn: string
  status: PayoutStatus
}

/** Ranks how far a payout is: what is known of it only rises, whoever read it last. */
const RANKS: Record<PayoutStatus, number> = {
  pending: 0,
  on_its_way: 1,
  paid: 2,
  cancelled: 3,
  failed: 4,
}

/** What was told of a payout at a time. */
export interface PayoutState {
  status: PayoutStatus
  arrivesOn: string
  /** Epoch milliseconds. */
  toldAt: number
}

/** Returns what is so now of all that was told of a payout, in whatever order. */
export function currentState<State extends PayoutState>(states: readonly State[]) {
  return states.toSorted(
    (one, other) =>
      RANKS[other.status] - RANKS[one.status] || Number(other.toldAt) - Number(one.toldAt),
  )[0]
}

/** Tells whether the money of a payout went, or is about to, to the bank. */
export const reachesBank = (status: PayoutStatus) => status !== 'failed' && status !== 'cancelled'
