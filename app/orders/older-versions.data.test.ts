import { type Kysely, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { up as namePayments } from '../../migrations/048-names-of-payments'
import { up as storeStatuses } from '../../migrations/049-order-statuses'
import { up as nameOrders } from '../../migrations/050-orders-by-id'
import { eachDatabase } from '../../tests/support/databases'
import { placed } from '../../tests/support/placed-order'
import { readConfig, setConfig } from '../config.server'
import type { Database } from '../database/tables.server'
import { listOrders } from './accounts/list-orders.server'
import { orderMailsOf } from './mails/order-mails.server'
import { listQueue } from './queue/list-queue.server'

const CASH = 'cash_on_delivery'

eachDatabase('orders and settings as the version before migration 048 stored them', (open) => {
  let db: Database
  const rowOf = (number: string) =>
    db
      .selectFrom('orders')
      .select(['id', 'status', 'due_at', 'confirm_by'])
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
  const migrations = () => db as unknown as Kysely<unknown>
  beforeAll(async () => {
    db = await open('seeded')
    return () => setConfig(readConfig({}))
  })

  test('cash on delivery gets the name that orders have for it, and the rest stays', async () => {
    const ways = [{ way: 'cod', limit: 5, countries: ['FR'] }, { way: 'bank' }]
    const rows = [
      { key: 'payment.ways', value: JSON.stringify(ways) },
      { key: 'shop.name', value: '"cod"' },
    ]
    await db.insertInto('settings').values(rows).execute()
    await namePayments(migrations())
    const stored = await db.selectFrom('settings').selectAll().orderBy('key').execute()
    expect(stored.map(({ value }) => JSON.parse(value))).toEqual([
      [{ ...ways[0], way: CASH }, { way: 'bank' }],
      'cod',
    ])
    const damaged = '[{"way":"cod"'
    await db.updateTable('settings').set({ value: damaged }).execute()
    await namePayments(migrations())
    expect(await db.selectFrom('settings').select('value').execute()).toContainEqual({
      value: damaged,
    })
  })

  test('only a cash order that awaits confirmation gets that status, with its end', async () => {
    setConfig(readConfig({ COD_CONFIRM_ABOVE: '50' }))
    const awaits = await placed(db, { payment: CASH, quantity: 5 })
    const confirmed = await placed(db, { payment: CASH, quantity: 1 })
    const unpaid = await placed(db)
    const all = [awaits, confirmed, unpaid].map(({ number }) => number)
    const before = await Promise.all(all.map(rowOf))
    expect(before.map(({ status }) => status)).toEqual([
      'awaiting_confirmation',
      'confirmed',
      'awaiting_payment',
    ])
    await sql`update orders set status = 'confirmed', due_at = confirm_by
      where status = 'awaiting_confirmation'`.execute(db)
    await db.schema.dropIndex('orders_confirm_by').execute()
    await db.schema.alterTable('orders').dropColumn('confirm_by').execute()
    await storeStatuses(migrations())
    expect(await Promise.all(all.map(rowOf))).toEqual(before)
    // Lists by the orders API's names still show it as confirmed.
    const listed = await listOrders(db, { status: 'confirmed' })
    expect(listed.map(({ number }) => number).sort()).toEqual(all.slice(0, 2).sort())
    const toConfirm = await listQueue(db, { stage: 'to_confirm' }, { page: 1, size: 5 })
    expect(toConfirm.ids).toEqual([before[0]?.id])
  })

  test('waiting mails are found by their order, and by no other with its digits', async () => {
    const { number } = await placed(db)
    const { id } = await rowOf(number)
    const mails = await orderMailsOf(db, id)
    expect(mails.map(({ template }) => template).sort()).toEqual([
      'bank-instructions',
      'order-confirmation',
    ])
    await db.schema.dropIndex('jobs_order').execute()
    await db.schema.alterTable('jobs').dropColumn('order_id').execute()
    await nameOrders(migrations())
    expect(await orderMailsOf(db, id)).toEqual(mails)
    expect(await orderMailsOf(db, Number(`${id}0`))).toEqual([])
  })

  test('an order is found as soon as it is placed, by its article too', async () => {
    await db.updateTable('products').set({ sku: 'MASC-1' }).where('id', '=', 1).execute()
    const { number } = await placed(db, { billing: { company: 'Chêne & Co' } })
    const { id } = await rowOf(number)
    for (const search of [number, 'chene', 'masc-1'])
      expect((await listQueue(db, { search }, { page: 1, size: 1 })).ids).toEqual([id])
  })
})
