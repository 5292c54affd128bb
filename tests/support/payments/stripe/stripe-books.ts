import { createHmac } from 'node:crypto'
import { fakeLedger, type RefundSwitch } from '../fake-ledger'
import { fakeMessages } from '../fake-messages'
import { STRIPE_TEST_KEYS } from '../provider-test-keys'

export interface FakeSession {
  id: string
  status: 'open' | 'complete' | 'expired'
  created: number
  expires: number
  fields: URLSearchParams
  intent?: FakeIntent
}

export interface FakeIntent {
  id: string
  status: string
  amount: number
  currency: string
  received: number
  capturable: number
  created: number
  disputed: boolean
  declined?: string
  /** The metadata that the session gave for its payment. */
  metadata: Record<string, string>
}

export interface FakeRefund {
  id: string
  payment_intent: string
  amount: number
  currency: string
  status: string
  metadata: Record<string, string>
  failure_reason?: string
}

export type StripeBooks = ReturnType<typeof stripeBooks>

/** Keeps what the fake of Stripe knows, as Stripe shows it. */
export function stripeBooks(clock: () => number) {
  const sessions: FakeSession[] = []
  const refunds: FakeRefund[] = []
  const disputes: { id: string; payment_intent: string; amount: number; status: string }[] = []
  const ledger = fakeLedger()
  const switches: { refunds: RefundSwitch } = { refunds: 'done' }
  let counted = 0
  const newId = (kind: string) => `${kind}_test_${++counted}`
  const seconds = () => Math.floor(clock() / 1000)

  const messages = fakeMessages((event, { wrongSignature, oldSignature }) => {
    const body = Buffer.from(JSON.stringify(event))
    const at = seconds() - (oldSignature ? 3600 : 0)
    const secret = wrongSignature ? 'whsec_of_another' : STRIPE_TEST_KEYS.webhookSecret
    const v1 = createHmac('sha256', secret).update(`${at}.`).update(body).digest('hex')
    return { to: 'shop', headers: { 'stripe-signature': `t=${at},v1=${v1},v0=00` }, body }
  })
  const tell = (type: string, object: object) =>
    messages.tell({ id: newId('evt'), object: 'event', type, data: { object } })

  const intentJson = (intent: FakeIntent) => ({
    id: intent.id,
    object: 'payment_intent',
    status: intent.status,
    currency: intent.currency,
    metadata: intent.metadata,
    amount_received: intent.received,
    amount_capturable: intent.capturable,
    last_payment_error: intent.declined
      ? { code: 'card_declined', decline_code: intent.declined }
      : null,
    latest_charge: {
      id: `ch_${intent.id}`,
      created: intent.created,
      disputed: intent.disputed,
      balance_transaction: { fee: Math.round(intent.received * 0.03), currency: intent.currency },
    },
  })
  const sessionJson = ({ id, status, fields, intent, created }: FakeSession) => ({
    id,
    object: 'checkout.session',
    status,
    created,
    payment_status: intent?.status === 'succeeded' ? 'paid' : 'unpaid',
    client_reference_id: fields.get('client_reference_id'),
    payment_intent: intent ? intentJson(intent) : null,
    url: status === 'open' ? `https://checkout.stripe.com/c/pay/${id}` : null,
  })
  const sessionOf = (intent: string) => sessions.find((one) => one.intent?.id === intent)
  const referenceOf = (intent: string) =>
    sessionOf(intent)?.fields.get('client_reference_id') ?? 'none'

  function take(session: FakeSession, amount: number) {
    const intent = session.intent as FakeIntent
    Object.assign(intent, { status: 'succeeded', received: amount, capturable: 0 })
    ledger.move('captured', referenceOf(intent.id), amount, intent.currency)
    tell('payment_intent.succeeded', intentJson(intent))
  }

  return {
    sessions,
    refunds,
    disputes,
    ledger,
    switches,
    messages,
    tell,
    newId,
    seconds,
    intentJson,
    sessionJson,
    sessionOf,
    referenceOf,
    take,
  }
}
