import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { placed } from '../../../tests/support/placed-order'
import { BILLING } from '../../../tests/support/shopper'
import { type Database, engineOf } from '../../database/tables.server'
import { changeStatus } from '../changing/change-status.server'
import { refundOrder } from '../refunds/refund-order.server'
import { withdraw } from '../returns/withdraw.server'
import { countOwed } from '../waiting/waiting.server'
import { listQueue } from './list-queue.server'
import { IS_OWED, isOwed } from './owed.server'

eachDatabase('money of cancelled orders', (open) => {
  let db: Database
  beforeAll(async () => {
    db = await open('seeded')
  })

  const ended = async (...states: ('paid' | 'shipped' | 'cancelled')[]) => {
    const order = await placed(db, { quantity: 2 })
    for (const to of states) await changeStatus(db, { number: order.number }, to)
    return order
  }
  const refund = (number: string, amount: number) =>
    refundOrder(db, {
      ...{ number, lines: [], amount, reason: '', by: 'ana', key: crypto.randomUUID() },
    })
  const listed = async (filter = {}) => {
    const { ids } = await listQueue(db, { owed: true, ...filter }, { page: 1, size: 50 })
    const rows = ids.map((id) =>
      db.selectFrom('orders').select('number').where('id', '=', id).executeTakeFirstOrThrow(),
    )
    return (await Promise.all(rows)).map(({ number }) => number)
  }

  test('is named until it is given back, and by a search too', async () => {
    await ended('cancelled')
    await ended('paid')
    await ended('paid', 'shipped')
    expect(await countOwed(db)).toBe(0)
    const { number, total } = await ended('paid', 'cancelled')
    expect(await countOwed(db)).toBe(1)
    expect(await listed()).toEqual([number])
    expect(await listed({ stage: 'cancelled', search: number })).toEqual([number])
    expect(await listed({ stage: 'shipped' })).toEqual([])
    expect(await refund(number, total)).toMatchObject({ ok: true })
    expect(await countOwed(db)).toBe(0)
  })

  test('a part before the end leaves the rest; a part after it says what the shop keeps', async () => {
    const { number } = await placed(db, { quantity: 2 })
    await changeStatus(db, { number }, 'paid')
    await refund(number, 100)
    await db.updateTable('order_payments').set({ at: 1 }).execute()
    await changeStatus(db, { number }, 'cancelled')
    expect(await listed()).toEqual([number])
    await refund(number, 100)
    expect(await listed()).toEqual([])
  })

  test('an advance is owed as well; a withdrawal that awaits its refund is a task of its own', async () => {
    const { number } = await ended('cancelled')
    const advanced = { advance: 500, advance_paid_at: Date.now() }
    await db.updateTable('orders').set(advanced).where('number', '=', number).execute()
    expect(await listed()).toEqual([number])
    await refund(number, 500)
    expect(await listed()).toEqual([])
    const billing = { ...BILLING, country: 'DE', postCode: '10115' }
    const { number: withdrawn, token } = await placed(db, { billing })
    await changeStatus(db, { number: withdrawn }, 'paid')
    const statement = { key: 'w', name: 'Ana', email: billing.email, lines: [] }
    expect(await withdraw(db, token, { ...statement, language: 'en' })).toMatchObject({ ok: true })
    const order = await db
      .selectFrom('orders')
      .select(['id', 'status'])
      .where('number', '=', withdrawn)
      .executeTakeFirstOrThrow()
    expect(order.status).toBe('cancelled')
    expect(await isOwed(db, order.id)).toBe(false)
  })

  test('is counted by an index', async () => {
    const query = sql`select 1 from orders where ${IS_OWED}`
    if (engineOf(db) === 'sqlite') {
      const plan = await sql`explain query plan ${query}`.execute(db)
      expect(JSON.stringify(plan.rows)).toContain('orders_paid_cancelled')
      return
    }
    await db.transaction().execute(async (connection) => {
      // A few rows are faster read at once.
      await sql`set local enable_seqscan = off`.execute(connection)
      const plan = await sql`explain ${query}`.execute(connection)
      expect(JSON.stringify(plan.rows)).toContain('orders_paid_cancelled')
    })
  })
})
