import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { manyOrders } from '../../../tests/support/desk/many-orders'
import { placed } from '../../../tests/support/placed-order'
import { seedDemo } from '../../catalogue/seed.server'
import { type Database, engineOf } from '../../database/tables.server'
import { countStages, listQueue, MOST_ORDERS_COUNTED, type QueueFilter } from './list-queue.server'
import { STAGES } from './stage'
import { STAGE } from './stage.server'

const MANY = 100_000

async function fill(db: Database) {
  await manyOrders(db, MANY)
  await sql`insert into order_search (order_id, placed_at, payment, country, total, text)
    select id, placed_at, payment, case when total % 1000 = 0 then 'DE' else 'BD' end, total,
      lower(number) || '\nana' || total || ' rahman\n' || email_key || '\n88017' || total
    from orders`.execute(db)
  if (engineOf(db) === 'sqlite') return
  await sql`analyze orders, order_search`.execute(db)
}

eachDatabase('a hundred thousand orders', (open) => {
  let db: Database
  const found = (filter: QueueFilter, page = 1, oldestFirst = false) =>
    listQueue(db, filter, { page, size: 50, oldestFirst })
  beforeAll(async () => {
    db = await open()
    await fill(db)
  })

  test('a stage is read from its index', async () => {
    const query = sql`select id from orders where ${STAGE} = 'to_pack' order by id desc limit 50`
    const plan =
      engineOf(db) === 'sqlite'
        ? await sql`explain query plan ${query}`.execute(db)
        : await sql`explain ${query}`.execute(db)
    const text = JSON.stringify(plan.rows)
    expect(text).toContain('orders_stage')
    expect(text).not.toMatch(/SCAN|Seq Scan|Sort|TEMP B-TREE/)
  })

  test('counts stop at their limit', async () => {
    const counts = await countStages(db, STAGES)
    expect(counts.delivered).toBe(MOST_ORDERS_COUNTED + 1)
    expect(counts.packed).toBe(0)
    const { rows } = await sql<{ count: number }>`select count(*) as count from orders
      where status = 'awaiting_payment'`.execute(db)
    expect(counts.awaiting_payment).toBe(Math.min(MOST_ORDERS_COUNTED + 1, Number(rows[0]?.count)))
  })

  test('the first and the last page hold the newest and the oldest', async () => {
    const first = await found({})
    expect([first.ids[0], first.ids.length]).toEqual([MANY + 1000, 50])
    expect([first.total, first.more]).toEqual([MOST_ORDERS_COUNTED, true])
    const last = await found({}, MANY / 50)
    expect([last.ids.at(-1), last.more, last.total]).toEqual([1001, false, MANY])
    expect((await found({ stage: 'to_pack' })).ids[0]).toBe(MANY + 1000)
  })

  test('a search and filters find the orders that match', async () => {
    expect(await found({ search: 'ana77777' })).toEqual({ ids: [78_777], total: 1, more: false })
    expect((await found({ search: 'nobody' })).total).toBe(0)
    expect((await found({ search: '+880 17 54321' })).ids).toContain(55_321)
    expect((await found({ least: 5, most: 6 })).ids).toEqual([1006, 1005])
    expect((await found({ country: 'DE' })).total).toBe(100)
    expect((await found({ country: 'DE', stage: 'delivered' })).total).toBe(0)
    expect((await found({ from: 10, until: 13 }, 1, true)).ids).toEqual([1010, 1011, 1012])
  })

  test('an order placed now is found at once, by its article too', async () => {
    await seedDemo(db)
    await db.updateTable('products').set({ sku: 'MASC-1' }).where('id', '=', 1).execute()
    const { number } = await placed(db)
    const { ids } = await listQueue(db, { search: 'masc-1' }, { page: 1, size: 5 })
    const order = db.selectFrom('orders').select('number').where('id', 'in', ids)
    expect(await order.execute()).toEqual([{ number }])
  })
})
