import type { Database } from '../../../app/database/tables.server'
import { changeStatus } from '../../../app/orders/changing/change-status.server'
import { findInvoices } from '../../../app/orders/invoices/issue-invoice.server'
import { listPayments } from '../../../app/orders/paying/payments.server'
import { parseOrder } from '../../../app/orders/placing/order-request.server'
import { placeOrder } from '../../../app/orders/placing/place-order.server'
import { findOrderByNumber } from '../../../app/orders/reading/find-order.server'
import {
  type OrderRefundRequest,
  refundOrder,
} from '../../../app/orders/refunds/refund-order.server'
import { BILLING } from '../shopper'

type Items = { productId: number; quantity: number; variant?: number }[]

/** Makes orders of one person each, and refunds of them. */
export function refunding(db: () => Database) {
  let person = 0
  return {
    order: async (
      items: Items = [{ productId: 1, quantity: 3 }],
      until: ('paid' | 'shipped' | 'delivered')[] = ['paid'],
      more: object = {},
    ) => {
      const billing = { ...BILLING, email: `refunded${++person}@example.com` }
      const parsed = parseOrder({ items, payment: 'bank', billing, ...more })
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors))
      const key = crypto.randomUUID()
      const placing = await placeOrder(db(), { key, request: parsed.value, language: 'en' })
      if (!placing.ok) throw new Error(placing.code)
      for (const status of until) await changeStatus(db(), { token: placing.order.token }, status)
      return { ...placing.order, email: billing.email }
    },
    refund: (number: string, more: Partial<OrderRefundRequest> = {}) =>
      refundOrder(db(), {
        number,
        lines: [{ line: 0, quantity: 1, restock: false }],
        shipping: false,
        reason: '',
        by: 'ana',
        key: crypto.randomUUID(),
        ...more,
      }),
    stateOf: async (number: string) => {
      const found = await findOrderByNumber(db(), number)
      if (!found) throw new Error(`no order ${number}`)
      const payments = (await listPayments(db(), [found.id])).get(found.id) ?? []
      const refunds = payments.filter(({ kind }) => kind === 'refund')
      return {
        ...found,
        refunded: refunds.reduce((sum, { amount }) => sum + amount, 0),
        documents: await findInvoices(db(), found.id),
      }
    },
  }
}
