import { enqueue } from '../../database/jobs/jobs.server'
import type { Connection } from '../../database/tables.server'

/** The kind of the jobs that ask a provider for a refund. */
export const REFUND_JOB = 'payment-refund'

export interface RefundJob {
  refundId: string
  /** Looks at a refund that the provider has accepted, so far. */
  looks?: number
}

/** Asks the provider in a job of its own, from the time `runAt` (epoch milliseconds) on. */
export const enqueueRefund = (connection: Connection, job: RefundJob, runAt = Date.now()) =>
  enqueue(connection, {
    kind: REFUND_JOB,
    payload: job,
    key: `${REFUND_JOB}:${job.refundId}:${job.looks ?? 0}`,
    runAt,
  })
