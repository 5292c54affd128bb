import type { Connection, Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../durations'
import {
  type AskedRefund,
  changeRefund,
  findAskedRefund,
} from '../../payments/asked-refunds.server'
import { type Attempt, findAttempt, knownAttempt } from '../../payments/attempts.server'
import { noteFinding } from '../../payments/findings.server'
import { openedProvider } from '../../payments/open-providers.server'
import { ProviderAway, ProviderRefused, type RefundReading } from '../../payments/provider'
import { lockOrder } from '../order/lock-order.server'
import { enqueueRefund, type RefundJob } from '../paying/refund-soon.server'
import { applyRefunds, failRefund } from './apply-refunds.server'
import { readAttempt } from './attempt-jobs.server'

/** The waits before a refund is looked at that the provider has accepted and not yet paid. */
const LOOKS_MS = [15 * MINUTE_MS, HOUR_MS, 6 * HOUR_MS, DAY_MS]

/** What has just happened when `onStep` is called; tests break off there. */
type RefundStep = 'refunded' | 'refund-applied'

/**
 * Asks a provider for a stored refund, under the refund's own key, so that a repeated call refunds
 * once; looks again until it is done. Throws ProviderAway, for the worker to try again.
 */
export async function askRefund(
  db: Database,
  { refundId, looks = 0 }: RefundJob,
  { onStep = () => {} }: { onStep?(step: RefundStep): void } = {},
) {
  const refund = await findAskedRefund(db, refundId)
  if (refund?.status !== 'pending') return
  const attempt = await findAttempt(db, refund.attempt_id)
  if (!attempt) throw new Error(`no attempt of refund ${refundId}`)
  if (refund.refund_ref === null) await askFor(db, attempt, refund, onStep)
  else await readAttempt(db, attempt.id)
  const wait = LOOKS_MS[looks]
  const after = await findAskedRefund(db, refundId)
  if (after?.status === 'pending' && wait !== undefined)
    await inTransaction(db, (connection) =>
      enqueueRefund(connection, { refundId, looks: looks + 1 }, Date.now() + wait),
    )
}

/** Calls a person for a refund that was asked before a time and is still not done. */
export const noteStuckRefund = (db: Database, refundId: string, before: number) =>
  inTransaction(db, async (connection) => {
    const refund = await findAskedRefund(connection, refundId)
    const attempt = refund && (await findAttempt(connection, refund.attempt_id))
    if (!attempt || refund.status !== 'pending' || refund.asked_at >= before) return
    const { provider, currency, reference } = attempt
    await noteFinding(connection, {
      ...{ kind: 'no_answer', subject: refundId, provider, attempt },
      facts: {
        ...{ amount: refund.amount, currency, reference, status: refund.status },
        ...(refund.fault && { reason: refund.fault }),
      },
    })
  })

async function askFor(
  db: Database,
  attempt: Attempt,
  refund: AskedRefund,
  onStep: (step: RefundStep) => void,
) {
  const opened = openedProvider(attempt.provider)
  const known = knownAttempt(attempt)
  if (!opened || !known) throw new ProviderAway(`${attempt.provider} is not set up`)
  const { id: key, amount } = refund
  try {
    const reading = await opened.provider.refund(known, { key, amount, reason: attempt.reference })
    onStep('refunded')
    await underLock(db, attempt, (connection) => keepReading(connection, attempt, refund, reading))
    onStep('refund-applied')
  } catch (error) {
    if (error instanceof ProviderAway) await noteAway(db, key, error.message)
    if (!(error instanceof ProviderRefused)) throw error
    const reason = error.message
    await underLock(db, attempt, async (connection) => {
      const now = await findAskedRefund(connection, key)
      if (now?.status === 'pending') await failRefund(connection, attempt, now, { reason })
    })
  }
}

/** Keeps why it is not known whether a refund went, for the person who looks. */
const noteAway = (db: Database, id: string, fault: string) =>
  inTransaction(db, async (connection) => {
    const refund = await findAskedRefund(connection, id)
    if (refund?.status === 'pending') await changeRefund(connection, id, { fault })
  })

/** The provider answers with the refund that was asked, whether or not it keeps the key. */
const keepReading = (
  connection: Connection,
  attempt: Attempt,
  { id }: AskedRefund,
  reading: RefundReading,
) => applyRefunds(connection, attempt, [{ ...reading, key: id }])

const underLock = (
  db: Database,
  { order_id }: Attempt,
  body: (connection: Connection) => Promise<unknown>,
) =>
  inTransaction(
    db,
    async (connection) => {
      await lockOrder(connection, { id: order_id })
      await body(connection)
    },
    { repeatable: true },
  )

export const refundHandler = (db: Database) => (job: RefundJob) => askRefund(db, job)
