import type { Database } from '../../../database/tables.server'
import { paymentsThat } from '../../../orders/paying/ways-to-pay'

/** Returns the newest order that fits the mail; undefined where there is none. */
export async function newestOrder(db: Database, name: string) {
  const reminded = paymentsThat(({ inAdvance }) => inAdvance?.reminder === name)
  const told = paymentsThat(({ inAdvance }) => inAdvance?.instructions === name)
  const paidBefore = [...told, ...reminded]
  const order = await db
    .selectFrom('orders')
    .select('id')
    .$if(paidBefore.length > 0, (query) => query.where('payment', 'in', paidBefore))
    .$if(reminded.length > 0, (query) => query.where('status', '=', 'awaiting_payment'))
    .$if(name === 'order-to-confirm', (query) => query.where('confirm_hash', 'is not', null))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return order && { orderId: order.id, code: 'sample' }
}

/** Returns the newest return, whatever its state. */
export async function newestReturn(db: Database, name: string) {
  const returned = await db
    .selectFrom('order_returns')
    .select(['order_id', 'sequence'])
    .$if(name === 'withdrawal-receipt', (query) => query.where('kind', '=', 'withdrawal'))
    .orderBy('requested_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return returned && { orderId: returned.order_id, sequence: returned.sequence }
}

export async function newestRefund(db: Database) {
  const refund = await db
    .selectFrom('order_refunds')
    .select(['order_id', 'sequence'])
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return refund && { orderId: refund.order_id, sequence: refund.sequence }
}

/** Returns the newest order, as if money came for it that it did not need. */
export async function newestGivenBack(db: Database) {
  const order = await db
    .selectFrom('orders')
    .select(['id', 'total', 'currency'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return order && { orderId: order.id, amount: order.total, currency: order.currency }
}
