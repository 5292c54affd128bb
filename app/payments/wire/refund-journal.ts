/** A refund that was sent to a provider which knows no idempotency keys. */
export interface SentRefund {
  key: string
  amount: number
  /** Epoch milliseconds. */
  sentAt: number
  /** The provider's id, once it has told one. */
  refundRef?: string
}

/**
 * What SSLCommerz and bKash cannot keep for us: which refunds were sent. It lives in the database, and
 * each promise resolves once the change is committed.
 */
export interface RefundJournal {
  /** Records a refund before it is sent. Returns false when the key was recorded before. */
  begin(attemptKey: string, refund: SentRefund): Promise<boolean>
  /** Records the provider's id of a refund. */
  found(attemptKey: string, refundKey: string, refundRef: string): Promise<void>
  /** Forgets a refund that the provider refused. */
  drop(attemptKey: string, refundKey: string): Promise<void>
  /** Returns the refunds of an attempt, in the order in which they were sent. */
  sent(attemptKey: string): Promise<readonly SentRefund[]>
}
