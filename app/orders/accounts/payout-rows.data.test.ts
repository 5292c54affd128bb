import { expect, test } from 'vitest'
import { eachPlace } from '../../../tests/support/databases'
import { paidOutShop } from '../../../tests/support/payments/stripe/paid-out-shop'
import { DISPUTE_FEE } from '../../../tests/support/payments/stripe/stripe-payouts'
import { DAY_MS } from '../../durations'
import { MONEY_HEAD, moneyTable, NOT_TOLD } from './money-rows.server'
import { PAYOUT_HEAD, payoutsTable } from './payout-rows.server'

eachPlace('payouts for the accountant', (place) => {
  const at = paidOutShop(place)
  const { shop, compare, paid } = at
  const span = () => ({ from: Date.now() - DAY_MS, until: Date.now() + 5 * DAY_MS })
  async function rowsOf(table: typeof moneyTable, head: readonly string[], within = span()) {
    const rows = await Array.fromAsync(table(shop.db, within))
    expect(rows[0]).toEqual(head)
    return rows
      .slice(1)
      .map((row) => Object.fromEntries(head.map((name, place) => [name, row[place]])))
  }
  const money = () => rowsOf(moneyTable, MONEY_HEAD)
  const payouts = (within = span()) => rowsOf(payoutsTable, PAYOUT_HEAD, within)
  const plain = (units: number) => units / 100
  const dayOf = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10)

  test('each payment, fee and refund names its payout and the day of its arrival', async () => {
    const order = await paid()
    await compare()
    expect((await money()).map(({ payout }) => payout)).toEqual(['', ''])
    const first = at.fake.balance.payOut('usd')
    await at.refunded(order, 500)
    const later = at.fake.balance.payOut('usd')
    await compare()
    const named = (await money()).map(({ kind, payout, payoutArrives, payoutStatus }) => [
      ...[kind, payout, payoutArrives, payoutStatus],
    ])
    const day = dayOf(first.arrival_date)
    expect(named.sort()).toEqual([
      ['captured', first.id, day, 'on_its_way'],
      ['fee', first.id, day, 'on_its_way'],
      ['refund', later.id, day, 'on_its_way'],
    ])
    expect(later.amount).toBe(-500)
    at.fake.balance.failPayout(first)
    await compare()
    expect((await money()).map(({ payoutStatus }) => payoutStatus).sort()).toEqual([
      ...['failed', 'failed', 'on_its_way'],
    ])
  })

  test('a payout has a row on the day of its arrival, whose columns sum to its amount', async () => {
    const [one, other] = [await paid(), await paid()]
    at.fake.dispute(other.ref)
    at.fake.balance.moveElse('usd', 'fee', -250)
    const payout = at.fake.balance.payOut('usd')
    const byHand = at.fake.balance.payOut('usd', { byHand: 700 })
    await compare()
    const rows = await payouts()
    const total = one.total + other.total
    const fees = [one.total, other.total].reduce((sum, each) => sum + Math.round(each * 0.03), 0)
    const { payments, refunds, disputes, fees: fee, other: rest, ...row } = rows[0] ?? {}
    expect(row).toMatchObject({
      ...{ provider: 'stripe', payout: payout.id, arrives: dayOf(payout.arrival_date) },
      ...{ status: 'on_its_way', currency: 'USD' },
    })
    const parts = [payments, refunds, disputes, fee, rest].map(Number)
    expect(parts).toEqual([
      ...[plain(total), 0, -plain(other.total), -plain(fees + DISPUTE_FEE + 250), 0],
    ])
    const cents = parts.map((part) => Math.round(part * 100)).reduce((sum, part) => sum + part, 0)
    expect(cents).toBe(payout.amount)
    expect(Math.round(Number(row['amount']) * 100)).toBe(payout.amount)
    expect(rows[1]).toMatchObject({ payout: byHand.id, payments: NOT_TOLD, refunds: '' })
    expect(await payouts({ from: Date.now() - DAY_MS, until: Date.now() })).toEqual([])
  })

  test('a provider that tells no payouts says so at each row and once among the payouts', async () => {
    await paid()
    at.tells(undefined)
    await compare()
    expect((await money()).map(({ payout }) => payout)).toEqual([NOT_TOLD, NOT_TOLD])
    expect(await payouts()).toMatchObject([{ provider: 'stripe', payout: NOT_TOLD, amount: '' }])
  })
})
