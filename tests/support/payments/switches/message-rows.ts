import { expect } from 'vitest'
import { DAY_MS } from '../../../../app/durations'
import { changeStatus } from '../../../../app/orders/changing/change-status.server'
import { cancelled, type DisturbedShop, givenBack, paid, refunded, waits } from './disturbed-shop'

/** The rows of the table about messages that come wrongly, late or never. */
export function messageRows(disturbed: DisturbedShop) {
  const { shop, post, arrive, look, settle, told, outcome, refund } = disturbed
  const endsUnpaid = (id: number) =>
    changeStatus(shop.db, { id }, 'cancelled', { overdueAt: Date.now() + 2 * DAY_MS })

  /** Money that comes late: a shop that takes agreed money itself does not take it. */
  const lateOutcome = async (order: { ref: string }) => {
    await disturbed.at.pay(order.ref)
    await settle()
  }

  /** A message that cannot be verified changes nothing, and the shop's own look pays the order. */
  async function unverified(switches: { wrongSignature?: boolean; oldSignature?: boolean }) {
    const order = await shop.started()
    await disturbed.at.pay(order.ref)
    const messages = await told(switches)
    const [events, before] = [await disturbed.events(), await outcome(order)]
    const statuses = await post(messages)
    expect(new Set(statuses)).toEqual(new Set([400]))
    await shop.runJobs()
    expect(await disturbed.events()).toEqual(events)
    expect(await outcome(order)).toEqual(before)
    await look()
    expect(await outcome(order)).toEqual(paid(order.total))
  }

  return {
    async duplicate() {
      const order = await shop.started()
      await disturbed.at.pay(order.ref)
      const messages = await told({ duplicate: true })
      expect(messages.length).toBeGreaterThan(1)
      expect(new Set(await post(messages))).toEqual(new Set([200]))
      await shop.runJobs()
      expect(new Set(await post(messages))).toEqual(new Set([200]))
      await settle()
      expect(await outcome(order)).toEqual(paid(order.total))
    },
    async reordered() {
      const order = await shop.started()
      await disturbed.at.pay(order.ref, { reordered: true })
      if (disturbed.at.takenByShop) await look()
      const statuses = await arrive({ reordered: true })
      expect(statuses.length).toBeGreaterThan(1)
      expect(new Set(statuses)).toEqual(new Set([200]))
      await settle()
      expect(await outcome(order)).toEqual(paid(order.total))
    },
    async 'late after cancel'() {
      const order = await shop.started()
      await changeStatus(shop.db, { token: order.token }, 'cancelled')
      await lateOutcome(order)
      const expected = disturbed.at.takenByShop ? cancelled() : givenBack(order.total)
      expect(await outcome(order)).toEqual(expected)
    },
    async 'late after expiry'() {
      const order = await shop.started()
      await endsUnpaid(order.id)
      await lateOutcome(order)
      const expected = disturbed.at.takenByShop ? cancelled() : paid(order.total)
      expect(await outcome(order)).toEqual(expected)
    },
    async 'late after expiry without stock'() {
      const order = await shop.started()
      await endsUnpaid(order.id)
      const rows = shop.db.updateTable('stock').where('product_id', '=', 1)
      const before = await shop.stock()
      await rows.set({ quantity: 0 }).execute()
      const empty = await shop.stock()
      await lateOutcome(order)
      const expected = disturbed.at.takenByShop ? cancelled() : givenBack(order.total)
      expect(before).toBe(0)
      expect(await outcome(order)).toEqual({ ...expected, stock: empty })
    },
    async 'late after refund'() {
      const order = await shop.started()
      await disturbed.at.pay(order.ref)
      const messages = await told({})
      await look()
      await refund(order)
      await settle()
      expect(new Set(await post(messages))).toEqual(new Set([200]))
      await settle()
      expect(await outcome(order)).toEqual(refunded(order.total))
    },
    async 'lost webhook'() {
      const order = await shop.started()
      await disturbed.at.pay(order.ref)
      disturbed.at.take({ lost: true })
      await shop.runJobs()
      expect(await outcome(order)).toMatchObject({ ...waits(), holds: expect.any(Number) })
      await look()
      disturbed.at.take({ lost: true })
      expect(await outcome(order)).toEqual(paid(order.total))
    },
    'wrong signature': () => unverified({ wrongSignature: true }),
    'old signature': () => unverified({ oldSignature: true }),
  }
}
