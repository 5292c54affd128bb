import { expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { manyOrders } from '../../../tests/support/desk/many-orders'
import { countTasks } from './tasks.server'

eachDatabase('what waits for a merchant', (open) => {
  test('more orders than are counted are said to be more', async () => {
    const db = await open()
    await manyOrders(db, 1001)
    await db.updateTable('orders').set({ status: 'paid', payment: 'bank' }).execute()
    const found = await countTasks(db)
    expect(found).toContainEqual({ task: 'toPack', count: 1000, more: true })
  })
})
