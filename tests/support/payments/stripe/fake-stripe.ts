import { type FakeAnswer, type FakeCall, startFakeHost } from '../fake-host'
import { keptAnswers } from '../kept-answers'
import { STRIPE_TEST_KEYS } from '../provider-test-keys'
import { stripeActs, stripeRefusal } from './stripe-acts'
import { stripeBooks } from './stripe-books'
import { stripeBalance } from './stripe-payouts'
import { stripeShopper } from './stripe-shopper'

/** Starts a fake of Stripe's hosted Checkout, with a ledger of its own. */
export async function startFakeStripe(clock: () => number) {
  const books = stripeBooks(clock)
  const {
    sessions,
    refunds,
    disputes,
    ledger,
    messages,
    switches,
    seconds,
    sessionJson,
    sessionOf,
  } = books
  const act = stripeActs(books)
  const balance = stripeBalance(books)
  const kept = keptAnswers(() =>
    stripeRefusal(400, { type: 'idempotency_error', message: 'Keys for idempotent requests' }),
  )

  function answer({ method, path, query, headers, text }: FakeCall): FakeAnswer {
    for (const one of sessions)
      if (one.status === 'open' && one.expires <= seconds()) one.status = 'expired'
    if (headers['authorization'] !== `Bearer ${STRIPE_TEST_KEYS.secretKey}`)
      return stripeRefusal(401, {
        type: 'invalid_request_error',
        message: 'Invalid API Key provided: sk_test_****',
      })
    if (method === 'POST') {
      const key = String(headers['idempotency-key'])
      return kept.once(key, { path, text }, () => act(path, new URLSearchParams(text)))
    }
    if (path === '/v1/balance') return { json: { object: 'balance', livemode: false } }
    const told = balance.answer(path, query)
    if (told) return told
    const intent = query.get('payment_intent')
    const only = <Row extends { payment_intent: string }>(rows: Row[]) =>
      rows.filter((row) => row.payment_intent === intent)
    if (path === '/v1/refunds')
      return { json: { data: only(refunds).toReversed(), has_more: false } }
    if (path === '/v1/disputes')
      return { json: { data: only(disputes).map(disputeJson), has_more: false } }
    if (path === '/v1/checkout/sessions') return { json: page(query) }
    const found = sessions.find(({ id }) => path === `/v1/checkout/sessions/${id}`)
    return found
      ? { json: sessionJson(found) }
      : stripeRefusal(404, { code: 'resource_missing', message: 'No such checkout.session' })
  }

  const disputeJson = (dispute: { amount: number; payment_intent: string }) => ({
    ...dispute,
    currency: sessionOf(dispute.payment_intent)?.intent?.currency,
    evidence_details: { due_by: seconds() + 7 * 86_400 },
  })

  /** Two a page, so that a client must turn it. */
  function page(query: URLSearchParams) {
    const rows = sessions.toReversed().filter(({ status, created }) => {
      const isAsked = status === (query.get('status') ?? status)
      return (
        isAsked &&
        created >= Number(query.get('created[gte]')) &&
        created < Number(query.get('created[lt]'))
      )
    })
    const start = rows.findIndex(({ id }) => id === query.get('starting_after')) + 1
    return {
      data: rows.slice(start, start + 2).map(sessionJson),
      has_more: rows.length > start + 2,
    }
  }

  const host = await startFakeHost(answer)
  return {
    ...host,
    ledger,
    messages,
    switches,
    forgetKeys: kept.forget,
    balance,
    ...stripeShopper(books),
  }
}
