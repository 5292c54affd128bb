import fc from 'fast-check'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import {
  CURRENCIES,
  cells,
  local,
  NOW,
  orders,
  sum,
} from '../../../tests/support/figures/generated-orders'
import {
  goodsOf,
  type MadeOrder,
  storeMade,
  taxOf,
  totalOf,
} from '../../../tests/support/figures/made-orders'
import { setSettings } from '../../../tests/support/settings/set-settings'
import type { Database } from '../../database/tables.server'
import { cashReport } from './kinds/cash-report.server'
import { categoryReport } from './kinds/category-report.server'
import { salesReport } from './kinds/sales-report.server'
import { taxReport } from './kinds/tax-report.server'

eachDatabase('figures of the reports', (open) => {
  let db: Database
  beforeAll(async () => {
    db = await open('seeded')
  })
  afterEach(() => setSettings(db, { 'shop.timeZone': undefined }))

  async function stored(made: readonly MadeOrder[], timeZone: string) {
    for (const table of ['order_payments', 'order_lines', 'orders'] as const)
      await db.deleteFrom(table).execute()
    await setSettings(db, { 'shop.timeZone': timeZone })
    await storeMade(db, made)
  }

  test('reports equal naive sums by day and by hour, across a clock change', async () => {
    const zones = fc.constantFrom('America/New_York', 'Asia/Dhaka', 'UTC')
    await fc.assert(
      fc.asyncProperty(
        fc.array(orders, { maxLength: 40 }),
        zones,
        fc.constantFrom('30-days' as const, 'own' as const),
        async (made, timeZone, period) => {
          await stored(made, timeZone)
          const hour = period === 'own'
          const from = hour ? '2026-10-31' : '2026-10-05'
          const to = hour ? '2026-11-02' : '2026-11-03'
          const asked = { period, from, to, ...(hour && { step: 'hour' as const }) }
          const report = await salesReport(db, asked, NOW)
          const within = (at: number) => {
            const day = local(timeZone, at, false)
            return day >= from && day <= to
          }
          const placed = made.filter(({ placedAt }) => within(placedAt))
          const paidBack = made.flatMap((order) =>
            order.refunds.filter(({ at }) => within(at)).map((refund) => ({ ...refund, order })),
          )
          const naive = (key: unknown, currency: unknown) => {
            const here = (at: number) => local(timeZone, at, hour) === key
            const of = placed.filter((one) => one.currency === currency && here(one.placedAt))
            const count = of.filter(({ status }) => status !== 'cancelled')
            const back = paidBack.filter(({ at, order }) => order.currency === currency && here(at))
            const counted = back.filter(({ order }) => order.status !== 'cancelled')
            const revenue = sum(count.map(totalOf))
            return [
              ...[key, currency, revenue, count.length, sum(count.map(goodsOf))],
              ...[sum(count.map(({ discount }) => discount)), sum(count.map(taxOf))],
              sum(count.map(({ shipping, fee }) => shipping + fee)),
              sum(back.map((one) => one.amount)),
              revenue - sum(counted.map((one) => one.amount)),
              of.length - count.length,
            ]
          }
          const shown = cells(report, [
            ...['slot', 'currency', 'revenue', 'orders', 'goods', 'discount', 'tax', 'shipping'],
            ...['refunds', 'net', 'cancelled'],
          ])
          expect(shown).toEqual(shown.map(([key, currency]) => naive(key, currency)))
          const all = CURRENCIES.map((code) => [
            code,
            sum(
              placed
                .filter((one) => one.currency === code && one.status !== 'cancelled')
                .map(totalOf),
            ),
          ])
          const totals = report.totals.map(({ currency, figures }) => [
            currency,
            figures.find(({ id }) => id === 'revenue')?.now,
          ])
          expect(totals.filter(([, now]) => now !== 0).sort()).toEqual(
            all.filter(([, now]) => now !== 0).sort(),
          )
        },
      ),
      { numRuns: 15 },
    )
  })

  test('an order older than tax rates is taxed as it was then', async () => {
    const old: MadeOrder = {
      placedAt: NOW - 3_600_000,
      status: 'paid',
      payment: 'bank',
      currency: 'USD',
      discount: 100,
      shipping: 0,
      fee: 0,
      taxes: null,
      lines: [{ productId: 1, quantity: 1, unitPrice: 1100 }],
      refunds: [],
      cash: 0,
    }
    await stored([old], 'Asia/Dhaka')
    await db.updateTable('orders').set({ vat: 150 }).execute()
    const report = await taxReport(db, { period: 'today' }, NOW)
    expect(report.table.rows).toEqual([[15, 'USD', 1, 1000, 150, 0, 0]])
  })

  test('a shop without orders has empty reports, not broken ones', async () => {
    await stored([], 'Asia/Dhaka')
    for (const read of [salesReport, taxReport, categoryReport, cashReport]) {
      const { table, currencies } = await read(db, { period: 'year' }, NOW)
      expect(table.rows).toEqual([])
      expect(currencies).toEqual([{ code: 'USD', pattern: '2$#' }])
    }
  })

  test('the currency with most orders comes first, and none is added to another', async () => {
    const order = (currency: string, unitPrice: number): MadeOrder => ({
      placedAt: NOW - 2 * 3_600_000,
      status: 'paid',
      payment: 'bank',
      currency,
      discount: 0,
      shipping: 0,
      fee: 0,
      taxes: [],
      lines: [{ productId: 1, quantity: 1, unitPrice }],
      refunds: [],
      cash: 0,
    })
    await stored([order('KWD', 1500), order('JPY', 700), order('JPY', 800)], 'Asia/Dhaka')
    const { currencies, totals } = await salesReport(db, { period: '7-days' }, NOW)
    expect(currencies.map(({ code, pattern }) => [code, pattern[0]])).toEqual([
      ['JPY', '0'],
      ['KWD', '3'],
    ])
    expect(totals.map(({ figures }) => figures[0]?.now)).toEqual([1500, 1500])
  })
})
