import { expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { askingDesk } from '../../../tests/support/desk/asking'
import { readNeeds } from '../../orders/coupons/coupon-needs.server'
import { createCoupon } from '../../orders/coupons/coupons.server'
import { categoryEndpoints } from './category-endpoints'

const COUPONS = { BOTH: ['cameras', 'kites'], KITES: ['kites'], OTHER: ['phones'], ALL: [] }

eachDatabase('coupons for a category that is removed', (open) => {
  test('they then hold for the category that takes its products, and without one it stays', async () => {
    const db = await open('seeded')
    const desk = askingDesk(db, categoryEndpoints)
    await desk.ask('POST', '/categories', { name: 'Kites', others: {}, department: null })
    for (const [code, categories] of Object.entries<string[]>(COUPONS))
      await createCoupon(db, {
        ...{ code, kind: 'percent', percent: 10 },
        needs: { categories, products: code === 'BOTH' ? [1] : [] },
      })
    const stored = async () => {
      const rows = await db.selectFrom('coupons').select(['code', 'needs', 'version']).execute()
      const own = rows.filter(({ code }) => code in COUPONS)
      return Object.fromEntries(own.map((row) => [row.code, [readNeeds(row.needs), row.version]]))
    }
    const before = await stored()
    const refused = await desk.ask('DELETE', '/categories/kites', {})
    expect([refused.status, refused.body.errors.to]).toEqual([
      ...[422, 'Coupons hold for it (BOTH, KITES): choose for which category they hold then.'],
    ])
    expect(await stored()).toEqual(before)
    const { categories } = (await desk.ask('GET', '/categories')).body
    expect(categories.map(({ slug }: { slug: string }) => slug)).toContain('kites')

    const removed = await desk.ask('DELETE', '/categories/kites', { to: 'cameras' })
    expect(removed.body).toEqual({ moved: 0 })
    expect(await stored()).toEqual({
      ...before,
      BOTH: [{ categories: ['cameras'], products: [1] }, 2],
      KITES: [{ categories: ['cameras'], products: [] }, 2],
    })
    expect(desk.audited.at(-1)?.after).toMatchObject({ coupons: ['BOTH', 'KITES'] })
  })
})
