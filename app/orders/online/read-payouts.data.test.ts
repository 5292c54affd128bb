import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eachPlace, openPlace, type Place } from '../../../tests/support/databases'
import { openedStripe } from '../../../tests/support/payments/opened-providers'
import { payingShop } from '../../../tests/support/payments/paying-shop'
import { DISPUTE_FEE } from '../../../tests/support/payments/stripe/stripe-payouts'
import { closeDatabase } from '../../database/close.server'
import { openDatabase } from '../../database/open.server'
import type { Database } from '../../database/tables.server'
import { DAY_MS, HOUR_MS } from '../../durations'
import { openFindings } from '../../payments/findings.server'
import { setOpened } from '../../payments/open-providers.server'
import { refundOrder } from '../refunds/refund-order.server'
import { comparePayments } from './compare-payments.server'
import { readAttempt } from './read-attempt.server'
import { readPayouts } from './read-payouts.server'

const CURRENCIES = ['USD', 'JPY'] as const

for (const currency of CURRENCIES)
  eachPlace(`payouts of Stripe in ${currency}`, (place) => {
    let where: Place
    const shop = payingShop(
      async (filled = 'migrated') => {
        where = await place(filled)
        return openPlace(where, filled)
      },
      { way: 'stripe', currency },
    )
    const units = currency.toLowerCase()
    let stripe: Awaited<ReturnType<typeof openedStripe>>
    let second: Database
    beforeAll(async () => {
      second = await openDatabase(where)
    })
    afterAll(() => closeDatabase(second))
    beforeEach(async () => {
      for (const table of TABLES) await shop.db.deleteFrom(table).execute()
      stripe = await openedStripe(Date.now)
      const account = { provider: 'stripe' as const, live: false, minutes: 30 }
      setOpened([{ provider: stripe.provider, account }])
      return () => stripe.fake.stop()
    })

    const TABLES = [
      ...(['payment_payout_parts', 'payment_payout_states', 'payment_payouts'] as const),
      ...(['payment_findings', 'payment_refunds', 'order_payments', 'payment_attempts'] as const),
    ]
    const compare = (db = shop.db) => comparePayments(db, Date.now())
    const found = async () =>
      (await openFindings(shop.db)).map(({ kind, facts }) => ({ kind, ...facts }))
    const stored = async () =>
      Object.fromEntries(
        await Promise.all(
          TABLES.slice(0, 3).map(async (table) => {
            const rows = await shop.db.selectFrom(table).selectAll().execute()
            return [table.replace('payment_', ''), rows.length] as const
          }),
        ),
      )
    const states = async () =>
      (
        await shop.db
          .selectFrom('payment_payout_states')
          .select('status')
          .orderBy('status')
          .execute()
      ).map(({ status }) => status)
    async function paid() {
      const order = await shop.started()
      stripe.fake.pay(order.ref)
      await readAttempt(shop.db, order.attempt.id)
      return order
    }
    type Order = Awaited<ReturnType<typeof paid>>
    async function refunded({ number }: Order, amount: number) {
      const key = crypto.randomUUID()
      const asked = { number, lines: [], amount, reason: '', by: 'Mina', key }
      expect(await refundOrder(shop.db, asked)).toMatchObject({ ok: true })
      await shop.runJobs()
    }

    test('a payout over several pages, with a refund, a dispute and fees, is as the books say', async () => {
      const orders = [await paid(), await paid(), await paid()] as const
      await refunded(orders[0], 10)
      stripe.fake.dispute(orders[1].ref)
      stripe.fake.balance.moveElse(units, 'fee', -20)
      stripe.fake.balance.payOut(units)
      await readAttempt(shop.db, orders[1].attempt.id)
      expect(await compare()).toMatchObject({ payouts: 1, away: [] })
      expect(await found()).toMatchObject([{ kind: 'dispute' }])
      expect(await stored()).toEqual({ payouts: 1, payout_states: 1, payout_parts: 6 })
      const dispute = await shop.db
        .selectFrom('payment_payout_parts')
        .selectAll()
        .where('kind', '=', 'chargeback')
        .executeTakeFirstOrThrow()
      expect(Number(dispute.fee)).toBe(DISPUTE_FEE)
    })

    test('a job done twice, and by two processes at once, stores a payout once', async () => {
      await paid()
      stripe.fake.balance.payOut(units)
      await Promise.all([compare(), compare(second), compare(), compare(second)])
      await compare(second)
      expect(await stored()).toEqual({ payouts: 1, payout_states: 1, payout_parts: 1 })
      expect(await found()).toEqual([])
    })

    test('a payout that failed after it was paid is for a person, once, and comes with a later one', async () => {
      await paid()
      const payout = stripe.fake.balance.payOut(units)
      await compare()
      payout.status = 'paid'
      await compare()
      stripe.fake.balance.failPayout(payout)
      await compare()
      await compare()
      expect(await found()).toMatchObject([
        { kind: 'payout_failed', reference: payout.id, reason: 'The bank account has been closed' },
      ])
      expect(await states()).toEqual(['failed', 'on_its_way', 'paid'])
      await paid()
      stripe.fake.balance.payOut(units)
      expect(await compare()).toMatchObject({ payouts: 1 })
      expect(await found()).toHaveLength(1)
      expect(await stored()).toMatchObject({ payouts: 2, payout_parts: 3 })
    })

    test('a sum or a part that is not what the books say is for a person, once', async () => {
      const { attempt } = await paid()
      const payout = stripe.fake.balance.payOut(units)
      const right = payout.amount
      payout.amount -= 10
      await compare()
      await compare()
      const [differs, ...more] = await found()
      expect(more).toEqual([])
      expect(differs).toMatchObject({ kind: 'payout_differs', reference: payout.id, currency })
      expect(differs).toMatchObject({ amount: right - 10, expected: right })
      await shop.db
        .updateTable('order_payments')
        .set({ amount: 1 })
        .where('kind', '=', 'captured')
        .where('attempt_id', '=', attempt.id)
        .execute()
      await shop.db.deleteFrom('payment_payout_parts').execute()
      await shop.db.deleteFrom('payment_payout_states').execute()
      await shop.db.deleteFrom('payment_payouts').execute()
      await shop.db.deleteFrom('payment_findings').execute()
      await compare()
      const { payment_ref } = await shop.db
        .selectFrom('payment_attempts')
        .select('payment_ref')
        .where('id', '=', attempt.id)
        .executeTakeFirstOrThrow()
      expect(await found()).toMatchObject([{ kind: 'payout_differs', parts: [payment_ref] }])
    })

    test('a payout whose amount is told otherwise later is for a person', async () => {
      await paid()
      const payout = stripe.fake.balance.payOut(units)
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
      stripe.fake.balance.payOut(units)
      await compare()
      expect(await found()).toEqual([])
      const row = shop.db.selectFrom('payment_findings').select(['kind', 'settled_at'])
      expect(await row.execute()).toMatchObject([
        { kind: 'payout_differs', settled_at: expect.anything() },
      ])
    })

    test('a wrong answer stores nothing, is named, and is asked for again', async () => {
      await paid()
      stripe.fake.balance.payOut(units)
      for (const how of ['cut', 'no JSON', 'failing', 'empty object', 'too large'] as const) {
        stripe.fake.trouble(/^\/v1\/balance_transactions/, how)
        expect(await compare()).toMatchObject({ payouts: 0, away: ['stripe'] })
        stripe.fake.trouble(/^\/v1\/payouts/, how)
        expect(await compare()).toMatchObject({ payouts: 0, away: ['stripe'] })
      }
      expect(await stored()).toEqual({ payouts: 0, payout_states: 0, payout_parts: 0 })
      expect(await compare()).toMatchObject({ payouts: 1, away: [] })
      expect(await found()).toEqual([])
    })

    test('what another shop took on the account is for a person only beside money of this one', async () => {
      await paid()
      stripe.fake.balance.payOut(units)
      stripe.fake.balance.moveElse(units, 'charge', 500)
      stripe.fake.balance.payOut(units)
      await compare()
      expect(await found()).toEqual([])
      await paid()
      stripe.fake.balance.moveElse(units, 'charge', 500)
      const mixed = stripe.fake.balance.payOut(units)
      await compare()
      expect(await found()).toMatchObject([
        { kind: 'payout_differs', reference: mixed.id, parts: [expect.stringMatching(/^pi_/)] },
      ])
    })

    test('payouts by hand are kept without parts, and uncounted ones are waited for', async () => {
      await paid()
      stripe.fake.balance.payOut(units, { byHand: 100 })
      const counted = stripe.fake.balance.payOut(units)
      counted.reconciliation_status = 'in_progress'
      expect(await compare()).toMatchObject({ payouts: 1, away: [] })
      counted.reconciliation_status = 'completed'
      expect(await compare()).toMatchObject({ payouts: 1, away: [] })
      expect(await stored()).toEqual({ payouts: 2, payout_states: 2, payout_parts: 1 })
      expect(await found()).toEqual([])
    })

    test('a shop that took nothing there asks for no payouts', async () => {
      stripe.fake.balance.payOut(units, { byHand: 100 })
      expect(await compare()).toMatchObject({ payouts: 0, away: [] })
      expect(stripe.fake.calls.map(({ path }) => path)).not.toContain('/v1/payouts')
    })

    test('a provider that is slow over its payouts is given up in time', async () => {
      await paid()
      let asked = 0
      const provider = {
        ...stripe.provider,
        payouts: {
          async *since() {
            for (; asked < 1000; asked++) {
              await new Promise((resolve) => setTimeout(resolve, 20))
              const day = { arrivesOn: '2026-11-26', status: 'paid', parts: 'later' } as const
              yield { payoutRef: `po_${asked}`, amount: 1, currency, ...day }
            }
          },
          async *partsOf() {},
        },
      }
      setOpened([{ provider, account: { provider: 'stripe', live: false, minutes: 30 } }])
      await expect(readPayouts(shop.db, 'stripe', Date.now(), 100)).rejects.toThrow('took too long')
      expect(asked).toBeLessThan(20)
    })

    test('a payout in another currency is compared by the money that was paid', async () => {
      const { id, attempt } = await paid()
      const [[, total] = []] = await shop.ledger(id)
      const { payment_ref } = await shop.db
        .selectFrom('payment_attempts')
        .select('payment_ref')
        .where('id', '=', attempt.id)
        .executeTakeFirstOrThrow()
      const paysOut = (payoutRef: string, original: number) => {
        const payouts = {
          async *since() {
            const day = { arrivesOn: '2026-11-26', status: 'paid', parts: 'now' } as const
            yield { payoutRef, amount: 97, currency: 'EUR', ...day }
          },
          async *partsOf() {
            yield {
              ...{ partRef: 'txn_1', kind: 'captured' as const, amount: 100, fee: 3 },
              ...{ paymentRef: payment_ref ?? '', original: { amount: original, currency } },
            }
          },
        }
        const provider = { ...stripe.provider, payouts }
        setOpened([{ provider, account: { provider: 'stripe', live: false, minutes: 30 } }])
        return readPayouts(shop.db, 'stripe', Date.now())
      }
      expect(await paysOut('po_right', Number(total))).toBe(1)
      expect(await found()).toEqual([])
      expect(await paysOut('po_wrong', Number(total) - 1)).toBe(1)
      expect(await found()).toMatchObject([
        { kind: 'payout_differs', currency: 'EUR', amount: 97, expected: 0, parts: [payment_ref] },
      ])
    })

    test('payouts of the last 400 days are asked for, and none before the first payment', async () => {
      await paid()
      const since = async (now: number) => {
        await readPayouts(shop.db, 'stripe', now)
        const call = stripe.fake.calls.findLast(({ path }) => path === '/v1/payouts')
        return Number(call?.query.get('created[gte]')) * 1000
      }
      const now = Date.now()
      expect(Math.abs((await since(now)) - (now - DAY_MS))).toBeLessThan(HOUR_MS)
      const later = now + 1000 * DAY_MS
      expect(Math.abs((await since(later)) - (later - 400 * DAY_MS))).toBeLessThan(HOUR_MS)
    })
  })
