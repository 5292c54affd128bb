import { expect, onTestFinished, vi } from 'vitest'
import { DAY_MS } from '../../../../app/durations'
import { comparePayments } from '../../../../app/orders/online/compare-payments.server'
import type { MoneySwitches } from '../fake-ledger'
import { type DisturbedShop, paid, refunded, waits } from './disturbed-shop'

/** Long for a fake on loopback, and short for a test that waits for it. */
const SILENT_MS = 2000

/** The rows of the table about calls without an answer, wrong money, refunds and disputes. */
export function moneyRows(disturbed: DisturbedShop) {
  const { shop, arrive, look, settle, outcome, refund, named } = disturbed
  const compare = () => comparePayments(shop.db, Date.now() + 2 * DAY_MS)

  async function bought() {
    const order = await shop.started()
    await disturbed.at.pay(order.ref)
    await settle()
    expect(await outcome(order)).toEqual(paid(order.total))
    return order
  }

  /** Starting, taking and refunding are done at the provider, and the shop does not hear of it. */
  async function unanswered(how: 'failing' | 'silent') {
    const { paths, trouble = () => {}, refunds } = disturbed.at
    if (!paths) throw new Error('the provider has no wire')
    trouble(paths.start, how)
    const order = await shop.started({ tries: 2 })
    await disturbed.at.pay(order.ref)
    if (disturbed.at.takenByShop) trouble(paths.capture, how)
    await look()
    await settle()
    expect(await outcome(order)).toEqual(paid(order.total))
    const asked = await refund(order)
    trouble(paths.refund, how)
    await look()
    await settle()
    const isKnown = !refunds?.unknownStays
    expect(await outcome(order)).toEqual(refunded(order.total))
    expect(await asked()).toMatchObject({ status: isKnown ? 'done' : 'pending' })
    await compare()
    const findings = isKnown ? [] : ['no_answer']
    expect(await outcome(order)).toEqual({ ...refunded(order.total), findings })
  }

  /** Other money than was asked pays nothing; nothing is booked, and a person looks. */
  async function otherMoney(money: MoneySwitches) {
    const order = await shop.started()
    await disturbed.at.pay(order.ref, money)
    await look()
    await settle()
    const found = { ...waits(), holds: expect.any(Number), findings: ['other_money'] }
    expect(await outcome(order)).toEqual(found)
    if (disturbed.at.takenByShop) expect((await outcome(order)).holds).toBe(0)
  }

  return {
    '500 after commit': () => unanswered('failing'),
    async timeout() {
      const timeout = AbortSignal.timeout.bind(AbortSignal)
      const spy = vi.spyOn(AbortSignal, 'timeout')
      spy.mockImplementation((ms) => timeout(Math.min(ms, SILENT_MS)))
      onTestFinished(() => spy.mockRestore())
      await unanswered('silent')
    },
    'tampered amount': () => otherMoney({ tamperedAmount: true }),
    'other currency': () => otherMoney({ otherCurrency: 'EUR' }),
    async 'refund stuck'() {
      const order = await bought()
      disturbed.at.refunds?.are('stuck')
      const asked = await refund(order)
      await settle()
      const stuck = { ...refunded(order.total), holds: order.total }
      expect(await outcome(order)).toEqual(stuck)
      await compare()
      expect(await outcome(order)).toEqual({ ...stuck, findings: ['no_answer'] })
      disturbed.at.refunds?.settle(String((await asked()).refund_ref), 'done')
      await compare()
      await settle()
      expect(await asked()).toMatchObject({ status: 'done', fault: null })
      expect(await outcome(order)).toEqual(refunded(order.total))
    },
    async 'refund failed after success'() {
      const order = await bought()
      const asked = await refund(order)
      await settle()
      expect(await asked()).toMatchObject({ status: 'done' })
      expect(await outcome(order)).toEqual(refunded(order.total))
      disturbed.at.refunds?.settle(String((await asked()).refund_ref), 'failed')
      await arrive()
      for (let again = 0; again < 2; again++) await compare()
      expect(await asked()).toMatchObject({ status: 'failed' })
      const { ledger, ...rest } = refunded(order.total)
      expect(await outcome(order)).toEqual({
        ...rest,
        ...{ ledger: [...ledger, ['refund_reversed', order.total]], holds: order.total },
        findings: ['refund_failed'],
      })
    },
    async dispute() {
      const order = await bought()
      disturbed.at.dispute?.(await named(order), 'open')
      await arrive()
      const { ledger, ...rest } = paid(order.total)
      const lost = [...ledger, ['chargeback', order.total]]
      const open = { ...rest, ledger: lost, holds: 0, findings: ['dispute'] }
      expect(await outcome(order)).toEqual(open)
      disturbed.at.dispute?.(await named(order), 'won')
      await arrive()
      await settle()
      expect(await outcome(order)).toEqual({
        ...{ ...rest, holds: order.total },
        ledger: [...lost, ['chargeback_reversed', order.total]],
      })
    },
  }
}
