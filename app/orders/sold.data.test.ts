import { expect, test } from 'vitest'
import { eachDatabase } from '../../tests/support/databases'
import { countSold } from './sold.server'

eachDatabase('what was sold', (open) => {
  test('sold pieces are added to the products once', async () => {
    const db = await open('seeded')
    await db.updateTable('products').set({ sold: 5 }).where('id', 'in', [1, 2]).execute()
    await db.updateTable('stock').set({ newly_sold: 3 }).where('product_id', '=', 1).execute()
    await db.updateTable('stock').set({ newly_sold: -9 }).where('product_id', '=', 2).execute()
    expect(await countSold(db, 'all')).toBe(2)
    expect(await countSold(db, new Set([1, 2]))).toBe(0)
    const products = db.selectFrom('products').select('sold').where('id', 'in', [1, 2])
    expect(await products.orderBy('id').execute()).toEqual([{ sold: 8 }, { sold: 0 }])
  })
})
