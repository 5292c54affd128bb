import { expect, test } from 'vitest'
import { eachPlace } from '../../../tests/support/databases'
import { paidOutShop } from '../../../tests/support/payments/stripe/paid-out-shop'
import { DAY_MS, HOUR_MS } from '../../durations'
import { readPayouts } from './read-payouts.server'

eachPlace('what a provider may answer about payouts', (place) => {
  const at = paidOutShop(place)
  const { shop, units, compare, found, stored, paid } = at
  const paidOn = { arrivesOn: '2026-11-26', status: 'paid' } as const

  test('a wrong answer stores nothing, is named, and is asked for again', async () => {
    await paid()
    at.fake.balance.payOut(units)
    for (const how of ['cut', 'no JSON', 'failing', 'empty object', 'too large'] as const) {
      at.fake.trouble(/^\/v1\/balance_transactions/, how)
      expect(await compare()).toMatchObject({ payouts: 0, away: ['stripe'] })
      at.fake.trouble(/^\/v1\/payouts/, how)
      expect(await compare()).toMatchObject({ payouts: 0, away: ['stripe'] })
    }
    expect(await stored()).toEqual({ payouts: 0, states: 0, parts: 0 })
    expect(await compare()).toMatchObject({ payouts: 1, away: [] })
    expect(await found()).toEqual([])
  })

  test('a payout that cannot be read keeps no other one back, and three of them end the reading', async () => {
    for (let nth = 0; nth < 5; nth++) {
      await paid()
      at.fake.balance.payOut(units)
    }
    at.fake.trouble(/^\/v1\/balance_transactions/, 'cut')
    expect(await compare()).toMatchObject({ payouts: 0, away: ['stripe'] })
    expect(await stored()).toMatchObject({ payouts: 4 })
    await at.forgetPayouts()
    const asked = at.fake.calls.length
    at.fake.trouble(/^\/v1\/balance_transactions/, 'cut', 10)
    expect(await compare()).toMatchObject({ payouts: 0, away: ['stripe'] })
    const calls = at.fake.calls.slice(asked).map(({ path }) => path)
    expect(calls.filter((path) => path === '/v1/balance_transactions')).toHaveLength(3)
  })

  test('another shop’s money on the account is noted for a person only beside money of this one', async () => {
    await paid()
    at.fake.balance.payOut(units)
    at.fake.balance.moveElse(units, 'charge', 500)
    at.fake.balance.payOut(units)
    await compare()
    expect(await found()).toEqual([])
    await paid()
    at.fake.balance.moveElse(units, 'charge', 500)
    const mixed = at.fake.balance.payOut(units)
    await compare()
    expect(await found()).toMatchObject([
      { kind: 'payout_differs', reference: mixed.id, parts: [expect.stringMatching(/^pi_/)] },
    ])
  })

  test('payouts by hand are kept without parts, and uncounted ones are waited for', async () => {
    await paid()
    at.fake.balance.payOut(units, { byHand: 100 })
    const counted = at.fake.balance.payOut(units)
    counted.reconciliation_status = 'in_progress'
    expect(await compare()).toMatchObject({ payouts: 1, away: [] })
    counted.reconciliation_status = 'completed'
    expect(await compare()).toMatchObject({ payouts: 1, away: [] })
    expect(await stored()).toEqual({ payouts: 2, states: 2, parts: 1 })
    expect(await found()).toEqual([])
  })

  test('a shop that took nothing there asks for no payouts', async () => {
    at.fake.balance.payOut(units, { byHand: 100 })
    expect(await compare()).toMatchObject({ payouts: 0, away: [] })
    expect(at.fake.calls.map(({ path }) => path)).not.toContain('/v1/payouts')
  })

  test('a provider that is slow over its payouts is given up in time', async () => {
    await paid()
    let asked = 0
    at.tells({
      async *since() {
        for (; asked < 1000; asked++) {
          await new Promise((resolve) => setTimeout(resolve, 20))
          const payoutRef = `po_${asked}`
          yield { payoutRef, amount: 1, currency: 'USD', ...paidOn, parts: 'later' }
        }
      },
      async *partsOf() {},
    })
    await expect(readPayouts(shop.db, 'stripe', Date.now(), 100)).rejects.toThrow('took too long')
    expect(asked).toBeLessThan(20)
  })

  test('a payout in another currency is compared by the money that was paid', async () => {
    const { total, paymentRef } = await paid()
    const paysOut = (payoutRef: string, original: number) => {
      at.tells({
        async *since() {
          yield { payoutRef, amount: 97, currency: 'EUR', ...paidOn, parts: 'now' }
        },
        async *partsOf() {
          const paidMoney = { amount: original, currency: 'USD' }
          const part = { partRef: 'txn_1', kind: 'captured', amount: 100, fee: 3 } as const
          yield { ...part, paymentRef, original: paidMoney }
        },
      })
      return readPayouts(shop.db, 'stripe', Date.now())
    }
    expect(await paysOut('po_right', total)).toBe(1)
    expect(await found()).toEqual([])
    expect(await paysOut('po_wrong', total - 1)).toBe(1)
    expect(await found()).toMatchObject([
      { kind: 'payout_differs', currency: 'EUR', amount: 97, expected: 0, parts: [paymentRef] },
    ])
  })

  test('payouts of the last 400 days are asked for, and none before the first payment', async () => {
    await paid()
    const since = async (now: number) => {
      await readPayouts(shop.db, 'stripe', now)
      const call = at.fake.calls.findLast(({ path }) => path === '/v1/payouts')
      return Number(call?.query.get('created[gte]')) * 1000
    }
    const now = Date.now()
    expect(Math.abs((await since(now)) - (now - DAY_MS))).toBeLessThan(HOUR_MS)
    const later = now + 1000 * DAY_MS
    expect(Math.abs((await since(later)) - (later - 400 * DAY_MS))).toBeLessThan(HOUR_MS)
  })
})
