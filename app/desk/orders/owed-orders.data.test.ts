import { beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { deskClient } from '../../../tests/support/desk/order-desk'
import { placed } from '../../../tests/support/placed-order'
import { setDatabase } from '../../database/current.server'
import type { Database } from '../../database/tables.server'

eachDatabase('money to give back', (open) => {
  let db: Database
  let desk: ReturnType<typeof deskClient>
  beforeAll(async () => {
    db = await open('seeded')
    setDatabase(db)
    desk = deskClient(db)
  })
  const view = (number: string) => desk.read(`/orders/${number}`)
  const numbersOf = async (query: string) =>
    (await desk.read(`/orders?${query}`)).rows.map(({ id }: { id: string }) => id)

  test('a paid order that is cancelled asks for its money to be given back', async () => {
    const { number, total } = await placed(db)
    for (const step of ['pay', 'cancel'])
      await desk.json('POST', `/orders/${number}/steps`, { step })
    expect(await view(number)).toMatchObject({ owed: true, left: total })
    expect(await numbersOf('owed=1')).toEqual([number])
    const { todo } = await desk.read('/start')
    expect(todo).toContainEqual({ task: 'owed', count: 1 })
    const refund = { lines: [], amount: total, reason: '', key: 'owed-refund' }
    expect((await desk.json('POST', `/orders/${number}/refunds`, refund)).status).toBe(200)
    expect(await view(number)).toMatchObject({ owed: false, left: 0 })
    expect(await numbersOf('owed=1')).toEqual([])
  })
})
