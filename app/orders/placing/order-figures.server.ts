import { counter } from '../../http/metrics.server'
import type { Payment } from '../../settings/payments'
import type { Placing } from './place-all.server'

const placed = counter('shop_orders_placed_total', 'Orders placed, by payment.', ['payment'])
const refused = counter('shop_orders_refused_total', 'Orders refused, by reason.', ['reason'])

/** Counts orders but no repeated requests. `reason` is the problem's code. */
export function countPlacing(placing: Placing, payment: Payment) {
  if (!placing.ok) refused.inc({ reason: placing.code })
  else if (!placing.replayed) placed.inc({ payment })
}

/** Counts a request that was refused before placing. */
export const countRefusal = (reason: string) => refused.inc({ reason })
