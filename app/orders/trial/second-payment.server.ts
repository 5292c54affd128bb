import type { Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { addAttempt, changeAttempt, findNamedAttempt } from '../../payments/attempts.server'
import { keptTrials } from '../../payments/kept/kept-trials.server'
import { enqueueLook } from '../online/attempt-jobs.server'
import { lockOrder } from '../order/lock-order.server'

/**
 * Begins a second test payment of the same order, as somebody does who pays in two tabs. Returns its
 * id; undefined where the first one is decided or its order does not wait for money any more.
 */
export async function secondPaymentOf(db: Database, providerRef: string) {
  const trials = keptTrials(db)
  const first = await trials.get(providerRef)
  if (first?.status !== 'open' || first.succeedsAt !== undefined) return undefined
  const attempt = await findNamedAttempt(db, 'test', { providerRef })
  if (!attempt) return undefined
  const ref = `${providerRef}_2`
  const second = await inTransaction(db, async (connection) => {
    const order = await lockOrder(connection, { id: attempt.order_id })
    if (order?.status !== 'awaiting_payment') return undefined
    const known = await findNamedAttempt(connection, 'test', { providerRef: ref })
    if (known) return known
    const { provider, amount, currency, expires_at: expiresAt } = attempt
    const byHand = attempt.by_hand === 1
    const asked = { provider, amount, currency, expiresAt, byHand }
    const added = await addAttempt(connection, order, asked)
    await changeAttempt(connection, added.id, { provider_ref: ref, status: 'pending' })
    await enqueueLook(connection, added, 0)
    return added
  })
  if (!second) return undefined
  await trials.change(ref, (known) =>
    known ? undefined : { ...first, providerRef: ref, reference: second.reference },
  )
  return ref
}
