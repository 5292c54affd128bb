import type { Connection } from '../../database/tables.server'
import { addRefund, refundsOfAttempt } from '../../payments/asked-refunds.server'
import { attemptsOf } from '../../payments/attempts.server'
import { leftAtProvider } from '../../payments/left-at-provider'
import { bookMoney } from '../paying/payments.server'
import { enqueueRefund } from '../paying/refund-soon.server'

/**
 * Books a refund (minor units) of an order that was paid at a provider, with the job that asks the
 * provider for it. Returns false, and does nothing, where no provider holds that much money of the
 * order: it is paid back by other means. The caller has locked the order.
 */
export async function refundAtProvider(
  connection: Connection,
  orderId: number,
  { amount, note }: { amount: number; note?: string },
): Promise<boolean> {
  for (const attempt of await attemptsOf(connection, orderId)) {
    if (leftAtProvider(attempt, await refundsOfAttempt(connection, attempt.id)) < amount) continue
    const { id } = await addRefund(connection, attempt, { amount, cause: 'desk' })
    await bookMoney(connection, {
      ...{ order_id: orderId, attempt_id: attempt.id, kind: 'refund', amount, note },
      reference: id,
    })
    await enqueueRefund(connection, { refundId: id })
    return true
  }
  return false
}
