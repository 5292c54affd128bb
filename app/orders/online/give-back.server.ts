import type { Connection } from '../../database/tables.server'
import { addRefund, refundsOfAttempt } from '../../payments/asked-refunds.server'
import type { Attempt } from '../../payments/attempts.server'
import { mailCustomer } from '../mails/enqueue-order-mails.server'
import { enqueueRefund } from '../paying/refund-soon.server'
import type { OrderRow } from '../reading/find-order.server'

/** The mail's template; its data are the amount (minor units) and the currency. */
export const GIVEN_BACK_MAIL = 'payment-returned'

export interface GivenBackMail {
  orderId: number
  amount: number
  currency: string
}

/**
 * Gives the whole money of a captured attempt back that its order does not need: a job asks the
 * provider, and a mail tells the customer. The caller has locked the order; repeated, it does
 * nothing.
 */
export async function giveBack(
  connection: Connection,
  order: OrderRow,
  attempt: Attempt,
  cause: 'second_payment' | 'order_cancelled',
) {
  const earlier = await refundsOfAttempt(connection, attempt.id)
  if (earlier.some((one) => one.cause === 'second_payment' || one.cause === 'order_cancelled'))
    return
  const { amount, currency } = attempt
  const refund = await addRefund(connection, attempt, { amount, cause })
  await enqueueRefund(connection, { refundId: refund.id })
  await mailCustomer(connection, order, {
    // The dot lets the outbox name the mail's file by the order alone (outbox-files).
    key: `${GIVEN_BACK_MAIL}:${order.id}.${attempt.attempt_no}`,
    template: GIVEN_BACK_MAIL,
    data: { orderId: order.id, amount, currency } satisfies GivenBackMail,
  })
}
