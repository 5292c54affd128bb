import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { payingShop } from '../../../tests/support/payments/paying-shop'
import { inTransaction } from '../../database/transactions/transaction.server'
import { refundsOfAttempt } from '../../payments/asked-refunds.server'
import { readAttempt } from '../online/attempt-jobs.server'
import { refundAgain } from '../online/decide-refund.server'
import { refundOrder } from '../refunds/refund-order.server'
import { MONEY_HEAD, moneyTable, NOT_TOLD } from './money-rows.server'

const FEE = 37
const ALWAYS = { from: 0, until: Number.MAX_SAFE_INTEGER }

type Act =
  | { act: 'refund' | 'elsewhere'; amount: number }
  | { act: 'become'; status: 'pending' | 'done' | 'failed' }
  | { act: 'dispute'; status: 'open' | 'won' | 'lost' }
  | { act: 'again' }

const acts = fc.array(
  fc.oneof(
    fc.record({ act: fc.constant('refund' as const), amount: fc.integer({ min: 1, max: 900 }) }),
    fc.record({ act: fc.constant('elsewhere' as const), amount: fc.integer({ min: 1, max: 90 }) }),
    fc.record({
      act: fc.constant('become' as const),
      status: fc.constantFrom('pending' as const, 'done' as const, 'failed' as const),
    }),
    fc.record({
      act: fc.constant('dispute' as const),
      status: fc.constantFrom('open' as const, 'won' as const, 'lost' as const),
    }),
    fc.record({ act: fc.constant('again' as const) }),
  ),
  { maxLength: 8 },
)

eachDatabase('money at payment providers for the accountant', (open) => {
  const shop = payingShop(open)
  let at: Record<string, number>
  beforeAll(() => {
    at = Object.fromEntries(MONEY_HEAD.map((name, place) => [name, place]))
  })

  async function rowsOf(span = ALWAYS) {
    const rows = []
    for await (const row of moneyTable(shop.db, span)) rows.push(row)
    return rows.slice(1)
  }
  const sumOf = (rows: Awaited<ReturnType<typeof rowsOf>>) =>
    rows.reduce((sum, row) => sum + Math.round(Number(row[at['amount'] ?? 0]) * 100), 0)

  async function paid() {
    const order = await shop.started()
    shop.bank.pay(order.ref)
    await readAttempt(shop.db, order.attempt.id)
    return order
  }
  type Order = Awaited<ReturnType<typeof paid>>

  async function doOne({ number, attempt, ref }: Order, one: Act) {
    const { refunds = [], disputes = [] } = shop.bank.payments.get(ref) ?? {}
    // Money that went is never on its way again, and a dispute that ended stays so.
    if (one.act === 'become' && (one.status !== 'pending' || refunds.length === 0))
      shop.bank.refundsBecome(one.status)
    if (one.act === 'dispute' && (disputes[0]?.status ?? 'open') === 'open')
      shop.bank.dispute(ref, one.status)
    if (one.act === 'elsewhere')
      await shop.bank.provider.refund(
        { key: '', reference: '', providerRef: ref, amount: 0, currency: 'USD' },
        { key: `${ref}-${crypto.randomUUID()}`, amount: one.amount, reason: '' },
      )
    if (one.act === 'refund') {
      const key = crypto.randomUUID()
      const asked = { number, lines: [], amount: one.amount, reason: '', by: 'Mina', key }
      await refundOrder(shop.db, asked) // More than is left is refused.
    }
    if (one.act === 'again')
      for (const { id } of await refundsOfAttempt(shop.db, attempt.id))
        await inTransaction(shop.db, (connection) => refundAgain(connection, id))
    await shop.runJobs()
    await readAttempt(shop.db, attempt.id)
  }

  test('the rows of any course of payments sum to what the provider pays out', async () => {
    await fc.assert(
      fc.asyncProperty(acts, async (course) => {
        await shop.forget()
        await shop.db.deleteFrom('payment_findings').execute()
        await shop.db.deleteFrom('payment_refunds').execute()
        await shop.db.deleteFrom('order_payments').execute()
        shop.bank.feeIs(FEE)
        const order = await paid()
        for (const one of course) await doOne(order, one)
        const rows = await rowsOf()
        expect(sumOf(rows)).toBe(shop.bank.holds() - FEE)
        const middle = Date.now() - 5
        const parts = [
          ...(await rowsOf({ from: 0, until: middle })),
          ...(await rowsOf({ from: middle, until: Number.MAX_SAFE_INTEGER })),
        ]
        expect(parts).toEqual(rows)
      }),
      { numRuns: 25 },
    )
  })

  test('a refund counts in the month in which its money went, and never when it did not', async () => {
    await shop.db.deleteFrom('order_payments').execute()
    const { number, attempt, ref } = await paid()
    shop.bank.refundsBecome('pending')
    await doOne({ number, attempt, ref } as Order, { act: 'refund', amount: 500 })
    const kinds = async (span = ALWAYS) => (await rowsOf(span)).map((row) => row[at['kind'] ?? 0])
    expect(await kinds()).toEqual(['captured'])
    shop.bank.refundsBecome('done')
    await readAttempt(shop.db, attempt.id)
    expect(await kinds()).toEqual(['captured', 'refund'])
    const [refund] = await refundsOfAttempt(shop.db, attempt.id)
    const month = { from: Number(refund?.done_at), until: Number(refund?.done_at) + 1 }
    expect(await kinds(month)).toEqual(['refund'])
    const [row] = await rowsOf(month)
    expect(row?.slice(2)).toEqual([
      ...['refund', number, `${number}-1`, `pay-${ref}`, refund?.refund_ref, 'USD', '-5.00'],
      ...[NOT_TOLD, '', ''],
    ])
    shop.bank.refundsBecome('pending')
    await doOne({ number, attempt, ref } as Order, { act: 'refund', amount: 300 })
    shop.bank.refundsBecome('failed')
    await readAttempt(shop.db, attempt.id)
    const refunds = await refundsOfAttempt(shop.db, attempt.id)
    expect(refunds.map(({ status }) => status)).toEqual(['failed', 'failed'])
    expect(await kinds()).toEqual(['captured', 'refund', 'refund_reversed'])
  })
})
