import { advanceTakers } from '../../cart/shipping/ways-to-pay.server'
import type { Database } from '../../database/tables.server'
import { isOpen } from '../../payments/attempt'
import { attemptsOf } from '../../payments/attempts.server'
import type { ProviderName } from '../../payments/provider'
import { unlessAway } from '../online/attempt-jobs.server'
import { readAttempt } from '../online/read-attempt.server'
import { isInParts } from '../paying/ways-to-pay'
import { findOrder } from '../reading/find-order.server'

/**
 * Returns the provider at which a cash order's advance is paid, the wanted one where it takes that;
 * `none` where none does, and undefined of an order that awaits no advance. Open attempts at others
 * are ended first, so that a shopper who changes the provider pays once.
 */
export async function advanceAt(
  db: Database,
  token: string,
  wanted: unknown,
): Promise<ProviderName | 'none' | undefined> {
  const found = await findOrder(db, token)
  if (!found || !isInParts(found.order) || found.order.status !== 'awaiting_payment')
    return undefined
  const { advance = 0, billing } = found.order
  const takers = advanceTakers(advance, billing.country)
  const at = takers.find((one) => one === wanted) ?? takers[0]
  for (const { id, status, provider } of await attemptsOf(db, found.id))
    if (isOpen(status) && provider !== at)
      await unlessAway(() => readAttempt(db, id, { ending: true }))
  return at ?? 'none'
}
