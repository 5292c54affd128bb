import { expect, test } from 'vitest'
import { eachDatabase } from '../../tests/support/databases'
import { trialShop } from '../../tests/support/payments/trial-shop'
import { placed } from '../../tests/support/placed-order'
import { inTransaction } from '../database/transactions/transaction.server'
import { MINUTE_MS } from '../durations'
import { changeStatus } from './changing/change-status.server'
import { startPayment } from './online/start-payment.server'
import { trialHandlers } from './trial/answer-trial.server'

eachDatabase('the page of the test payment', (open) => {
  const at = trialShop(open)
  const { shop } = at
  const events = (ref: string) =>
    shop.db
      .selectFrom('payment_events')
      .innerJoin('payment_attempts', 'payment_attempts.id', 'payment_events.attempt_id')
      .select('payment_events.kind')
      .where('provider_ref', '=', ref)
      .execute()
      .then((rows) => rows.map(({ kind }) => kind).toSorted())

  test.each([
    ['pays', 'paid', ['payment.captured']],
    ['doubled', 'paid', ['payment.captured']],
    ['disordered', 'paid', ['payment.captured', 'payment.failed', 'payment.pending']],
    ['declines', 'awaiting_payment', ['payment.failed']],
    ['never', 'awaiting_payment', []],
  ])('the choice %s leaves the order %s', async (answer, status, kinds) => {
    const { ref, number, id, total, token } = await shop.started()
    const response = await at.choose(ref, answer)
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe(`/payment-returns/en/${token}`)
    expect(await events(ref)).toEqual(kinds)
    await shop.runJobs()
    expect(await shop.row(number)).toMatchObject({ status })
    expect(await shop.ledger(id)).toEqual(status === 'paid' ? [['captured', total]] : [])
    // A second click, and the back button.
    await at.choose(ref, 'pays')
    await at.choose(ref, 'declines')
    await shop.runJobs()
    const after = answer === 'never' ? 'paid' : status
    expect(await shop.row(number)).toMatchObject({ status: after })
  })

  test.each([
    ['confirms', 'paid'],
    ['refuses', 'awaiting_payment'],
  ])('the bank’s question is asked, and %s leaves the order %s', async (answer, status) => {
    const { ref, number } = await shop.started()
    expect((await at.choose(ref, answer)).status).toBe(303) // Nothing is asked yet.
    expect(await (await at.page(ref)).text()).toContain('value="pays"')
    const asks = await at.choose(ref, 'asks')
    expect(asks.headers.get('Location')).toBe(`/test-payment/${ref}`)
    const question = await (await at.page(ref)).text()
    expect(question).toContain('value="confirms"')
    expect(question).not.toContain('value="pays"')
    await at.choose(ref, answer)
    await shop.runJobs()
    expect(await shop.row(number)).toMatchObject({ status })
    expect(await (await at.page(ref)).text()).not.toContain('<button')
  })

  test('a customer who pays twice pays the order once and gets the other payment back', async () => {
    const { ref, number, id, total } = await shop.started()
    await Promise.all([at.choose(ref, 'pays_twice'), at.choose(ref, 'pays_twice')])
    for (let round = 0; round < 3; round++) await shop.runJobs(Date.now() + 2 * MINUTE_MS)
    expect(await shop.row(number)).toMatchObject({ status: 'paid' })
    expect((await at.attempts(id)).map(({ status }) => status)).toEqual(['captured', 'captured'])
    expect((await shop.ledger(id)).map(([kind]) => kind).toSorted()).toEqual([
      ...['captured', 'captured', 'given_back'],
    ])
    expect(await shop.books(id)).toBe(total)
    expect(await shop.mails('payment-returned', id)).toBe(1)
  })

  test('a late payment tells the shop by a job that outlives the process', async () => {
    const { ref, number } = await shop.started()
    await at.choose(ref, 'pays_late')
    expect(await (await at.page(ref)).text()).not.toContain('<button')
    const [job] = await shop.db
      .selectFrom('jobs')
      .selectAll()
      .where('kind', '=', 'test-payment-message')
      .execute()
    expect(Number(job?.run_at) - Date.now()).toBeGreaterThan(MINUTE_MS)
    expect(await events(ref)).toEqual(['payment.pending'])
    await trialHandlers(shop.db)['test-payment-message'](JSON.parse(job?.payload ?? ''))
    expect(await events(ref)).toEqual(['payment.captured', 'payment.pending'])
    expect(await shop.row(number)).toMatchObject({ status: 'awaiting_payment' })
  })

  test('a payment of an order that was cancelled meanwhile goes back', async () => {
    const { ref, id, token } = await shop.started()
    await at.choose(ref, 'pays')
    await changeStatus(shop.db, { token }, 'cancelled')
    for (let round = 0; round < 3; round++) await shop.runJobs()
    expect(await shop.books(id)).toBe(0)
  })

  test('the page speaks the order’s language, says that it is a test, and is for nobody else', async () => {
    const { token } = await placed(shop.db, { payment: 'test', language: 'de' })
    const started = await startPayment(shop.db, { token }, 'test')
    const ref = started.ok ? (started.payAt.split('/').at(-1) ?? '') : ''
    const response = await at.page(ref)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'content-security-policy': expect.stringContaining("form-action 'self'"),
    })
    const html = await response.text()
    expect(html).toContain('<html lang="de">')
    expect(html).toContain('Es ist ein Test')
    expect(html).toContain(`href="/payment-returns/de/${token}"`)
    expect(html).not.toContain('<script')
  })

  test('an unknown payment, a foreign page or a hostile answer chooses nothing', async () => {
    const { ref, number } = await shop.started()
    for (const unknown of ['test_x', 'x', `${ref}x`, '%00', `test_${'a'.repeat(500)}`])
      expect((await at.page(unknown)).status).toBe(404)
    expect((await at.choose('test_unknown', 'pays')).status).toBe(404)
    const foreign = await at.choose(ref, 'pays', { 'Sec-Fetch-Site': 'cross-site' })
    expect(foreign.status).toBe(403)
    const older = await at.choose(ref, 'pays', { Origin: 'https://other.example' })
    expect(older.status).toBe(403)
    for (const answer of ['', 'paid', '__proto__', 'pays,pays'])
      expect((await at.choose(ref, answer)).headers.get('Location')).toBe(`/test-payment/${ref}`)
    await shop.runJobs()
    expect(await shop.row(number)).toMatchObject({ status: 'awaiting_payment' })
    at.open()
    expect((await at.page(ref)).status).toBe(404)
    expect((await at.choose(ref, 'pays')).status).toBe(404)
  })

  test('who chooses on a page whose account was removed pays nothing', async () => {
    const { ref, number } = await shop.started()
    await inTransaction(shop.db, (connection) =>
      connection.deleteFrom('payment_providers').where('provider', '=', 'test').execute(),
    )
    expect((await at.choose(ref, 'pays')).status).toBe(303)
    await shop.runJobs()
    expect(await shop.row(number)).toMatchObject({ status: 'awaiting_payment' })
  })
})
