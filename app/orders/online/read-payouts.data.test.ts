import { expect, test } from 'vitest'
import { eachPlace } from '../../../tests/support/databases'
import { paidOutShop } from '../../../tests/support/payments/stripe/paid-out-shop'
import { DISPUTE_FEE } from '../../../tests/support/payments/stripe/stripe-payouts'
import { readAttempt } from './attempt-jobs.server'

for (const currency of ['USD', 'JPY'])
  eachPlace(`payouts of Stripe in ${currency}`, (place) => {
    const at = paidOutShop(place, currency)
    const { shop, units, compare, found, stored, paid } = at

    test('a payout over several pages, with a refund, a dispute and fees, is as the books say', async () => {
      const orders = [await paid(), await paid(), await paid()] as const
      await at.refunded(orders[0], 10)
      at.fake.dispute(orders[1].ref)
      at.fake.balance.moveElse(units, 'fee', -20)
      at.fake.balance.payOut(units)
      await readAttempt(shop.db, orders[1].attempt.id)
      expect(await compare()).toMatchObject({ payouts: 1, away: [] })
      expect(await found()).toMatchObject([{ kind: 'dispute' }])
      expect(await stored()).toEqual({ payouts: 1, states: 1, parts: 6 })
      const dispute = await shop.db
        .selectFrom('payment_payout_parts')
        .selectAll()
        .where('kind', '=', 'chargeback')
        .executeTakeFirstOrThrow()
      expect(Number(dispute.fee)).toBe(DISPUTE_FEE)
    })

    test('a job done twice, and by two processes at once, stores a payout once', async () => {
      await paid()
      at.fake.balance.payOut(units)
      const elsewhere = { elsewhere: true }
      await Promise.all([compare(), compare(elsewhere), compare(), compare(elsewhere)])
      await compare(elsewhere)
      expect(await stored()).toEqual({ payouts: 1, states: 1, parts: 1 })
      expect(await found()).toEqual([])
    })

    test('a payout that failed after it was paid is for a person, once, and comes with a later one', async () => {
      await paid()
      const payout = at.fake.balance.payOut(units)
      await compare()
      payout.status = 'paid'
      await compare()
      at.fake.balance.failPayout(payout)
      await compare()
      await compare()
      expect(await found()).toMatchObject([
        { kind: 'payout_failed', reference: payout.id, reason: 'The bank account has been closed' },
      ])
      expect(await stored()).toEqual({ payouts: 1, states: 3, parts: 1 })
      await paid()
      at.fake.balance.payOut(units)
      expect(await compare()).toMatchObject({ payouts: 1 })
      expect(await found()).toHaveLength(1)
      expect(await stored()).toMatchObject({ payouts: 2, parts: 3 })
    })

    test('a sum that is not what its parts come to is for a person, once', async () => {
      await paid()
      const payout = at.fake.balance.payOut(units)
      const right = payout.amount
      payout.amount -= 10
      await compare()
      await compare()
      expect(await found()).toEqual([
        {
          ...{ kind: 'payout_differs', reference: payout.id, currency },
          ...{ amount: right - 10, expected: right },
        },
      ])
    })

    test('a part that is not what the books say is named', async () => {
      const { attempt, paymentRef } = await paid()
      await paid()
      await shop.db
        .updateTable('order_payments')
        .set({ amount: 1 })
        .where('kind', '=', 'captured')
        .where('attempt_id', '=', attempt.id)
        .execute()
      at.fake.balance.payOut(units)
      await compare()
      expect(await found()).toMatchObject([{ kind: 'payout_differs', parts: [paymentRef] }])
    })

    test('a payout whose amount is told otherwise later is for a person', async () => {
      await paid()
      const payout = at.fake.balance.payOut(units)
      await compare()
      const before = payout.amount
      payout.amount = before + 10
      await compare()
      await compare()
      expect(await found()).toMatchObject([
        { kind: 'payout_differs', amount: before + 10, expected: before },
      ])
      const kept = await shop.db.selectFrom('payment_payouts').select('amount').executeTakeFirst()
      expect(Number(kept?.amount)).toBe(before)
    })

    test('books that lack a fee are mended by reading the payment, and no person is asked', async () => {
      await paid()
      await shop.db.deleteFrom('order_payments').where('kind', '=', 'fee').execute()
      at.fake.balance.payOut(units)
      await compare()
      expect(await found()).toEqual([])
      const row = shop.db.selectFrom('payment_findings').select(['kind', 'settled_at'])
      expect(await row.execute()).toMatchObject([
        { kind: 'payout_differs', settled_at: expect.anything() },
      ])
    })
  })
