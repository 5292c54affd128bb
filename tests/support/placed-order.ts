import type { Language } from '../../app/business'
import type { Database } from '../../app/database/tables.server'
import type { Billing } from '../../app/orders/order/order'
import { parseOrder } from '../../app/orders/placing/order-request.server'
import { placeOrder } from '../../app/orders/placing/place-order.server'
import type { Payment } from '../../app/settings/payments'
import { BILLING } from './shopper'

interface Wish {
  payment?: Payment
  billing?: Partial<Billing>
  language?: Language
  productId?: number
  variant?: number
  quantity?: number
  network?: string
}

/** Places one piece of product 1 by bank, without limits of open orders, unless `wish` differs. */
export async function placing(db: Database, wish: Wish = {}) {
  const { payment = 'bank', language = 'en', productId = 1, variant, quantity = 1, network } = wish
  const billing = { ...BILLING, ...wish.billing }
  const parsed = parseOrder({ items: [{ productId, variant, quantity }], payment, billing })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors))
  const key = crypto.randomUUID()
  return placeOrder(db, { key, request: parsed.value, language, network })
}

/** Places an order; throws when it is refused. */
export async function placed(db: Database, wish: Wish = {}) {
  const outcome = await placing(db, wish)
  if (!outcome.ok) throw new Error(outcome.code)
  return outcome.order
}

/** Returns the payloads of waiting jobs, the oldest first. */
export async function waitingJobs(db: Database, template: string, kind = 'mail') {
  const jobs = await db
    .selectFrom('jobs')
    .select('payload')
    .where('kind', '=', kind)
    .orderBy('id')
    .execute()
  return jobs.map(({ payload }) => JSON.parse(payload)).filter((job) => job.template === template)
}
