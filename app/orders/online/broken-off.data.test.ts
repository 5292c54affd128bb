import { expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { payingShop } from '../../../tests/support/payments/paying-shop'
import { DAY_MS } from '../../durations'
import { attemptsOf } from '../../payments/attempts.server'
import type { IncomingMessage } from '../../payments/provider'
import { changeStatus } from '../changing/change-status.server'
import { readAttempt } from './attempt-jobs.server'
import { receiveMessage } from './receive-message.server'
import { askRefund } from './refund-job.server'
import { startPayment } from './start-payment.server'

class Killed extends Error {}
const ROUNDS = Number(process.env.PAYMENT_ROUNDS ?? 10)
const MESSAGES = 3

eachDatabase('payments at once and broken off', (open) => {
  const shop = payingShop(open)
  const message = (eventId: string, providerRef: string): IncomingMessage => ({
    headers: { 'x-signature': 'right' },
    body: Buffer.from(JSON.stringify({ eventId, kind: 'paid', providerRef })),
    receivedAt: Date.now(),
  })
  const later = () => Date.now() + 3 * DAY_MS

  test('a return, three messages and the shop’s own reading at once capture once', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const takenByShop = round % 2 === 1
      const bank = shop.openWith({ takenByShop })
      const { id, number, attempt, ref, total } = await shop.started()
      bank.pay(ref)
      const received = Array.from({ length: MESSAGES }, () =>
        receiveMessage(shop.db, 'test', message(`event-${ref}`, ref)),
      )
      const readings = [1, 2].map(() => readAttempt(shop.db, attempt.id))
      await Promise.all([...received, ...readings, shop.runJobs(later())])
      await shop.runJobs(later())
      expect((await Promise.all(received)).sort()).toEqual(['duplicate', 'duplicate', 'stored'])
      expect(await shop.row(number)).toMatchObject({ status: 'paid' })
      expect(await shop.ledger(id)).toEqual([['captured', total]])
      expect(bank.payments.get(ref)).toMatchObject({ captures: 1 })
      expect(await shop.mails('order-paid', id)).toBe(1)
    }
  })

  test('a purchase broken off at any step is neither lost nor doubled', async () => {
    const steps = ['stored', 'started', 'start-stored', 'read', 'read-applied', 'asked'] as const
    const all = [...steps, 'asked-applied', 'refunded', 'refund-applied'] as const
    for (const takenByShop of [false, true])
      for (const killed of all) {
        const bank = shop.openWith({ takenByShop })
        const onStep = (step: string) => {
          if (step === killed) throw new Killed()
        }
        const order = await shop.started()
        await shop.db.deleteFrom('payment_attempts').where('order_id', '=', order.id).execute()
        bank.payments.clear()
        const key = { token: order.token }
        await startPayment(shop.db, key, 'test', { onStep }).catch(dies)
        await startPayment(shop.db, key, 'test')
        const [attempt, ...others] = await attemptsOf(shop.db, order.id)
        if (!attempt?.provider_ref) throw new Error('no attempt')
        expect(others).toEqual([])
        bank.pay(attempt.provider_ref)
        await readAttempt(shop.db, attempt.id, { onStep }).catch(dies)
        // What another process finds two minutes later, when the claim of the dead one is over.
        await shop.db
          .updateTable('payment_attempts')
          .set({ capturing_at: 1 })
          .where('capturing_at', 'is not', null)
          .execute()
        await shop.runJobs(later())
        expect(await shop.row(order.number)).toMatchObject({ status: 'paid' })
        expect(await shop.ledger(order.id)).toEqual([['captured', order.total]])
        expect(bank.payments.get(attempt.provider_ref)).toMatchObject({ captures: 1 })
        expect(await shop.mails('order-paid', order.id)).toBe(1)
        await returns(killed, onStep)
      }
  })

  /** Pays an order that was cancelled, and breaks off while its money goes back. */
  async function returns(killed: string, onStep: (step: string) => void) {
    if (!killed.startsWith('refund')) return
    const bank = shop.openWith()
    const order = await shop.started()
    bank.pay(order.ref)
    await changeStatus(shop.db, { token: order.token }, 'cancelled')
    await readAttempt(shop.db, order.attempt.id)
    const { id: refundId } = await shop.db
      .selectFrom('payment_refunds')
      .select('id')
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow()
    await askRefund(shop.db, { refundId }, { onStep }).catch(dies)
    await shop.runJobs(later())
    expect(bank.holds()).toBe(0)
    expect(await shop.ledger(order.id)).toEqual([
      ['captured', order.total],
      ['given_back', order.total],
    ])
    expect(bank.payments.get(order.ref)?.refunds).toHaveLength(1)
    expect(await shop.mails('payment-returned', order.id)).toBe(1)
  }

  const dies = (error: unknown) => {
    if (!(error instanceof Killed)) throw error
  }
})
