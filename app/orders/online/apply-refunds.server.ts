import type { Connection } from '../../database/tables.server'
import {
  type AskedRefund,
  addRefund,
  changeRefund,
  refundsOfAttempt,
} from '../../payments/asked-refunds.server'
import type { Attempt } from '../../payments/attempts.server'
import { noteFinding, settleFinding } from '../../payments/findings.server'
import type { RefundReading } from '../../payments/provider'
import { bookMoney } from '../paying/payments.server'

/**
 * Applies what a provider says of an attempt's refunds. Money is booked when it went; what comes
 * back later, as a bank did not take it, is booked against it. The caller has locked the order.
 */
export async function applyRefunds(
  connection: Connection,
  attempt: Attempt,
  readings: readonly RefundReading[],
) {
  for (const reading of readings) {
    const known = await refundsOfAttempt(connection, attempt.id)
    const refund = ownRefund(known, reading) ?? (await noteElsewhere(connection, attempt, reading))
    await applyRefund(connection, attempt, refund, reading)
  }
}

/** A provider without keys names a refund by its amount alone until its id is known. */
const ownRefund = (known: readonly AskedRefund[], { key, refundRef, amount }: RefundReading) =>
  known.find((one) => one.refund_ref === refundRef) ??
  known.find((one) => key !== undefined && one.id === key) ??
  known.find(
    (one) =>
      key === undefined &&
      one.refund_ref === null &&
      one.status === 'pending' &&
      one.amount === amount,
  )

/** Keeps a refund that somebody made at the provider's site, and asks a person to look. */
async function noteElsewhere(
  connection: Connection,
  attempt: Attempt,
  { refundRef, amount, status }: RefundReading,
) {
  const { provider, currency } = attempt
  await noteFinding(connection, {
    ...{ kind: 'refund_elsewhere', subject: `${provider} ${refundRef}`, provider, attempt },
    facts: { amount, currency, reference: attempt.reference, status },
  })
  return addRefund(connection, attempt, { amount, cause: 'elsewhere', refundRef })
}

async function applyRefund(
  connection: Connection,
  attempt: Attempt,
  refund: AskedRefund,
  { status, refundRef, reason }: RefundReading,
) {
  // Until a provider has told its id, the reference is of our own making.
  if (refund.refund_ref !== refundRef && refund.status === 'pending')
    await changeRefund(connection, refund.id, { refund_ref: refundRef })
  if (status === 'pending' && reason) await changeRefund(connection, refund.id, { fault: reason })
  if (status === 'pending' || status === refund.status) return
  await settleFinding(connection, 'no_answer', refund.id)
  if (status === 'failed') return failRefund(connection, attempt, refund, { refundRef, reason })
  await passRefund(connection, attempt, refund, refundRef)
}

/** Marks a refund as gone. One that had gone and come back stays failed: a person has it by then. */
export async function passRefund(
  connection: Connection,
  attempt: Attempt,
  refund: AskedRefund,
  refundRef: string,
) {
  if (!(await bookGone(connection, attempt, refund, refundRef))) return
  const now = Date.now()
  const gone = { status: 'done', fault: null, settled_at: now, done_at: now } as const
  await changeRefund(connection, refund.id, gone)
  await settleFinding(connection, 'refund_failed', refund.id)
}

/**
 * Books money that went; false where it had gone before. The desk's was booked as it was asked, and
 * is no second refund of the order when it is tried again.
 */
async function bookGone(
  connection: Connection,
  { id: attempt_id, order_id }: Attempt,
  { cause, status, amount }: AskedRefund,
  reference: string,
) {
  if (cause === 'desk') return status === 'pending'
  const kind = cause === 'elsewhere' ? 'refund' : 'given_back'
  return bookMoney(connection, { attempt_id, order_id, amount, reference, kind })
}

/** Marks a refund as failed, and asks a person to look; money that had gone is booked back. */
export async function failRefund(
  connection: Connection,
  attempt: Attempt,
  refund: AskedRefund,
  { refundRef, reason }: { refundRef?: string; reason?: string },
) {
  const { id: attempt_id, order_id, provider, currency, reference } = attempt
  const booked = refund.cause === 'desk' ? refund.id : refund.status === 'done' && refundRef
  if (booked)
    await bookMoney(connection, {
      ...{ attempt_id, order_id, kind: 'refund_reversed' },
      ...{ amount: refund.amount, reference: booked },
    })
  const fault = reason ?? null
  const settled = { status: 'failed', fault, settled_at: Date.now() } as const
  await changeRefund(connection, refund.id, settled)
  await noteFinding(connection, {
    ...{ kind: 'refund_failed', subject: refund.id, provider, attempt },
    facts: { amount: refund.amount, currency, reference, ...(reason && { reason }) },
  })
}
