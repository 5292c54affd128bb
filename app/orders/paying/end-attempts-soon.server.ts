import { enqueueAll } from '../../database/jobs/jobs.server'
import type { Connection } from '../../database/tables.server'
import { isOpen } from '../../payments/attempt'
import { attemptsOf } from '../../payments/attempts.server'

/** The kind of the jobs that read an attempt. */
export const LOOK_JOB = 'payment-look'

/**
 * Plans to read an order's open attempts at once, which ends those that nobody needs any more at
 * their provider. The caller changes the order in the same transaction.
 */
export async function endAttemptsSoon(connection: Connection, orderId: number) {
  const open = (await attemptsOf(connection, orderId)).filter(({ status }) => isOpen(status))
  await enqueueAll(
    connection,
    open.map(({ id }) => ({ kind: LOOK_JOB, payload: { attemptId: id } })),
  )
}
