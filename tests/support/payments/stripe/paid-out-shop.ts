import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { closeDatabase, openDatabase } from '../../../../app/database/open.server'
import type { Database } from '../../../../app/database/tables.server'
import { readAttempt } from '../../../../app/orders/online/attempt-jobs.server'
import { comparePayments } from '../../../../app/orders/online/compare-payments.server'
import { refundOrder } from '../../../../app/orders/refunds/refund-order.server'
import { openFindings } from '../../../../app/payments/findings.server'
import { setOpened } from '../../../../app/payments/open-providers.server'
import type { Payouts } from '../../../../app/payments/payouts/payout'
import type { Provider } from '../../../../app/payments/provider'
import { type MakePlace, openPlace, type Place } from '../../databases'
import { openedStripe } from '../opened-providers'
import { payingShop } from '../paying-shop'

const PAYOUT_TABLES = [
  ...(['payment_payout_parts', 'payment_payout_states', 'payment_payouts'] as const),
]
const BOOKS = ['payment_findings', 'payment_refunds', 'order_payments', 'payment_attempts'] as const

/** Makes a shop that sells by Stripe, each test at a fake that has moved nothing yet. */
export function paidOutShop(place: MakePlace, currency = 'USD') {
  let where: Place
  const shop = payingShop(
    async (filled = 'migrated') => {
      where = await place(filled)
      return openPlace(where, filled)
    },
    { way: 'stripe', currency },
  )
  let stripe: Awaited<ReturnType<typeof openedStripe>>
  let second: Database
  beforeAll(async () => {
    second = await openDatabase(where)
  })
  afterAll(() => closeDatabase(second))
  beforeEach(async () => {
    for (const table of [...PAYOUT_TABLES, ...BOOKS]) await shop.db.deleteFrom(table).execute()
    stripe = await openedStripe(Date.now)
    openWith(stripe.provider)
  })
  afterEach(() => stripe.fake.stop())

  function openWith(provider: Provider) {
    setOpened([{ provider, account: { provider: 'stripe', live: false, minutes: 30 } }])
  }

  return {
    shop,
    units: currency.toLowerCase(),
    get fake() {
      return stripe.fake
    },
    /** Stripe tells other payouts, or none where they are undefined. */
    tells(payouts: Payouts | undefined) {
      const { payouts: _, ...provider } = stripe.provider
      openWith(payouts ? { ...provider, payouts } : provider)
    },
    /** Compares as the daily job does, in this process or by a connection of another one. */
    compare: ({ elsewhere = false } = {}) =>
      comparePayments(elsewhere ? second : shop.db, Date.now()),
    found: async () => (await openFindings(shop.db)).map(({ kind, facts }) => ({ kind, ...facts })),
    /** Counts the rows of payouts, states and parts. */
    async stored() {
      const [parts, states, payouts] = await Promise.all(
        PAYOUT_TABLES.map(async (table) => {
          const rows = await shop.db.selectFrom(table).selectAll().execute()
          return rows.length
        }),
      )
      return { payouts, states, parts }
    },
    async forgetPayouts() {
      for (const table of [...PAYOUT_TABLES, 'payment_findings'] as const)
        await shop.db.deleteFrom(table).execute()
    },
    async paid() {
      const order = await shop.started()
      stripe.fake.pay(order.ref)
      await readAttempt(shop.db, order.attempt.id)
      const { payment_ref } = await shop.db
        .selectFrom('payment_attempts')
        .select('payment_ref')
        .where('id', '=', order.attempt.id)
        .executeTakeFirstOrThrow()
      return { ...order, paymentRef: payment_ref ?? '' }
    },
    async refunded({ number }: { number: string }, amount: number) {
      const key = crypto.randomUUID()
      const asked = { number, lines: [], amount, reason: '', by: 'Mina', key }
      expect(await refundOrder(shop.db, asked)).toMatchObject({ ok: true })
      await shop.runJobs()
    },
  }
}
