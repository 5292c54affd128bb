import type { MoneySwitches } from '../fake-ledger'
import { metadataOf } from './stripe-acts'
import type { StripeBooks } from './stripe-books'

/** What shoppers, banks and Stripe itself do away from the shop. */
export function stripeShopper(books: StripeBooks) {
  const { sessions, refunds, disputes, ledger, tell, newId, seconds } = books
  const { intentJson, sessionJson, referenceOf, take } = books
  return {
    /** The shopper acts at Stripe's page. */
    pay(id: string, how: 'pays' | 'declines' | 'delayed' = 'pays', money: MoneySwitches = {}) {
      const session = sessions.find((one) => one.id === id)
      if (session?.status !== 'open' || session.expires <= seconds())
        throw new Error('the session is not open')
      const { fields } = session
      const asked = Number(fields.get('line_items[0][price_data][unit_amount]'))
      const amount = asked - (money.tamperedAmount ? 1 : 0)
      const currency =
        money.otherCurrency?.toLowerCase() ??
        fields.get('line_items[0][price_data][currency]') ??
        ''
      const isManual = fields.get('payment_intent_data[capture_method]') === 'manual'
      session.intent ??= {
        id: newId('pi'),
        status: 'requires_payment_method',
        amount,
        currency,
        received: 0,
        capturable: 0,
        created: seconds(),
        disputed: false,
        metadata: metadataOf(fields, 'payment_intent_data[metadata]'),
      }
      if (how === 'declines') {
        session.intent.declined = 'insufficient_funds'
        return tell('payment_intent.payment_failed', intentJson(session.intent))
      }
      session.status = 'complete'
      session.intent.declined = undefined
      if (how === 'delayed') session.intent.status = 'processing'
      else if (isManual)
        Object.assign(session.intent, { status: 'requires_capture', capturable: amount })
      else take(session, amount)
      tell('checkout.session.completed', sessionJson(session))
    },
    /** The bank answers a delayed way to pay. */
    bankSays(id: string, isGood: boolean) {
      const session = sessions.find((one) => one.id === id)
      if (!session?.intent) throw new Error('no payment')
      if (isGood) take(session, session.intent.amount)
      else session.intent.status = 'requires_payment_method'
      const type = isGood ? 'async_payment_succeeded' : 'async_payment_failed'
      tell(`checkout.session.${type}`, sessionJson(session))
    },
    /** A stuck refund is done, or one fails, even after it was done. */
    settleRefund(id: string, status: 'succeeded' | 'failed') {
      const found = refunds.find((one) => one.id === id)
      if (!found) throw new Error('no refund')
      const before = found.status
      Object.assign(found, {
        status,
        failure_reason: status === 'failed' ? 'expired_or_canceled_card' : undefined,
      })
      const move = status === 'succeeded' ? 'refunded' : 'refund_returned'
      if (before !== status && (status === 'succeeded' || before === 'succeeded'))
        ledger.move(move, referenceOf(found.payment_intent), found.amount, found.currency)
      tell(status === 'failed' ? 'refund.failed' : 'refund.updated', { ...found, object: 'refund' })
    },
    dispute(id: string, status = 'needs_response') {
      const intent = sessions.find((one) => one.id === id)?.intent
      if (!intent) throw new Error('no payment')
      const known = disputes.find((one) => one.payment_intent === intent.id)
      const dispute = known ?? {
        id: newId('dp'),
        payment_intent: intent.id,
        amount: intent.received,
        status,
      }
      if (!known) disputes.push(dispute)
      dispute.status = status
      intent.disputed = true
      if (!known)
        ledger.move('charged_back', referenceOf(intent.id), intent.received, intent.currency)
      if (status === 'won')
        ledger.move('dispute_won', referenceOf(intent.id), intent.received, intent.currency)
      tell(known ? 'charge.dispute.closed' : 'charge.dispute.created', {
        ...dispute,
        object: 'dispute',
      })
    },
  }
}
