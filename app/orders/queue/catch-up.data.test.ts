import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { manyOrders } from '../../../tests/support/desk/many-orders'
import { startWorker } from '../../database/jobs/worker.server'
import type { Database } from '../../database/tables.server'
import { isReading, NEWEST, readingHandlers, scheduleReading } from './catch-up.server'
import { listQueue } from './list-queue.server'

const MANY = 3000

eachDatabase('orders that nobody has looked for yet', (open) => {
  let db: Database
  const find = async (search: string) =>
    (await listQueue(db, { search }, { page: 1, size: 5 })).ids.map(Number)
  const written = async () =>
    Number(
      (
        await db
          .selectFrom('order_search')
          .select(sql<number>`count(*)`.as('count'))
          .executeTakeFirst()
      )?.count,
    )
  beforeAll(async () => {
    db = await open()
    await manyOrders(db, MANY)
  })

  test('a search writes rows of the newest alone, and the queue lists all', async () => {
    expect(await find(`ana${MANY} `)).toEqual([MANY + 1000])
    expect(await find('ana7@')).toEqual([])
    expect(await written()).toBe(NEWEST)
    const last = await listQueue(db, {}, { page: MANY / 50, size: 50 })
    expect(last.ids.at(-1)).toBe(1001)
  })

  test('a job reads the others, once however many processes begin it', async () => {
    await Promise.all([scheduleReading(db), scheduleReading(db)])
    expect(await isReading(db)).toBe(true)
    const jobs = db.selectFrom('jobs').select('id').where('kind', '=', 'order-search')
    expect(await jobs.execute()).toHaveLength(1)
    const done: string[] = []
    const handlers = readingHandlers(db)
    const counted = {
      'order-search': async (job: { before: number }) => {
        await handlers['order-search'](job)
        done.push(String(await written()))
      },
    }
    const workers = [1, 2].map(() => startWorker(db, counted, { pollMs: 5 }))
    await expect.poll(() => isReading(db), { timeout: 20_000 }).toBe(false)
    await Promise.all(workers.map((one) => one.stop()))
    expect(await written()).toBe(MANY)
    // Several jobs, so that mails between them need not wait for all.
    expect(done).toEqual([`${NEWEST + 1000}`, `${NEWEST + 2000}`, `${MANY}`])
    expect(await find('p7@example.com')).toContain(1007)
  })

  test('a shop all of whose orders are read looks once more and writes nothing', async () => {
    await scheduleReading(db)
    const worker = startWorker(db, readingHandlers(db), { pollMs: 5 })
    await expect.poll(() => isReading(db), { timeout: 20_000 }).toBe(false)
    await worker.stop()
    expect(await written()).toBe(MANY)
  })
})
