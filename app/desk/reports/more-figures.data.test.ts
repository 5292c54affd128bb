import fc from 'fast-check'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { cells, local, NOW, orders, sum } from '../../../tests/support/figures/generated-orders'
import { type MadeOrder, storeMade } from '../../../tests/support/figures/made-orders'
import { setSettings } from '../../../tests/support/settings/set-settings'
import type { Database } from '../../database/tables.server'
import { cashReport } from './kinds/cash-report.server'
import { categoryReport } from './kinds/category-report.server'
import { productReport } from './kinds/product-report.server'
import { taxReport } from './kinds/tax-report.server'

eachDatabase('figures of tax, products and cash', (open) => {
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

  test('tax, product, category and cash reports equal naive sums', async () => {
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
})
