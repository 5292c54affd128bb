import type { FakeAnswer } from '../fake-host'
import type { FakeIntent, FakeRefund, FakeSession, StripeBooks } from './stripe-books'

export const stripeRefusal = (status: number, error: object): FakeAnswer => ({
  status,
  json: { error },
})
const wrong = (param: string, code = 'parameter_invalid') =>
  stripeRefusal(400, { type: 'invalid_request_error', code, param, message: `Invalid ${param}` })

/** Carries out what a POST to Stripe asks, or refuses it as Stripe does. */
export function stripeActs(books: StripeBooks) {
  const { sessions, refunds, ledger, switches, tell, newId, seconds } = books
  const { intentJson, sessionJson, sessionOf, referenceOf, take } = books

  function open(fields: URLSearchParams): FakeAnswer {
    const price = 'line_items[0][price_data]'
    const amount = Number(fields.get(`${price}[unit_amount]`))
    const currency = fields.get(`${price}[currency]`) ?? ''
    const expires = Number(fields.get('expires_at') ?? seconds() + 86_400)
    if (fields.get('mode') !== 'payment') return wrong('mode')
    if (!/^[a-z]{3}$/.test(currency)) return wrong(`${price}[currency]`)
    if (!Number.isInteger(amount) || amount < 1) return wrong(`${price}[unit_amount]`)
    if (/^(bhd|jod|kwd|omr|tnd)$/.test(currency) && amount % 10 !== 0)
      return wrong(`${price}[unit_amount]`)
    if (!fields.get(`${price}[product_data][name]`)) return wrong(`${price}[product_data][name]`)
    if (!URL.canParse(fields.get('success_url') ?? '')) return wrong('success_url')
    if (expires < seconds() + 1800 || expires > seconds() + 86_400) return wrong('expires_at')
    sessions.push({ id: newId('cs'), status: 'open', created: seconds(), expires, fields })
    return { json: sessionJson(sessions.at(-1) as FakeSession) }
  }

  function refund(fields: URLSearchParams): FakeAnswer {
    const id = fields.get('payment_intent') ?? ''
    const intent = sessionOf(id)?.intent
    const amount = Number(fields.get('amount'))
    if (intent?.status !== 'succeeded') return wrong('payment_intent', 'resource_missing')
    const given = refunds
      .filter((one) => one.payment_intent === id && !/failed|canceled/.test(one.status))
      .reduce((sum, one) => sum + one.amount, 0)
    if (!(amount > 0) || amount > intent.received - given)
      return wrong('amount', 'amount_too_large')
    if (switches.refunds === 'refused') return wrong('payment_intent', 'insufficient_funds')
    const isStuck = switches.refunds === 'stuck'
    const made: FakeRefund = {
      id: newId('re'),
      payment_intent: id,
      amount,
      currency: intent.currency,
      status: isStuck ? 'pending' : 'succeeded',
      metadata: metadataOf(fields, 'metadata'),
    }
    refunds.push(made)
    if (!isStuck) ledger.move('refunded', referenceOf(id), amount, intent.currency)
    tell('refund.updated', { ...made, object: 'refund' })
    return { json: made }
  }

  function act(path: string, fields: URLSearchParams): FakeAnswer {
    if (path === '/v1/checkout/sessions') return open(fields)
    if (path === '/v1/refunds') return refund(fields)
    const [, id = '', verb] = /\/([^/]+)\/(expire|capture|cancel)$/.exec(path) ?? []
    const session = verb === 'expire' ? sessions.find((one) => one.id === id) : sessionOf(id)
    if (!session) return stripeRefusal(404, { code: 'resource_missing', message: 'No such object' })
    if (verb === 'expire') {
      if (session.status !== 'open') return wrong('id', 'session_not_open')
      session.status = 'expired'
      tell('checkout.session.expired', sessionJson(session))
      return { json: sessionJson(session) }
    }
    const intent = session.intent as FakeIntent
    if (intent.status !== 'requires_capture') return wrong('id', 'payment_intent_unexpected_state')
    if (verb === 'capture') {
      const amount = Number(fields.get('amount_to_capture') ?? intent.capturable)
      if (amount > intent.capturable) return wrong('amount_to_capture', 'amount_too_large')
      take(session, amount)
    } else Object.assign(intent, { status: 'canceled', capturable: 0 })
    return { json: intentJson(intent) }
  }

  return act
}

/** Reads `name[key]` of a form. */
export const metadataOf = (fields: URLSearchParams, name: string) =>
  Object.fromEntries(
    [...fields].flatMap(([field, value]) =>
      field.startsWith(`${name}[`) ? [[field.slice(name.length + 1, -1), value]] : [],
    ),
  )
