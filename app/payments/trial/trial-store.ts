/** What somebody may choose on the page of the test payment. */
export const TRIAL_OUTCOMES = [
  'pays',
  'declines',
  'asks',
  'pays_late',
  'pays_twice',
  'never',
  'doubled',
  'disordered',
] as const
export type TrialOutcome = (typeof TRIAL_OUTCOMES)[number]

/** Excludes paying twice, which makes two payments. */
export type OnePaymentOutcome = Exclude<TrialOutcome, 'pays_twice'>

interface TrialRefund {
  key: string
  refundRef: string
  amount: number
}

/** A test payment as it is stored. Amounts are minor units of its currency. */
export interface TrialPayment {
  providerRef: string
  reference: string
  amount: number
  currency: string
  returnTo: string
  manualCapture: boolean
  /** Epoch milliseconds. */
  expiresAt: number
  status: 'open' | 'asks' | 'authorized' | 'captured' | 'failed' | 'cancelled'
  /** The number of times that the money was taken. */
  taken: number
  /** The epoch milliseconds at which a late payment succeeds. */
  succeedsAt?: number
  /** The epoch milliseconds at which the money was taken. */
  takenAt?: number
  refunds: readonly TrialRefund[]
}

/** Keeps test payments, in the database of the shop. */
export interface TrialStore {
  get(providerRef: string): Promise<TrialPayment | undefined>
  /**
   * Runs `change` on what is stored, one at a time in all processes, and stores what it returns.
   * Undefined leaves all as it is. Resolves to what is stored then, once it is committed.
   */
  change(
    providerRef: string,
    change: (stored: TrialPayment | undefined) => TrialPayment | undefined,
  ): Promise<TrialPayment | undefined>
  /** Payments that were taken in a time; epoch milliseconds. */
  taken(from: number, until: number): AsyncIterable<TrialPayment>
}
