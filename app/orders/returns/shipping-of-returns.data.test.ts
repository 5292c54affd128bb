import { expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { FRANCE, shippingShop } from '../../../tests/support/settings/shipping-shop'
import { changeStatus } from '../changing/change-status.server'
import { recordCash } from '../paying/payments.server'
import { findOrderByNumber } from '../reading/find-order.server'
import { refundOrder } from '../refunds/refund-order.server'
import { answerReturn } from './answer-return.server'
import { askReturn } from './ask-return.server'
import { listReturnsOf } from './find-returns.server'
import { returnOptions } from './return-options.server'
import { withdraw } from './withdraw.server'

/** Shipping of 990 and a fee of 250, with their tax of 15%. */
const BESIDE = 1426

eachDatabase('shipping and the fee for cash in refunds and returns', (open) => {
  const shop = shippingShop(open)
  const { twoZones, ordered } = shop

  /** Orders three pieces for cash; shipping costs 990 and the fee for cash 250. */
  async function delivered() {
    await twoZones()
    const outcome = await ordered(FRANCE, { payment: 'cash_on_delivery', quantity: 3 })
    if (!outcome.ok) throw new Error(outcome.code)
    const { order } = outcome
    expect(order).toMatchObject({ shipping: 990, fee: 250 })
    for (const status of ['shipped', 'delivered'] as const)
      await changeStatus(shop.db, { token: order.token }, status)
    await recordCash(shop.db, order.number)
    return order
  }
  const refund = (number: string, quantity: number, more = {}) => {
    const lines = [{ line: 0, quantity, restock: false }]
    const key = crypto.randomUUID()
    return refundOrder(shop.db, { number, lines, reason: '', by: 'ana', key, ...more })
  }
  async function returned(order: { token: string; number: string }, quantity: number) {
    const key = crypto.randomUUID()
    const lines = [{ position: 0, quantity }]
    const asked = await askReturn(shop.db, order.token, { key, lines })
    if (!asked.ok) throw new Error(asked.code)
    for (const to of ['accepted', 'received'] as const)
      await answerReturn(shop.db, { order: order.number, sequence: asked.sequence }, to)
    return answerReturn(shop.db, { order: order.number, sequence: asked.sequence }, 'refunded')
  }
  const refundsOfOrder = async (number: string) =>
    (await findOrderByNumber(shop.db, number))?.order.refunds ?? []

  test('pieces come to the same by a refund and by a return, without shipping and fee', async () => {
    const [one, other] = [await delivered(), await delivered()]
    const goods = one.total - BESIDE
    for (const quantity of [1, 1]) {
      const direct = await refund(one.number, quantity)
      const back = await returned(other, quantity)
      if (!direct.ok || !back.ok) throw new Error('refused')
      expect(back.refund).toBe(direct.refund.amount)
      expect(Math.abs(direct.refund.amount - goods / 3)).toBeLessThanOrEqual(1)
      expect(direct.refund).not.toHaveProperty('shipping')
    }
    for (const refunds of [await refundsOfOrder(one.number), await refundsOfOrder(other.number)])
      expect(refunds.some(({ shipping }) => shipping)).toBe(false)
  })

  test('the last pieces bring shipping and fee back, by a refund and by a return', async () => {
    const [one, other] = [await delivered(), await delivered()]
    await refund(one.number, 2)
    await returned(other, 2)
    expect(await refund(one.number, 1)).toMatchObject({ ok: true, refund: { shipping: BESIDE } })
    expect(await returned(other, 1)).toMatchObject({ ok: true })
    for (const { number, total } of [one, other]) {
      const refunds = await refundsOfOrder(number)
      expect(refunds.map(({ shipping = 0 }) => shipping)).toEqual([0, BESIDE])
      expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
    }
    const { id } = (await findOrderByNumber(shop.db, other.number)) as { id: number }
    const returns = (await listReturnsOf(shop.db, [id])).get(id) ?? []
    expect(returns.map(({ shipping }) => shipping)).toEqual([undefined, BESIDE])
    expect(returns.reduce((sum, one) => sum + (one.refund ?? 0), 0)).toBe(other.total)
  })

  test('shipping that the shop keeps or gave back before comes back by no return twice', async () => {
    const kept = await delivered()
    const whole = await refund(kept.number, 3, { shipping: false })
    expect(whole).toMatchObject({ ok: true, refund: { amount: kept.total - BESIDE } })
    const order = await delivered()
    const before = await refund(order.number, 1, { lines: [], shipping: true })
    expect(before).toMatchObject({ ok: true, refund: { amount: BESIDE, shipping: BESIDE } })
    expect(await returned(order, 3)).toMatchObject({ ok: true, refund: order.total - BESIDE })
    expect(await refund(order.number, 1, { lines: [], amount: 1 })).toMatchObject({
      code: 'too_much',
    })
  })

  test('a withdrawal of the whole order gives all back that was paid, and one of a part its pieces', async () => {
    const statement = (quantity: number) => ({
      ...{ key: crypto.randomUUID(), name: 'Ana Rahman', email: 'ana@example.com' },
      ...{ lines: [{ position: 0, quantity }], language: 'en' as const },
    })
    for (const [parts, expected] of [
      [[3], (total: number) => [total]],
      [[1, 2], undefined],
    ] as const) {
      const { token, number, total } = await delivered()
      const refunds: number[] = []
      for (const [at, quantity] of parts.entries()) {
        expect(await withdraw(shop.db, token, statement(quantity))).toMatchObject({ ok: true })
        const which = { order: number, sequence: at + 1 }
        await answerReturn(shop.db, which, 'received')
        const done = await answerReturn(shop.db, which, 'refunded')
        refunds.push((done.ok && done.refund) || 0)
      }
      if (expected) expect(refunds).toEqual(expected(total))
      else expect(Math.abs((refunds[0] ?? 0) - (total - BESIDE) / 3)).toBeLessThanOrEqual(1)
      expect(refunds.reduce((sum, one) => sum + one, 0)).toBe(total)
    }
  })

  test('after a return that had a share of shipping in its lines, the last comes to what is left', async () => {
    const order = await delivered()
    const { id } = (await findOrderByNumber(shop.db, order.number)) as { id: number }
    await returned(order, 1)
    const share = Math.round(order.total / 3)
    const row = await shop.db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect((await returnOptions(shop.db, row)).lines).toMatchObject([{ left: 2 }])
    // It was accepted before shipping stood beside the lines.
    await shop.db
      .updateTable('order_return_lines')
      .set({ refund: share })
      .where('return_id', 'in', (of) =>
        of.selectFrom('order_returns').select('id').where('order_id', '=', id),
      )
      .execute()
    await shop.db
      .updateTable('order_refunds')
      .set({ amount: share })
      .where('order_id', '=', id)
      .execute()
    await shop.db
      .updateTable('order_payments')
      .set({ amount: share })
      .where('order_id', '=', id)
      .where('kind', '=', 'refund')
      .execute()
    expect(await returned(order, 2)).toMatchObject({ ok: true, refund: order.total - share })
  })
})
