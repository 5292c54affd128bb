import { beforeAll, beforeEach, expect, test } from 'vitest'
import { eachDatabase } from '../../../../tests/support/databases'
import { deskCaller } from '../../../../tests/support/desk/desk-caller'
import { setDesk } from '../../../../tests/support/desk/set-desk'
import { payingShop } from '../../../../tests/support/payments/paying-shop'
import { DAY_MS } from '../../../durations'
import { readAttempt } from '../../../orders/online/attempt-jobs.server'
import { mayEndUnpaid } from '../../../orders/online/end-attempts.server'
import { noteStuckRefund } from '../../../orders/online/refund-job.server'
import { refundOrder } from '../../../orders/refunds/refund-order.server'
import type { OrderView } from '../order/order-view'

eachDatabase('an order’s payments at the desk', (open) => {
  const shop = payingShop(open)
  let desk: ReturnType<typeof deskCaller>
  beforeAll(() => {
    setDesk()
    desk = deskCaller(shop.db)
  })
  beforeEach(() => {
    desk.audited.length = 0
  })

  const onlineOf = async (number: string, role: 'owner' | 'viewer' = 'owner') =>
    ((await desk.ask(role, 'GET', `/orders/${number}`)).body as OrderView).online
  const refunded = async (number: string, amount: number) => {
    const lines = [] as never[]
    const key = crypto.randomUUID()
    const asked = { number, lines, amount, reason: 'broken', by: 'Mina', key }
    expect(await refundOrder(shop.db, asked)).toMatchObject({ ok: true })
    await shop.runJobs()
  }
  async function reserved() {
    shop.openWith({ byHand: true })
    const order = await shop.started()
    shop.bank.pay(order.ref)
    expect(await readAttempt(shop.db, order.attempt.id)).toBe('authorized')
    return { ...order, path: `/orders/${order.number}/payments/${order.attempt.id}` }
  }
  async function paid() {
    const order = await shop.started()
    shop.bank.pay(order.ref)
    await readAttempt(shop.db, order.attempt.id)
    return order
  }

  test('reserved money waits for a person, and holds its order until it can be taken no more', async () => {
    const { id, number } = await reserved()
    expect(await shop.row(number)).toMatchObject({ status: 'awaiting_payment' })
    const mayEnd = mayEndUnpaid(shop.db)
    expect(await mayEnd({ id }, Date.now() + 6.9 * DAY_MS)).toBe(false)
    expect(await mayEnd({ id }, Date.now() + 7.1 * DAY_MS)).toBe(true)
    expect(shop.bank.calls).not.toContain('capture')
    const [attempt] = (await onlineOf(number)).attempts
    expect(attempt).toMatchObject({ status: 'authorized', takeBy: expect.any(Number) })
  })

  test('two people who take reserved money at once take it once', async () => {
    const { id, number, total, path } = await reserved()
    const both = await Promise.all([
      desk.ask('staff', 'POST', `${path}/take`),
      desk.ask('owner', 'POST', `${path}/take`),
    ])
    expect(both.map(({ status }) => status)).toContain(200)
    expect(shop.bank.holds()).toBe(total)
    expect(await shop.ledger(id)).toEqual([['captured', total]])
    expect(await shop.row(number)).toMatchObject({ status: 'paid' })
    expect(desk.audited[0]).toMatchObject({
      ...{ action: 'order.payment-taken', subject: `order ${number}` },
      after: { amount: total },
    })
    expect(await desk.ask('owner', 'POST', `${path}/take`)).toMatchObject({
      ...{ status: 409, body: { code: 'not_reserved' } },
    })
  })

  test('a provider that gives no answer leaves the money reserved and says so', async () => {
    const { number, path } = await reserved()
    shop.bank.faults.read = shop.bank.away
    expect(await desk.ask('owner', 'POST', `${path}/take`)).toMatchObject({
      ...{
        status: 503,
        body: { code: 'provider_away', detail: expect.stringContaining('answer') },
      },
    })
    delete shop.bank.faults.read
    expect((await onlineOf(number)).attempts[0]).toMatchObject({ status: 'authorized' })
    expect(await desk.ask('owner', 'POST', `${path}/take`)).toMatchObject({ status: 200 })
  })

  test('reserved money is given free, and the order waits for another payment', async () => {
    const { id, number, path } = await reserved()
    expect(await desk.ask('owner', 'POST', `${path}/release`)).toMatchObject({
      body: { status: 'cancelled' },
    })
    expect(shop.bank.calls).not.toContain('capture')
    expect(await shop.row(number)).toMatchObject({ status: 'awaiting_payment' })
    expect(await shop.ledger(id)).toEqual([])
    expect(await desk.ask('owner', 'POST', `${path}/take`)).toMatchObject({ status: 409 })
  })

  test('the provider is asked at once, and a payment of another order is not this one’s', async () => {
    const order = await shop.started()
    const other = await shop.started()
    shop.bank.pay(order.ref)
    const path = (number: string) => `/orders/${number}/payments/${order.attempt.id}/ask`
    expect(await desk.ask('owner', 'POST', path(other.number))).toMatchObject({ status: 404 })
    expect(await desk.ask('owner', 'POST', path(order.number))).toMatchObject({
      body: { status: 'captured', versions: [expect.any(Number), expect.any(Number)] },
    })
    expect(await shop.row(order.number)).toMatchObject({ status: 'paid' })
  })

  test('a refund that failed is tried again once, and the books follow the money', async () => {
    const { id, number, total } = await paid()
    shop.bank.faults.refund = () => shop.bank.refundsBecome('failed')
    await refunded(number, total)
    const [failed] = (await onlineOf(number)).refunds
    expect(failed).toMatchObject({ status: 'failed', open: 'failed' })
    expect(await shop.books(id)).toBe(total)
    delete shop.bank.faults.refund
    shop.bank.refundsBecome('done')
    const path = `/orders/${number}/payments/refunds/${failed?.id}/again`
    const both = await Promise.all([
      desk.ask('owner', 'POST', path, {}),
      desk.ask('staff', 'POST', path, {}),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    await shop.runJobs()
    const { refunds } = await onlineOf(number)
    expect(refunds.map(({ status, cause }) => [status, cause])).toEqual([
      ['failed', 'desk'],
      ['done', 'again'],
    ])
    expect(refunds.some((one) => one.open)).toBe(false)
    expect(await shop.books(id)).toBe(shop.bank.holds())
    expect(shop.bank.holds()).toBe(0)
    const { body } = await desk.ask('owner', 'GET', `/orders/${number}`)
    expect(body).toMatchObject({ left: 0 })
  })

  test.each([true, false])(
    'a refund without an answer is decided by a person: went %s',
    async (went) => {
      const { id, number, total } = await paid()
      shop.bank.faults.refund = shop.bank.away
      await refunded(number, total)
      const [stuck] = (await onlineOf(number)).refunds
      expect(stuck).toMatchObject({ status: 'pending', fault: 'no answer' })
      const path = `/orders/${number}/payments/refunds/${stuck?.id}/decide`
      const early = await desk.ask('owner', 'POST', path, { went, note: 'as its panel says' })
      expect(early).toMatchObject({ status: 409, body: { code: 'not_stuck' } })
      await noteStuckRefund(shop.db, String(stuck?.id), Date.now() + 1)
      expect((await onlineOf(number)).refunds).toMatchObject([{ open: 'stuck' }])
      expect(await desk.ask('owner', 'POST', path, { went, note: '' })).toMatchObject({
        status: 422,
      })
      const body = { went, note: 'as its panel says' }
      expect(await desk.ask('owner', 'POST', path, body)).toMatchObject({ status: 200 })
      expect(await desk.ask('owner', 'POST', path, body)).toMatchObject({ status: 409 })
      expect((await onlineOf(number)).refunds).toMatchObject([
        went ? { status: 'done' } : { status: 'failed', open: 'failed' },
      ])
      expect(await shop.books(id)).toBe(went ? 0 : total)
    },
  )

  test('a dispute stands with its date, and a viewer reads no provider’s reasons', async () => {
    const { number, ref, attempt } = await paid()
    await shop.db
      .updateTable('payment_attempts')
      .set({ reason: 'Ana Kovač has no money' })
      .where('id', '=', attempt.id)
      .execute()
    shop.bank.dispute(ref, 'open')
    await readAttempt(shop.db, attempt.id)
    const seen = await onlineOf(number)
    expect(seen.disputes).toMatchObject([{ status: 'open', answerBy: 1, isOpen: true }])
    expect(seen.attempts[0]?.reason).toContain('Ana')
    expect(JSON.stringify(await onlineOf(number, 'viewer'))).not.toContain('Ana')
    expect((await onlineOf(number, 'viewer')).disputes).toHaveLength(1)
  })
})
