import type { AttemptStatus } from '../../../payments/attempt'
import { leftAtProvider } from '../../../payments/left-at-provider'
import type { PaidOut } from '../../../payments/payouts/payout'
import type { ProviderName } from '../../../payments/provider'
import type { RefundCause } from '../../../payments/tables.server'

/** The payout that took money to the merchant's bank; 'not_told' where the provider has no such list. */
export type PayoutSeen = PaidOut | 'not_told'

/** A try to pay the order at a provider. Amounts are minor units, times epoch milliseconds. */
export interface AttemptSeen {
  id: string
  provider: ProviderName
  /** EX-1001-2, as the provider knows it. */
  reference: string
  /** The provider's id of the payment, or else of the attempt. */
  providerRef?: string
  status: AttemptStatus
  amount: number
  startedAt: number
  readAt?: number
  /** The provider's reason for a failure; only for roles with customers' data. */
  reason?: string
  /** Reserved money may be taken until then. */
  takeBy?: number
  /** The payout that brought captured money, once it is paid out. */
  payout?: PayoutSeen
}

/** A refund at a provider. */
export interface RefundSeen {
  id: string
  attempt: string
  amount: number
  cause: RefundCause
  status: 'pending' | 'done' | 'failed'
  askedAt: number
  settledAt?: number
  /** Why it failed, or why nobody knows; only for roles with customers' data. */
  fault?: string
  /** 'failed': may be tried again; 'stuck': no answer comes, a person decides. */
  open?: 'failed' | 'stuck'
  /** The payout that refunded money was taken off. */
  payout?: PaidOut
}

/** Money that a customer asks back through the bank. */
interface DisputeSeen {
  id: string
  amount: number
  status: string
  answerBy?: number
  isOpen: boolean
}

export interface OnlineSeen {
  attempts: AttemptSeen[]
  refunds: RefundSeen[]
  disputes: DisputeSeen[]
}

/** Tells whether a provider is asked to send a refund back, and nobody has to. */
export const goesBackOnline = ({ attempts, refunds }: OnlineSeen, amount: number) =>
  attempts.some((one) => {
    const own = refunds.filter(({ attempt }) => attempt === one.id)
    return leftAtProvider(one, own) >= amount
  })
