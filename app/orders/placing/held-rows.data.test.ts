import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { freshDatabase } from '../../../tests/support/seeded/fresh-database'
import { BILLING } from '../../../tests/support/shopper'
import { seedDemo } from '../../catalogue/seed.server'
import { config, setConfig } from '../../config.server'
import { closeDatabase, openDatabase } from '../../database/open.server'
import type { Database } from '../../database/tables.server'
import { isLockTimeout } from '../../database/unavailable'
import { changeStatus } from '../changing/change-status.server'
import { createCoupon } from '../coupons/coupons.server'
import { parseOrder } from './order-request.server'
import { placeOrder } from './place-order.server'

const CROWD = 12 // The pool has fewer connections.
const STOCK = 1_000_000

describe.skipIf(!inject('postgresUrl'))('a row that another session holds (PostgreSQL)', () => {
  let db: Database
  let databaseUrl: string
  beforeAll(async () => {
    setConfig({ ...config, DATABASE_LOCK_TIMEOUT: 2 })
    databaseUrl = await freshDatabase(inject('postgresUrl'))
    db = await openDatabase({ databaseUrl, dataDir: '' })
    await seedDemo(db)
    await db.updateTable('stock').set({ quantity: STOCK }).execute()
    for (const code of ['HELD', 'FREE'])
      await createCoupon(db, { code, kind: 'percent', percent: 5 })
  })
  afterAll(() => closeDatabase(db))

  const soldOf = async (id: number) => {
    const stock = db.selectFrom('stock').select('quantity').where('product_id', '=', id)
    return STOCK - (await stock.executeTakeFirstOrThrow()).quantity
  }
  const submit = async (ids: number[], coupon?: string, key: string = crypto.randomUUID()) => {
    const items = ids.map((productId) => ({ productId, quantity: 1 }))
    const parsed = parseOrder({ items, coupon, payment: 'bank', billing: BILLING })
    if (!parsed.ok) throw new Error('body')
    const placing = await placeOrder(db, { key, request: parsed.value, language: 'en' })
    if (!placing.ok) throw new Error(placing.code)
    return placing
  }
  const crowd = (ids: number[], coupon?: string) =>
    Promise.allSettled(Array.from({ length: CROWD }, () => submit(ids, coupon)))
  const late = (outcomes: PromiseSettledResult<unknown>[]) =>
    outcomes.filter((one) => one.status === 'rejected' && isLockTimeout(one.reason))

  async function hold(query: string) {
    const client = new pg.Client(databaseUrl)
    await client.connect()
    await client.query(`begin; ${query}`)
    return async () => {
      await client.query('rollback')
      await client.end()
    }
  }

  async function placedUntil(
    ended: Promise<unknown>,
    other: () => Promise<unknown>,
    held: () => Promise<unknown>,
  ) {
    let over = false
    const heldToo: Promise<unknown>[] = []
    void ended.then(() => {
      over = true
    })
    let placed = 0
    while (!over) {
      heldToo.push(held().catch(() => {}))
      await other()
      placed++
    }
    return { placed, heldToo: Promise.all(heldToo) }
  }

  test('orders of a held product wait, then fail, and others are placed meanwhile', async () => {
    const release = await hold('select * from stock where product_id = 2 for update')
    const waiting = crowd([1, 2, 3])
    const { placed, heldToo } = await placedUntil(
      waiting,
      () => submit([1, 3]),
      () => submit([2]),
    )
    expect(placed).toBeGreaterThan(5)
    expect(late(await waiting)).toHaveLength(CROWD)
    await heldToo
    expect(await soldOf(2)).toBe(0)
    await release()
    await submit([1, 2, 3])
    expect(await soldOf(2)).toBe(1)
  })

  test('orders of a held coupon do not hold up orders with others or none', async () => {
    const release = await hold(`select * from coupons where code = 'HELD' for update`)
    const waiting = crowd([4, 5], ' held ')
    const { placed, heldToo } = await placedUntil(
      waiting,
      () => Promise.all([submit([4, 5]), submit([4], 'FREE')]),
      () => submit([5], 'HELD'),
    )
    expect(placed).toBeGreaterThan(5)
    expect(late(await waiting)).toHaveLength(CROWD)
    await heldToo
    await release()
    await submit([4], 'HELD')
  })

  test('orders of a row that is released in time are each placed once', async () => {
    const release = await hold('select * from stock where product_id = 6 for update')
    const keys = Array.from({ length: CROWD }, () => crypto.randomUUID())
    const waiting = keys.flatMap((key) => [
      submit([6, 7], undefined, key),
      submit([6, 7], undefined, key),
    ])
    await sleep(500)
    await release()
    const numbers = (await Promise.all(waiting)).map(({ order }) => order.number)
    expect(new Set(numbers).size).toBe(CROWD)
    expect(await soldOf(6)).toBe(CROWD)
  })

  test('cancelled orders of a held product leave connections to others', async () => {
    const placed = await crowd([8])
    const tokens = placed.flatMap((one) =>
      one.status === 'fulfilled' ? one.value.order.token : [],
    )
    setConfig({ ...config, DATABASE_LOCK_TIMEOUT: 1 })
    const release = await hold('select * from stock where product_id = 8 for update')
    const waiting = Promise.allSettled(
      tokens.map((token) => changeStatus(db, { token }, 'cancelled')),
    )
    const { placed: others, heldToo } = await placedUntil(
      waiting,
      () => submit([9]),
      () => submit([8]),
    )
    expect(others).toBeGreaterThan(5)
    expect(late(await waiting)).toHaveLength(CROWD)
    await heldToo
    await release()
    expect(await soldOf(8)).toBe(CROWD)
  })
})
