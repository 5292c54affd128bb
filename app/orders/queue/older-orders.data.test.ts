import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { up } from '../../../migrations/050-orders-by-id'
import { eachDatabase } from '../../../tests/support/databases'
import { manyOrders } from '../../../tests/support/desk/many-orders'
import { startWorker } from '../../database/jobs/worker.server'
import type { Database } from '../../database/tables.server'
import { listQueue } from './list-queue.server'
import { olderOrdersHandlers } from './older-orders.server'

const MANY = 3000

eachDatabase('orders of a version that did not store their search rows', (open) => {
  let db: Database
  const find = async (search: string) =>
    (await listQueue(db, { search }, { page: 1, size: 5 })).ids.map(Number)
  const written = async (first = 0) =>
    Number(
      (
        await db
          .selectFrom('order_search')
          .where('order_id', '>=', first)
          .select(sql<number>`count(*)`.as('count'))
          .executeTakeFirst()
      )?.count,
    )
  const jobs = () => db.selectFrom('jobs').selectAll().where('kind', '=', 'order-search').execute()
  beforeAll(async () => {
    db = await open()
    await manyOrders(db, MANY)
  })

  test('a shop without orders has no job', async () => {
    expect(await jobs()).toEqual([])
  })

  test('the queue lists all orders, and the migration enqueues a job for those without search rows', async () => {
    const last = await listQueue(db, {}, { page: MANY / 50, size: 50 })
    expect(last.ids.at(-1)).toBe(1001)
    expect(await find('ana7@')).toEqual([])
    await migrateAgain(db)
    expect((await jobs()).map(({ payload, state }) => [payload, state])).toEqual([
      [`{"before":${MANY + 1001}}`, 'waiting'],
    ])
  })

  test('a job reads the newest orders, and others those before, with more than one worker', async () => {
    const done = new Map<number, number>()
    const handlers = olderOrdersHandlers(db)
    const counted = {
      'order-search': async (job: { before: number }) => {
        await handlers['order-search'](job)
        // The other worker may have begun with the orders before these.
        done.set(job.before, await written(job.before - 1000))
      },
    }
    const workers = [1, 2].map(() => startWorker(db, counted, { pollMs: 5 }))
    await expect.poll(jobs, { timeout: 20_000 }).toEqual([])
    await Promise.all(workers.map((one) => one.stop()))
    expect(await written()).toBe(MANY)
    // Several jobs let the mails between them go sooner; either worker may end first.
    const newestFirst = [...done].sort(([one], [other]) => other - one)
    expect(newestFirst.map(([, orders]) => orders)).toEqual([1000, 2000, MANY, MANY])
    expect(await find('p7@example.com')).toContain(1007)
    expect(await find(`ana${MANY} `)).toEqual([MANY + 1000])
  })

  test('an interrupted job goes on where orders are missing, and writes none twice', async () => {
    await db.deleteFrom('order_search').where('order_id', '<', 1500).execute()
    await olderOrdersHandlers(db)['order-search']({ before: MANY + 1001 })
    expect(await written()).toBe(MANY)
    expect(await jobs()).toEqual([])
  })
})

async function migrateAgain(db: Database) {
  await db.schema.dropIndex('jobs_order').execute()
  await db.schema.alterTable('jobs').dropColumn('order_id').execute()
  await up(db as never)
}
