import type { Connection } from '../../database/tables.server'
import {
  type AskedRefund,
  addRefund,
  findAskedRefund,
  refundsOfAttempt,
} from '../../payments/asked-refunds.server'
import { type Attempt, findAttempt } from '../../payments/attempts.server'
import { isFindingOpen, settleFinding } from '../../payments/findings.server'
import { leftAtProvider } from '../../payments/left-at-provider'
import type { RefundCause } from '../../payments/tables.server'
import { lockOrder } from '../order/lock-order.server'
import { enqueueRefund } from '../paying/refund-soon.server'
import { touchOrder } from '../versions/changed.server'
import { failRefund, passRefund } from './apply-refunds.server'

export type RefundDecided =
  | { ok: true; refund: AskedRefund; attempt: Attempt }
  | { ok: false; code: 'not_found' | 'not_failed' | 'not_stuck' | 'nothing_left' }

/**
 * Asks the provider once more for a refund that failed, as a refund of its own. The finding of the
 * failed one is settled by that, so that two people do not try it twice.
 */
export async function refundAgain(connection: Connection, id: string): Promise<RefundDecided> {
  const found = await locked(connection, id)
  if (!found) return { ok: false, code: 'not_found' }
  const { refund, attempt } = found
  const open = await isFindingOpen(connection, 'refund_failed', id)
  if (refund.status !== 'failed' || refund.cause === 'elsewhere' || !open)
    return { ok: false, code: 'not_failed' }
  const { amount } = refund
  const left = leftAtProvider(attempt, await refundsOfAttempt(connection, attempt.id))
  if (left < amount) return { ok: false, code: 'nothing_left' }
  const cause: RefundCause = refund.cause === 'desk' ? 'again' : refund.cause
  const asked = await addRefund(connection, attempt, { amount, cause })
  await enqueueRefund(connection, { refundId: asked.id })
  await settleFinding(connection, 'refund_failed', id)
  await touchOrder(connection, attempt.order_id)
  return { ok: true, refund: asked, attempt }
}

/**
 * Books what a person found at the provider about a refund to which no answer came. It is refused
 * before the shop has called somebody for it, as the provider may still answer.
 */
export async function decideStuckRefund(
  connection: Connection,
  id: string,
  { went, reason }: { went: boolean; reason: string },
): Promise<RefundDecided> {
  const found = await locked(connection, id)
  if (!found) return { ok: false, code: 'not_found' }
  const { refund, attempt } = found
  if (refund.status !== 'pending' || !(await isFindingOpen(connection, 'no_answer', id)))
    return { ok: false, code: 'not_stuck' }
  if (went) await passRefund(connection, attempt, refund, refund.refund_ref ?? refund.id)
  else await failRefund(connection, attempt, refund, { reason })
  await settleFinding(connection, 'no_answer', id)
  await touchOrder(connection, attempt.order_id)
  return { ok: true, ...found }
}

/** Locks the order first, and reads the refund as it is then. */
async function locked(connection: Connection, id: string) {
  const seen = await findAskedRefund(connection, id)
  if (!seen) return undefined
  await lockOrder(connection, { id: seen.order_id })
  const refund = await findAskedRefund(connection, id)
  const attempt = await findAttempt(connection, seen.attempt_id)
  return refund && attempt && { refund, attempt }
}
