import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { eachDatabase } from '../../tests/support/databases'
import { payingShop } from '../../tests/support/payments/paying-shop'
import { BILLING } from '../../tests/support/shopper'
import { setDatabase } from '../database/current.server'
import { HOUR_MS } from '../durations'
import { changeStatus } from './changing/change-status.server'
import { endUnpaid } from './changing/end-unpaid.server'
import { readAttempt } from './online/attempt-jobs.server'
import { mayEndUnpaid } from './online/end-attempts.server'
import { ordersApi } from './orders-api'
import { webhooksApi } from './webhooks-api'

eachDatabase('messages of payment providers', (open) => {
  const shop = payingShop(open)
  beforeAll(() => setDatabase(shop.db))

  const send = (body: unknown, { name = 'test', signature = 'right' } = {}) =>
    webhooksApi().request(`/webhooks/${name}?store_passwd=secret`, {
      method: 'POST',
      headers: { 'X-Signature': signature },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  const events = () => shop.db.selectFrom('payment_events').selectAll().orderBy('id').execute()

  test('a proven message is stored once, and its job pays the order', async () => {
    const { id, number, ref, total } = await shop.started()
    shop.bank.pay(ref)
    const message = { eventId: `first-${ref}`, kind: 'paid', providerRef: ref }
    const answers = await Promise.all([1, 2, 3].map(() => send(message)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await shop.row(number)).toMatchObject({ status: 'awaiting_payment' })
    expect((await events()).at(-1)).toMatchObject({ raw: JSON.stringify(message), outcome: null })
    await shop.runJobs()
    expect(await shop.row(number)).toMatchObject({ status: 'paid' })
    expect(await shop.ledger(id)).toEqual([['captured', total]])
    expect((await events()).at(-1)).toMatchObject({ raw: null, outcome: 'captured' })
    expect((await send(message)).status).toBe(200)
    expect(await shop.runJobs()).toBe(0)
  })

  test('a forged message is refused and stored nowhere', async () => {
    const { ref } = await shop.started()
    const before = await events()
    const message = { eventId: 'forged', kind: 'paid', providerRef: ref }
    expect((await send(message, { signature: 'wrong' })).status).toBe(400)
    // The shop has no keys of these, so nothing of theirs can be verified.
    for (const name of ['stripe', 'sslcommerz', 'bkash', 'paypal'])
      expect((await send(message, { name })).status).toBe(400)
    expect((await send(message, { name: 'constructor' })).status).toBe(404)
    expect((await send('x'.repeat(70_000))).status).toBe(413)
    expect(await events()).toEqual(before)
  })

  test('a message that does not end is let go, and nothing of it is kept', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const before = await events()
    const cancel = vi.fn()
    const body = new ReadableStream({
      start: (stream) => stream.enqueue(new TextEncoder().encode('{"eventId":')),
      cancel,
    })
    const init = { method: 'POST', body, duplex: 'half', headers: { 'X-Signature': 'right' } }
    const answer = webhooksApi().request('/webhooks/test', init as RequestInit)
    await vi.advanceTimersByTimeAsync(9_900)
    expect(cancel).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(200)
    expect((await answer).status).toBe(408)
    expect(cancel).toHaveBeenCalledOnce()
    expect(await events()).toEqual(before)
  })

  test('whatever kind of body a sender names, its bytes alone are checked', async () => {
    const { ref, number } = await shop.started()
    shop.bank.pay(ref)
    const kinds = ['multipart/form-data', 'text/html', 'application/x-www-form-urlencoded', 'x']
    for (const kind of kinds) {
      const message = { eventId: `${kind}-${ref}`, kind: 'paid', providerRef: ref }
      const headers = { 'X-Signature': 'right', 'Content-Type': kind }
      const init = { method: 'POST', headers, body: JSON.stringify(message) }
      expect((await webhooksApi().request('/webhooks/test', init)).status).toBe(200)
    }
    await shop.runJobs()
    expect(await shop.row(number)).toMatchObject({ status: 'paid' })
  })

  test('a message about an order that is not there yet is sent again', async () => {
    const early = { eventId: 'early', kind: 'paid', reference: 'EX-NEVER-1' }
    const answer = await send(early)
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, expect.any(String)])
    expect((await send({ eventId: 'other', kind: 'payout.paid' })).status).toBe(200)
  })

  test('a message that came before its order is taken in once the order is there', async () => {
    const { id, number, ref, total } = await shop.started()
    const message = { eventId: `soon-${ref}`, kind: 'paid', providerRef: ref }
    const named = (provider_ref: string) =>
      shop.db.updateTable('payment_attempts').set({ provider_ref }).where('order_id', '=', id)
    await named('not-told-yet').execute()
    expect((await send(message)).status).toBe(503)
    await named(ref).execute()
    shop.bank.pay(ref)
    const answers = await Promise.all([1, 2, 3].map(() => send(message)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    await shop.runJobs()
    expect(await shop.row(number)).toMatchObject({ status: 'paid' })
    expect(await shop.ledger(id)).toEqual([['captured', total]])
  })

  test('a message about a payment of another shop is sent again for an hour alone', async () => {
    const foreign = { eventId: 'foreign', kind: 'paid', providerRef: 'of-another-shop' }
    expect((await send(foreign)).status).toBe(503)
    expect((await send(foreign)).status).toBe(503)
    const since = { received_at: Date.now() - HOUR_MS }
    const rows = shop.db.updateTable('payment_events').where('event_id', '=', 'foreign')
    await rows.set(since).execute()
    expect((await send(foreign)).status).toBe(200)
    expect((await send(foreign)).status).toBe(200)
    expect((await events()).filter(({ event_id }) => event_id === 'foreign')).toMatchObject([
      { outcome: 'foreign', raw: null, attempt_id: null, processed_at: expect.any(Number) },
    ])
  })

  test('a message that lies pays nothing: the provider is asked', async () => {
    const { id, number, ref } = await shop.started()
    await send({ eventId: `lie-${ref}`, kind: 'paid', providerRef: ref })
    await shop.runJobs()
    expect(await shop.row(number)).toMatchObject({ status: 'awaiting_payment' })
    expect(await shop.ledger(id)).toEqual([])
  })

  test('an unpaid order asks its provider before it ends, and ends the attempt there', async () => {
    const later = Date.now() + 2 * HOUR_MS
    const end = (now = later) => endUnpaid(shop.db, now, mayEndUnpaid(shop.db))
    const paid = await shop.started()
    shop.bank.pay(paid.ref)
    expect(await end()).toBe(0)
    expect(await shop.row(paid.number)).toMatchObject({ status: 'paid' })
    const unpaid = await shop.started()
    expect(await end()).toBe(1)
    expect(await shop.row(unpaid.number)).toMatchObject({ ended_by: 'unpaid' })
    expect(shop.bank.payments.get(unpaid.ref)).toMatchObject({ status: 'cancelled' })
  })

  test('no silent provider holds stock beyond its time; what was paid there revives the order', async () => {
    const silent = await shop.started()
    shop.bank.pay(silent.ref)
    shop.bank.faults.read = shop.bank.away
    expect(await endUnpaid(shop.db, Date.now() + 2 * HOUR_MS, mayEndUnpaid(shop.db))).toBe(1)
    expect(await shop.row(silent.number)).toMatchObject({ status: 'cancelled', ended_by: 'unpaid' })
    shop.bank.faults.read = undefined
    await readAttempt(shop.db, silent.attempt.id)
    expect(await shop.row(silent.number)).toMatchObject({ status: 'paid' })
  })

  test('a cancelled order ends its attempt at the provider', async () => {
    const { token, ref } = await shop.started()
    await changeStatus(shop.db, { token }, 'cancelled')
    await shop.runJobs()
    expect(shop.bank.payments.get(ref)).toMatchObject({ status: 'cancelled' })
  })

  test('an order placed online answers with the address to pay at, again and again', async () => {
    const key = crypto.randomUUID()
    const place = (payment: string) =>
      ordersApi().request('/api/orders', {
        method: 'POST',
        headers: { 'Idempotency-Key': payment === 'test' ? key : crypto.randomUUID() },
        body: JSON.stringify({
          ...{ items: [{ productId: 1, quantity: 1 }], payment, billing: BILLING },
        }),
      })
    const first = (await (await place('test')).json()) as { payAt: string }
    expect(first.payAt).toMatch(/^https:\/\/pay\.example\/ref-/)
    expect(await (await place('test')).json()).toEqual(first)
    expect(await (await place('bank')).json()).not.toHaveProperty('payAt')
    expect((await place('stripe')).status).toBe(422)
    shop.bank.faults.start = shop.bank.away
    expect((await place('test')).status).toBe(201)
  })
})
