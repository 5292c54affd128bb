import { expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { payingShop } from '../../../tests/support/payments/paying-shop'
import { DAY_MS, HOUR_MS } from '../../durations'
import { openFindings } from '../../payments/findings.server'
import { refundOrder } from '../refunds/refund-order.server'
import { readAttempt } from './attempt-jobs.server'
import { comparePayments } from './compare-payments.server'

eachDatabase('payments compared with their provider', (open) => {
  const shop = payingShop(open)
  const kinds = async (orderId: number) => (await shop.findings(orderId)).map(({ kind }) => kind)

  test('money whose messages were all lost still pays its order', async () => {
    const { id, number, ref, total } = await shop.started()
    shop.bank.pay(ref)
    const later = Date.now() + 2 * HOUR_MS
    expect(await comparePayments(shop.db, later)).toMatchObject({ listed: 1, away: [] })
    expect(await shop.row(number)).toMatchObject({ status: 'paid' })
    expect(await shop.ledger(id)).toEqual([['captured', total]])
    expect(await kinds(id)).toEqual([])
  })

  test('money that the provider holds for no order of the shop is for a person, once', async () => {
    const { provider } = shop.bank
    provider.list = async function* () {
      yield { providerRef: 'foreign', amount: 500, currency: 'USD', at: Date.now() - DAY_MS }
    }
    await comparePayments(shop.db)
    await comparePayments(shop.db)
    const found = (await openFindings(shop.db)).filter(({ kind }) => kind === 'not_in_ledger')
    expect(found).toMatchObject([{ subject: 'test foreign', facts: { amount: 500 } }])
  })

  test('money in the books that the provider does not list is for a person', async () => {
    const { id, attempt, ref } = await shop.started()
    shop.bank.pay(ref)
    await readAttempt(shop.db, attempt.id)
    shop.bank.provider.list = async function* () {}
    await comparePayments(shop.db, Date.now() + 2 * HOUR_MS)
    expect(await kinds(id)).toEqual(['not_at_provider'])
  })

  test('a provider that does not answer is named, and nothing is changed', async () => {
    const { id, number } = await shop.started()
    // biome-ignore lint/correctness/useYield: the provider is away before it lists anything
    shop.bank.provider.list = async function* () {
      shop.bank.away()
    }
    expect(await comparePayments(shop.db)).toMatchObject({ away: ['test'] })
    expect(await shop.row(number)).toMatchObject({ status: 'awaiting_payment' })
    expect(await shop.ledger(id)).toEqual([])
  })

  test('a refund without an answer is asked for daily, and for a person after a day', async () => {
    const { id, number, attempt, ref, total } = await shop.started()
    shop.bank.pay(ref)
    await readAttempt(shop.db, attempt.id)
    shop.bank.faults.refund = shop.bank.away
    const asked = { number, lines: [], amount: total, reason: '', by: 'Mina', key: 'stuck-refund' }
    expect(await refundOrder(shop.db, asked)).toMatchObject({ ok: true })
    const calls = () => shop.bank.calls.filter((name) => name === 'refund').length
    await comparePayments(shop.db, Date.now() + 2 * HOUR_MS)
    expect([calls(), await kinds(id)]).toEqual([1, []])
    await comparePayments(shop.db, Date.now() + DAY_MS + HOUR_MS)
    expect([calls(), await kinds(id)]).toEqual([2, ['no_answer']])
    const [found] = (await openFindings(shop.db)).filter(({ order_id }) => order_id === id)
    expect(found?.facts).toMatchObject({ amount: total, reason: 'no answer' })
    delete shop.bank.faults.refund
    await comparePayments(shop.db, Date.now() + 2 * DAY_MS)
    expect(await shop.findings(id)).toMatchObject([{ settled_at: expect.any(Number) }])
  })

  test('an attempt is read by plan, and calls a person when its provider stays silent', async () => {
    const { id, number } = await shop.started()
    shop.bank.faults.read = shop.bank.away
    for (let look = 0; look < 6; look++) expect(await shop.runJobs(Date.now() + 2 * DAY_MS)).toBe(1)
    expect(await shop.runJobs(Date.now() + 2 * DAY_MS)).toBe(0)
    expect(await kinds(id)).toEqual(['no_answer'])
    expect(await shop.row(number)).toMatchObject({ status: 'awaiting_payment' })
  })
})
