import fc from 'fast-check'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import {
  goodsOf,
  type MadeOrder,
  storeMade,
  taxOf,
  totalOf,
} from '../../../tests/support/figures/made-orders'
import { setShop } from '../../../tests/support/settings/shop-settings'
import { seedDemo } from '../../catalogue/seed.server'
import type { Database } from '../../database/tables.server'
import { cashReport } from './kinds/cash-report.server'
import { categoryReport } from './kinds/category-report.server'
import { productReport } from './kinds/product-report.server'
import { salesReport } from './kinds/sales-report.server'
import { taxReport } from './kinds/tax-report.server'
import type { Report } from './report'

const CURRENCIES = ['USD', 'JPY', 'KWD'] as const
const HOUR_MS = 3_600_000

/** Around a change of New York's clocks, in the range of each plot. */
const NOW = Date.parse('2026-11-03T17:00:00Z')
const moment = fc.integer({ min: NOW - 40 * 24 * HOUR_MS, max: NOW - 1 })
const amount = fc.integer({ min: 0, max: 1_000_000 })

const orders = fc.record({
  placedAt: moment,
  status: fc.constantFrom(
    'awaiting_payment',
    'paid',
    'shipped',
    'delivered',
    'cancelled',
    'confirmed',
  ),
  payment: fc.constantFrom('bank', 'cash_on_delivery'),
  currency: fc.constantFrom(...CURRENCIES),
  discount: fc.constantFrom(0, 0, 1),
  shipping: amount,
  fee: fc.constantFrom(0, 7),
  taxes: fc.array(
    fc.record({ percent: fc.constantFrom(5.5, 8.1, 20), base: amount, tax: amount }),
    { maxLength: 3 },
  ),
  lines: fc.array(
    fc.record({
      productId: fc.integer({ min: 1, max: 6 }),
      quantity: fc.integer({ min: 1, max: 99 }),
      unitPrice: fc.integer({ min: 1, max: 9_999_999 }),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  refunds: fc.array(fc.record({ amount: fc.integer({ min: 1, max: 5000 }), at: moment }), {
    maxLength: 2,
  }),
  cash: fc.constantFrom(0, 0, 500),
}) satisfies fc.Arbitrary<MadeOrder>

const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)

/** By another way than the shop's: what `Intl` says of each moment. */
const local = (timeZone: string, at: number, hour: boolean) => {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(at)
  if (!hour) return day
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hour: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'longOffset',
  }).formatToParts(at)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return `${day}T${part('hour')}:00${part('timeZoneName').replace('GMT', '') || '+00:00'}`
}

const columnOf = ({ table }: Report, id: string) => table.columns.findIndex((one) => one.id === id)
const cells = (report: Report, ids: readonly string[]) =>
  report.table.rows.map((row) => ids.map((id) => row[columnOf(report, id)]))

eachDatabase('figures', (open) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
    await seedDemo(db)
  })
  afterEach(() => setShop(db, { 'shop.timeZone': undefined }))

  async function stored(made: readonly MadeOrder[], timeZone: string) {
    for (const table of ['order_payments', 'order_lines', 'orders'] as const)
      await db.deleteFrom(table).execute()
    await setShop(db, { 'shop.timeZone': timeZone })
    await storeMade(db, made)
  }

  test('equal naive sums over the same orders, by day and by hour, across a change of clocks', async () => {
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

  test('tax, products, categories and cash equal naive sums too', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(orders, { maxLength: 40 }), async (made) => {
        await stored(made, 'America/New_York')
        const asked = { period: 'own', from: '2026-10-10', to: '2026-11-01', most: 500 } as const
        const placed = made.filter(({ placedAt }) => {
          const day = local('America/New_York', placedAt, false)
          return day >= asked.from && day <= asked.to
        })
        const count = placed.filter(({ status }) => status !== 'cancelled')

        const taxes = cells(await taxReport(db, asked, NOW), [
          'rate',
          'currency',
          'orders',
          'base',
          'tax',
        ])
        const shares = count.flatMap(({ currency, taxes }) =>
          (taxes ?? []).map((share) => ({ ...share, currency })),
        )
        for (const [rate, currency, number, base, tax] of taxes) {
          const of = shares.filter((one) => one.percent === rate && one.currency === currency)
          expect([number, base, tax]).toEqual([
            of.length,
            sum(of.map((one) => one.base)),
            sum(of.map((one) => one.tax)),
          ])
        }
        expect(sum(taxes.map(([, , number]) => Number(number)))).toBe(shares.length)

        const lines = count.flatMap(({ currency, lines }) =>
          lines.map((line) => ({ ...line, currency })),
        )
        const ids = new Map(
          (await db.selectFrom('products').select(['id', 'title']).execute()).map(
            ({ id, title }) => [title, id],
          ),
        )
        const products = cells(await productReport(db, asked, NOW), [
          'product',
          'currency',
          'pieces',
          'amount',
        ])
        for (const [title, currency, pieces, worth] of products) {
          const of = lines.filter(
            (one) => one.productId === ids.get(String(title)) && one.currency === currency,
          )
          expect([pieces, worth]).toEqual([
            sum(of.map(({ quantity }) => quantity)),
            sum(of.map(({ quantity, unitPrice }) => quantity * unitPrice)),
          ])
        }
        const worth = sum(lines.map(({ quantity, unitPrice }) => quantity * unitPrice))
        expect(sum(products.map(([, , , one]) => Number(one)))).toBe(worth)
        const categories = cells(await categoryReport(db, asked, NOW), ['amount'])
        expect(sum(categories.map(([one]) => Number(one)))).toBe(worth)

        const cash = await cashReport(db, asked, NOW)
        const atDoor = placed.filter(({ payment }) => payment === 'cash_on_delivery')
        const failed = atDoor.filter(({ status }) => status === 'cancelled')
        const done = atDoor.filter(
          (one) => one.status !== 'cancelled' && (one.status === 'delivered' || one.cash > 0),
        )
        const total = (id: string) => sum(cells(cash, [id]).map(([one]) => Number(one)))
        expect([total('succeeded'), total('failed'), total('open')]).toEqual([
          done.length,
          failed.length,
          atDoor.length - done.length - failed.length,
        ])
        expect(total('received')).toBe(sum(atDoor.map((one) => one.cash)))
      }),
      { numRuns: 15 },
    )
  })

  test('an order older than rates is taxed as it was then', async () => {
    const old: MadeOrder = {
      placedAt: NOW - HOUR_MS,
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

  test('a currency with most orders stands first, and none is added to another', async () => {
    const order = (currency: string, unitPrice: number): MadeOrder => ({
      placedAt: NOW - 2 * HOUR_MS,
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
