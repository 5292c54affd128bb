import type { MoneySwitches } from '../fake-ledger'
import type { PaypalBooks } from './paypal-books'

/** What shoppers, banks and PayPal itself do away from the shop. */
export function paypalShopper(books: PaypalBooks) {
  const { orders, disputes, ledger, tell, newId, unitsOf, orderJson } = books
  return {
    /** The shopper acts at PayPal's page. Nothing is taken yet. */
    pay(id: string, money: MoneySwitches = {}) {
      const order = orders.find((one) => one.id === id)
      if (!order) throw new Error('no order')
      order.status = 'APPROVED'
      const { currency_code, value } = order.unit.amount
      order.unit.amount = {
        currency_code: money.otherCurrency ?? currency_code,
        value: money.tamperedAmount ? (Number(value) - 0.01).toFixed(2) : value,
      }
      tell('CHECKOUT.ORDER.APPROVED', orderJson(order))
    },
    /** PayPal forgets an order that nobody approved. */
    forget(id: string) {
      orders.splice(
        orders.findIndex((one) => one.id === id),
        1,
      )
    },
    settleRefund(id: string, status: 'COMPLETED' | 'FAILED') {
      const order = orders.find(({ refunds }) => refunds.some((one) => one.id === id))
      const found = order?.refunds.find((one) => one.id === id)
      if (!order || !found) throw new Error('no refund')
      const [reference, units] = [order.unit.custom_id ?? '', unitsOf(found.amount)] as const
      if (status === 'COMPLETED' && found.status !== status)
        ledger.move('refunded', reference, units, found.amount.currency_code)
      if (status === 'FAILED' && found.status === 'COMPLETED')
        ledger.move('refund_returned', reference, units, found.amount.currency_code)
      found.status = status
    },
    dispute(capture: string, status = 'WAITING_FOR_SELLER_RESPONSE', outcome?: string) {
      const known = disputes.find((one) => one.capture === capture)
      const dispute = known ?? { dispute_id: newId('PP-D-'), capture, status }
      if (!known) disputes.push(dispute)
      Object.assign(dispute, { status, outcome })
      const order = orders.find(({ captures }) => captures.some(({ id }) => id === capture))
      const { custom_id: reference = '', amount } = order?.unit ?? {}
      const isWon = status === 'RESOLVED' && outcome === 'RESOLVED_SELLER_FAVOUR'
      if (amount && (!known || isWon))
        ledger.move(
          known ? 'dispute_won' : 'charged_back',
          ...([reference, unitsOf(amount), amount.currency_code] as const),
        )
      tell(known ? 'CUSTOMER.DISPUTE.RESOLVED' : 'CUSTOMER.DISPUTE.CREATED', {
        dispute_id: dispute.dispute_id,
        disputed_transactions: [{ seller_transaction_id: capture }],
      })
    },
  }
}
