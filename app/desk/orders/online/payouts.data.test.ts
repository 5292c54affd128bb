import { beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../tests/support/databases'
import { deskCaller } from '../../../../tests/support/desk/desk-caller'
import { setDesk } from '../../../../tests/support/desk/set-desk'
import { payingShop } from '../../../../tests/support/payments/paying-shop'
import { readAttempt } from '../../../orders/online/attempt-jobs.server'
import { comparePayments } from '../../../orders/online/compare-payments.server'
import { refundOrder } from '../../../orders/refunds/refund-order.server'
import { refundsOfAttempt } from '../../../payments/asked-refunds.server'
import type { PayoutPart } from '../../../payments/payouts/payout'
import type { PaymentQueue } from '../../payments/queue-row'
import type { OrderView } from '../order/order-view'

eachDatabase('payouts at the desk', (open) => {
  const shop = payingShop(open)
  let desk: ReturnType<typeof deskCaller>
  beforeAll(() => {
    setDesk()
    desk = deskCaller(shop.db)
  })
  const onlineOf = async (number: string) =>
    ((await desk.ask('viewer', 'GET', `/orders/${number}`)).body as OrderView).online
  const queue = async () => (await desk.ask('viewer', 'GET', '/payments')).body as PaymentQueue

  const day = { arrivesOn: '2026-11-26', status: 'paid' } as const
  function paysOut(amount: number, parts: readonly PayoutPart[]) {
    shop.bank.provider.payouts = {
      async *since() {
        const payoutRef = `po_${parts[0]?.paymentRef}`
        yield { ...{ payoutRef, amount, currency: 'USD' }, ...day, parts: 'now' }
      },
      async *partsOf() {
        yield* parts
      },
    }
    return comparePayments(shop.db)
  }
  async function paid() {
    const order = await shop.started()
    shop.bank.pay(order.ref)
    await readAttempt(shop.db, order.attempt.id)
    return { ...order, paymentRef: `pay-${order.ref}` }
  }

  test('an order shows the payouts of its payment and its refund, or who does not tell', async () => {
    const { number, attempt, total, paymentRef } = await paid()
    expect((await onlineOf(number)).attempts).toMatchObject([{ payout: 'not_told' }])
    const key = crypto.randomUUID()
    const asked = { number, lines: [], amount: 100, reason: '', by: 'Mina', key }
    expect(await refundOrder(shop.db, asked)).toMatchObject({ ok: true })
    await shop.runJobs()
    const [refund] = await refundsOfAttempt(shop.db, attempt.id)
    await paysOut(total - 100, [
      { partRef: 'txn_1', kind: 'captured', amount: total, fee: 0, paymentRef },
      {
        ...{ partRef: 'txn_2', kind: 'refund', amount: -100, fee: 0, paymentRef },
        reference: refund?.refund_ref ?? '',
      },
    ])
    const payout = { payoutRef: `po_${paymentRef}`, ...day }
    expect(await onlineOf(number)).toMatchObject({
      ...{ attempts: [{ payout }], refunds: [{ payout }] },
    })
    expect((await queue()).findings).toEqual([])
  })

  test('money that is not paid out yet has no payout', async () => {
    const { number } = await paid()
    await paysOut(0, [])
    expect((await onlineOf(number)).attempts[0]).not.toHaveProperty('payout')
  })

  test('a payout that the books do not agree with stands in the queue with what differs', async () => {
    const { total, paymentRef } = await paid()
    await paysOut(total - 1, [
      { partRef: 'txn_1', kind: 'captured', amount: total - 1, fee: 0, paymentRef },
    ])
    expect((await queue()).findings).toMatchObject([
      {
        ...{ kind: 'payout_differs', order: null },
        facts: {
          ...{ amount: total - 1, expected: total, parts: [paymentRef] },
          reference: `po_${paymentRef}`,
        },
      },
    ])
  })
})
