import { type FakeAnswer, type FakeCall, startFakeHost } from '../fake-host'
import { keptAnswers } from '../kept-answers'
import { PAYPAL_TEST_KEYS } from '../provider-test-keys'
import { paypalActs, paypalRefusal } from './paypal-acts'
import { PAYPAL_CERTIFICATE, paypalBooks } from './paypal-books'
import { paypalShopper } from './paypal-shopper'

/** Starts a fake of PayPal's Orders v2, with a ledger of its own in the currency's units. */
export async function startFakePaypal(clock: () => number) {
  const books = paypalBooks(clock)
  const {
    orders,
    disputes,

    ledger,
    switches,
    messages,
    genuine,
    newId,
    orderJson,
    amountOf,
  } = books
  const post = paypalActs(books, clock)
  const kept = keptAnswers(() => paypalRefusal(422, 'UNPROCESSABLE_ENTITY', 'DUPLICATE_REQUEST_ID'))
  const tokens = new Map<string, number>()
  const day = 86_400_000

  function answer({ method, path, query, headers, text }: FakeCall): FakeAnswer {
    const authorization = String(headers['authorization'])
    if (path === '/v1/oauth2/token') {
      const { clientId, clientSecret } = PAYPAL_TEST_KEYS
      const wanted = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`
      if (authorization !== wanted)
        return {
          status: 401,
          json: { error: 'invalid_client', error_description: 'Client Authentication failed' },
        }
      const token = newId('A21AA')
      tokens.set(`Bearer ${token}`, clock() + 32_400_000)
      return { json: { access_token: token, expires_in: 32_400 } }
    }
    if ((tokens.get(authorization) ?? 0) <= clock())
      return paypalRefusal(401, 'AUTHENTICATION_FAILURE')
    if (method === 'POST') {
      const key = String(headers['paypal-request-id'])
      return kept.once(key, { path, text }, () => post(path, JSON.parse(text) as never))
    }
    if (path === `/v1/notifications/webhooks/${PAYPAL_TEST_KEYS.webhookId}`)
      return { json: { id: PAYPAL_TEST_KEYS.webhookId } }
    if (path === '/v1/customer/disputes')
      return {
        json: {
          items: disputes
            .filter((one) => one.capture === query.get('disputed_transaction_id'))
            .map(({ dispute_id }) => ({ dispute_id })),
        },
      }
    const dispute = disputes.find((one) => path === `/v1/customer/disputes/${one.dispute_id}`)
    if (dispute)
      return {
        json: {
          ...dispute,
          dispute_amount: amountOf(dispute.capture),
          dispute_outcome: { outcome_code: dispute.outcome },
          seller_response_due_date: new Date(clock() + 10 * day).toISOString(),
        },
      }
    if (path === '/v1/reporting/transactions') return { json: report(query) }
    const order = orders.find(({ id }) => path === `/v2/checkout/orders/${id}`)
    return order
      ? { json: orderJson(order) }
      : paypalRefusal(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID')
  }

  /** One row a page, so that a client must turn it. */
  function report(query: URLSearchParams) {
    const [from, until] = [
      Date.parse(query.get('start_date') ?? ''),
      Date.parse(query.get('end_date') ?? ''),
    ]
    const rows = orders.flatMap(({ unit, captures }) =>
      captures
        .filter(({ at, status }) => at >= from && at < until && status === 'COMPLETED')
        .map(({ id, at }) => ({
          transaction_info: {
            transaction_id: id,
            transaction_event_code: 'T0006',
            transaction_status: 'S',
            transaction_initiation_date: new Date(at).toISOString(),
            transaction_amount: unit.amount,
            custom_field: unit.custom_id,
          },
        })),
    )
    const page = Number(query.get('page'))
    return {
      transaction_details: rows.slice(page - 1, page),
      total_pages: Math.max(rows.length, 1),
    }
  }

  const host = await startFakeHost(answer)
  return {
    ...host,
    ledger,
    messages,
    switches,
    ...paypalShopper(books),
    /** PayPal forgets its request ids after some time. */
    forgetKeys: kept.forget,
    /** Stands for PayPal's host of certificates. */
    async fetchIt(url: URL) {
      if (url.href !== PAYPAL_CERTIFICATE) throw new Error('another address')
      return genuine.pem
    },
  }
}
