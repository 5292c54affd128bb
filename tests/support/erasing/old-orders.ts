import type { Database } from '../../../app/database/tables.server'
import { DAY_MS } from '../../../app/durations'
import { changeStatus } from '../../../app/orders/changing/change-status.server'
import { order } from '../merchant-commands'
/** Data of a person with old orders, which nobody else in the shop has. */
export const OLD = /ottoline|quince|1799555555|heron lane/i
export const PERSON = {
  firstName: 'Ottoline',
  lastName: 'Quince',
  country: 'BD',
  street: '7 Heron Lane',
  city: 'Dhaka',
  postCode: '1205',
  phone: '+8801799555555',
  email: 'ottoline@quince.example',
}

export const subjectOf = async (db: Database, id: number) => {
  const order = db.selectFrom('orders').select('number').where('id', '=', id)
  return `order ${(await order.executeTakeFirstOrThrow()).number}`
}

/** Adds an audit entry of the desk. */
export const noted = (db: Database, subject: string, after: object) =>
  db
    .insertInto('desk_audit' as never)
    .values({
      ...{ at: 1, staff_id: '1', staff_name: 'Mina', action: 'noted', subject },
      after: JSON.stringify(after),
    } as never)
    .execute()

export const orderId = async (db: Database, number: string) =>
  (
    await db
      .selectFrom('orders')
      .select('id')
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
  ).id

export const review = (db: Database, order_id: number, state: 'held' | 'published') =>
  db
    .insertInto('reviews')
    .values({
      order_id,
      position: 0,
      product_id: 1,
      name: 'Ottoline Q.',
      stars: 4,
      title: '',
      text: 'Good',
      language: 'en',
      state,
      reason: null,
      created_at: 1,
      changed_at: 1,
    })
    .execute()

export async function oldOrder(db: Database, status: string, coupon?: string, billing = PERSON) {
  const id = await orderId(db, await order(db, 'bank', coupon))
  const jobs = await db.selectFrom('jobs').selectAll().execute()
  for (const job of jobs)
    if (JSON.parse(job.payload).data.orderId === id)
      await db
        .updateTable('jobs')
        .set({ payload: job.payload.replaceAll('ana@example.com', billing.email) })
        .where('id', '=', job.id)
        .execute()
  await db
    .updateTable('orders')
    .set({
      billing: JSON.stringify(billing),
      email_key: billing.email,
      phone_key: billing.phone,
      notes: 'For Ottoline',
      placed_at: Date.now() - 500 * DAY_MS,
    })
    .where('id', '=', id)
    .execute()
  await db
    .insertInto('order_payments')
    .values({ id: `${id}`, order_id: id, kind: 'refund', amount: 1, note: 'Quince rang', at: 1 })
    .execute()
  await db
    .updateTable('coupon_redemptions')
    .set({ email_key: billing.email })
    .where('order_id', '=', id)
    .execute()
  if (status === 'cancelled') await end(db, id)
  return id
}

async function end(db: Database, id: number) {
  const { token } = await db
    .selectFrom('orders')
    .select('token')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await changeStatus(db, { token }, 'cancelled')
  await db
    .updateTable('orders')
    .set({ cancelled_at: Date.now() - 450 * DAY_MS })
    .where('id', '=', id)
    .execute()
}

export async function endOpenOne(db: Database) {
  const open = await db
    .selectFrom('orders')
    .select('id')
    .where('email_key', '=', 'open@quince.example')
    .execute()
  for (const { id } of open) await end(db, id)
}

export const totalsOf = (db: Database) =>
  db.selectFrom('orders').select(['id', 'number', 'total', 'status']).orderBy('id').execute()
