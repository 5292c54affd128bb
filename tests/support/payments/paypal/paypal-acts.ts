import type { FakeAnswer } from '../fake-host'
import { type FakeOrder, type PaypalBooks, WHOLE } from './paypal-books'

const CURRENCIES = /^(AUD|CAD|CHF|EUR|GBP|HUF|JPY|SEK|TWD|USD)$/

export const paypalRefusal = (status: number, name: string, issue?: string): FakeAnswer => ({
  status,
  json: {
    name,
    message: 'Refused.',
    details: issue ? [{ issue, description: `It is ${issue}.` }] : [],
  },
})

/** Carries out what a POST to PayPal asks, or refuses it as PayPal does. */
export function paypalActs(books: PaypalBooks, clock: () => number) {
  const { orders, ledger, switches, tell, newId, unitsOf, orderJson } = books

  function create(body: {
    intent?: string
    purchase_units?: FakeOrder['unit'][]
    payment_source?: { paypal?: { experience_context?: { return_url?: string } } }
  }): FakeAnswer {
    const [unit] = body.purchase_units ?? []
    const amount = unit?.amount
    if (body.intent !== 'CAPTURE' || !unit || !amount)
      return paypalRefusal(400, 'INVALID_REQUEST', 'MISSING_REQUIRED_PARAMETER')
    if (!CURRENCIES.test(amount.currency_code))
      return paypalRefusal(422, 'UNPROCESSABLE_ENTITY', 'CURRENCY_NOT_SUPPORTED')
    const form = WHOLE.has(amount.currency_code) ? /^\d+$/ : /^\d+\.\d\d$/
    if (!form.test(amount.value))
      return paypalRefusal(422, 'UNPROCESSABLE_ENTITY', 'DECIMAL_PRECISION')
    if (orders.some((one) => one.unit.invoice_id === unit.invoice_id && one.status === 'COMPLETED'))
      return paypalRefusal(422, 'UNPROCESSABLE_ENTITY', 'DUPLICATE_INVOICE_ID')
    if (!body.payment_source?.paypal?.experience_context?.return_url)
      return paypalRefusal(400, 'INVALID_REQUEST', 'MISSING_REQUIRED_PARAMETER')
    orders.push({
      id: newId('ORDER'),
      status: 'PAYER_ACTION_REQUIRED',
      unit,
      captures: [],
      refunds: [],
    })
    return { json: orderJson(orders.at(-1) as FakeOrder) }
  }

  function capture(order: FakeOrder): FakeAnswer {
    if (order.status === 'COMPLETED')
      return paypalRefusal(422, 'UNPROCESSABLE_ENTITY', 'ORDER_ALREADY_CAPTURED')
    if (order.status !== 'APPROVED')
      return paypalRefusal(422, 'UNPROCESSABLE_ENTITY', 'ORDER_NOT_APPROVED')
    if (switches.instrument === 'declined')
      return paypalRefusal(422, 'UNPROCESSABLE_ENTITY', 'INSTRUMENT_DECLINED')
    const status = switches.instrument === 'held' ? 'PENDING' : 'COMPLETED'
    const made = {
      id: newId('CAPTURE'),
      status,
      at: clock(),
      ...(status === 'PENDING' && { status_details: { reason: 'PENDING_REVIEW' } }),
    }
    order.status = 'COMPLETED'
    order.captures.push(made)
    if (status === 'COMPLETED')
      ledger.move(
        'captured',
        order.unit.custom_id ?? '',
        unitsOf(order.unit.amount),
        order.unit.amount.currency_code,
      )
    tell(`PAYMENT.CAPTURE.${status}`, {
      ...made,
      custom_id: order.unit.custom_id,
      supplementary_data: { related_ids: { order_id: order.id } },
    })
    return { status: 201, json: orderJson(order) }
  }

  function refund(
    id: string,
    body: { amount: { currency_code: string; value: string }; custom_id?: string },
  ): FakeAnswer {
    const order = orders.find(({ captures }) => captures.some((one) => one.id === id))
    if (!order) return paypalRefusal(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID')
    const given = order.refunds
      .filter(({ status }) => status !== 'FAILED')
      .reduce((sum, one) => sum + unitsOf(one.amount), 0)
    if (unitsOf(body.amount) + given > unitsOf(order.unit.amount))
      return paypalRefusal(422, 'UNPROCESSABLE_ENTITY', 'REFUND_AMOUNT_EXCEEDED')
    if (switches.refunds === 'refused')
      return paypalRefusal(422, 'UNPROCESSABLE_ENTITY', 'REFUND_FAILED_INSUFFICIENT_FUNDS')
    const made = {
      id: newId('REFUND'),
      status: switches.refunds === 'stuck' ? 'PENDING' : 'COMPLETED',
      amount: body.amount,
      custom_id: body.custom_id,
    }
    order.refunds.push(made)
    if (made.status === 'COMPLETED')
      ledger.move(
        'refunded',
        order.unit.custom_id ?? '',
        unitsOf(body.amount),
        body.amount.currency_code,
      )
    tell('PAYMENT.CAPTURE.REFUNDED', {
      ...made,
      links: [{ rel: 'up', href: `https://api-m.sandbox.paypal.com/v2/payments/captures/${id}` }],
    })
    return { status: 201, json: made }
  }

  function post(path: string, body: never): FakeAnswer {
    if (path === '/v2/checkout/orders') return create(body)
    const ofCapture = /^\/v2\/payments\/captures\/(\w+)\/refund$/.exec(path)?.[1]
    if (ofCapture) return refund(ofCapture, body)
    const order = orders.find(({ id }) => path === `/v2/checkout/orders/${id}/capture`)
    return order ? capture(order) : paypalRefusal(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID')
  }

  return post
}
