import type { Language } from '../../app/business'
import type { Database } from '../../app/database/tables.server'
import type { Billing } from '../../app/orders/order/order'
import { parseOrder } from '../../app/orders/placing/order-request.server'
import type { SubmittedOrder } from '../../app/orders/placing/place-all.server'
import { placeOrder } from '../../app/orders/placing/place-order.server'
import type { Payment } from '../../app/settings/payments'
import { BILLING, orderOf } from './shopper'

interface Wish {
  payment?: Payment
  billing?: Partial<Billing>
  language?: Language
  productId?: number
  variant?: number
  quantity?: number
  network?: string
  coupon?: string
  key?: string
}

/** Reads an order of two pieces of product 1, paid in cash, unless `more` differs. */
export function submitted(more: object = {}, key: string = crypto.randomUUID()): SubmittedOrder {
  const parsed = parseOrder(orderOf([{ productId: 1, quantity: 2 }], more))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors))
  return { key, request: parsed.value, language: 'en' }
}

let strangers = 0

/** Returns an address, a phone and an e-mail address that no order has had. */
export function stranger() {
  strangers += 1
  return {
    street: `${strangers} Road`,
    phone: `+88017${String(strangers).padStart(8, '0')}`,
    email: `ana${strangers}@example.com`,
  }
}

/** Places one piece of product 1 by bank, without limits of open orders, unless `wish` differs. */
export function placing(db: Database, wish: Wish = {}) {
  const { payment = 'bank', language = 'en', productId = 1, variant, quantity = 1 } = wish
  const items = [{ productId, variant, quantity }]
  const billing = { ...BILLING, ...wish.billing }
  const order = submitted({ items, payment, billing, coupon: wish.coupon }, wish.key)
  return placeOrder(db, { ...order, language, network: wish.network })
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
