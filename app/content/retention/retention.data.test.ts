import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachPlace } from '../../../tests/support/databases'
import { contentOf } from '../../../tests/support/filled-tables'
import { order, seededShop } from '../../../tests/support/merchant-commands'
import { type Config, config, readConfig, setConfig } from '../../config.server'
import type { Database } from '../../database/tables.server'
import { changeStatus } from '../../orders/change-status.server'
import { storeMessage } from '../contact.server'
import { subscribe } from '../newsletter.server'
import { forgetOld } from './retention.server'

const DAY = 86_400_000
/** Of the person whose data is old; nobody else in the shop has these. */
const OLD = /ottoline|quince|1799555555|heron lane/i
const PERSON = {
  firstName: 'Ottoline',
  lastName: 'Quince',
  country: 'BD',
  street: '7 Heron Lane',
  city: 'Dhaka',
  postCode: '1205',
  phone: '+8801799555555',
  email: 'ottoline@quince.example',
}

eachPlace('retention', (place) => {
  const seeded = seededShop(place)
  const before: Config = config
  const outbox = () => join(seeded.here.dataDir, 'outbox')
  const retain = (days: Record<string, string>) =>
    setConfig(readConfig({ DATA_DIR: seeded.here.dataDir, ...days }))
  let old: number[]
  let young: number
  beforeAll(async () => {
    const { db } = seeded
    old = [await oldOrder(db, 'cancelled'), await oldOrder(db, 'cancelled', 'APP3')]
    young = await orderId(db, await order(db))
    await review(db, old[0] as number, 'published')
    await review(db, old[1] as number, 'held')
    await review(db, young, 'held')
    await oldOrder(db, 'awaiting_payment', undefined, { ...PERSON, email: 'open@quince.example' })
    const { firstName: name, email, phone } = PERSON
    const message = await storeMessage(db, { name, email, phone, message: 'Ottoline asks' }, 'en')
    await subscribe(db, 'pending-ottoline@quince.example', 'en')
    await db.updateTable('contact_messages').set({ created_at: 1 }).execute()
    await db.updateTable('subscribers').set({ changed_at: 1 }).execute()
    const kept = await storeMessage(
      db,
      { name: 'Ana', email: 'ana@example.com', phone: '017', message: 'Hello' },
      'en',
    )
    await noted(db, `message ${message}`, { note: 'Ottoline rang' })
    for (const id of [old[0] as number, young]) await noted(db, await subjectOf(db, id), PERSON)
    mkdirSync(outbox())
    for (const name of [
      `contact-message_${message}`,
      `order-confirmation_${old[0]}`,
      `contact-receipt_${kept}`,
      `order-confirmation_${young}`,
      'identity_x',
    ])
      writeFileSync(join(outbox(), `${name}.eml`), `To: ${OLD.source}`)
    utimesSync(join(outbox(), 'identity_x.eml'), 1, 1)
  })
  afterAll(() => setConfig(before))
  const files = () => readdirSync(outbox()).sort()

  test('off, as it is without settings, forgets nothing', async () => {
    retain({})
    const content = await contentOf(seeded.db)
    await forgetOld(seeded.db)
    expect(await contentOf(seeded.db)).toEqual(content)
    expect(files()).toHaveLength(5)
  })

  test('orders that ended long ago lose the person in every table and the outbox', async () => {
    retain({ RETAIN_ORDERS_DAYS: '400' })
    const totals = await totalsOf(seeded.db)
    await forgetOld(seeded.db)
    const content = await contentOf(seeded.db)
    const rows = (content.orders ?? []).filter((row) => OLD.test(row))
    expect(rows).toHaveLength(1)
    expect(rows[0]).toContain('open@quince.example') // not paid yet, so it has not ended
    expect(content.orders?.filter((row) => row.includes('ana@example.com'))).toHaveLength(1)
    expect(content.coupon_redemptions?.filter((row) => OLD.test(row))).toEqual([])
    expect(content.order_payments?.filter((row) => OLD.test(row))).toHaveLength(1) // of the same
    expect(await totalsOf(seeded.db)).toEqual(totals)
    const reviews = seeded.db.selectFrom('reviews').select(['order_id', 'name']).orderBy('order_id')
    expect(await reviews.execute()).toEqual([
      { order_id: old[0], name: '' },
      { order_id: young, name: 'Ottoline Q.' },
    ])
    await seeded.db.deleteFrom('reviews').where('order_id', '=', young).execute()
    content.reviews = (await contentOf(seeded.db)).reviews ?? []
    const kept = (content.desk_audit ?? []).filter((row) => OLD.test(row))
    expect(kept.map((row) => JSON.parse(row).subject)).toEqual([
      expect.stringMatching(/^message /),
      await subjectOf(seeded.db, young),
    ])
    const waiting = (content.jobs ?? []).filter((row) => /order-/.test(row))
    for (const id of old) expect(waiting.join()).not.toContain(`:${id}"`)
    expect(waiting.join()).toContain(`:${young}"`)
    expect(files()).not.toContain(`order-confirmation_${old[0]}.eml`)
    expect(files()).toHaveLength(4)
    await forgetOld(seeded.db)
    expect(await contentOf(seeded.db)).toEqual(content)
  })

  test('messages, unconfirmed addresses and old mails go, and nothing of the person is left', async () => {
    await seeded.db
      .updateTable('jobs')
      .set({ state: 'dead', created_at: 1 })
      .where('dedupe_key', 'like', 'mail:newsletter%')
      .execute()
    await endOpenOne(seeded.db)
    await seeded.db.deleteFrom('desk_audit').where('subject', 'like', 'order %').execute()
    retain({ RETAIN_MESSAGES_DAYS: '30', RETAIN_OUTBOX_DAYS: '30', RETAIN_ORDERS_DAYS: '400' })
    await forgetOld(seeded.db)
    const content = await contentOf(seeded.db)
    const left = Object.entries(content).filter(([, rows]) => rows.some((row) => OLD.test(row)))
    expect(left.map(([table]) => table)).toEqual([])
    expect(content.contact_messages).toHaveLength(1)
    expect(files()).toEqual([
      expect.stringMatching(/^contact-receipt_/),
      `order-confirmation_${young}.eml`,
    ])
  })
})

const subjectOf = async (db: Database, id: number) => {
  const order = db.selectFrom('orders').select('number').where('id', '=', id)
  return `order ${(await order.executeTakeFirstOrThrow()).number}`
}

/** By the desk. */
const noted = (db: Database, subject: string, after: object) =>
  db
    .insertInto('desk_audit' as never)
    .values({
      ...{ at: 1, staff_id: '1', staff_name: 'Mina', action: 'noted', subject },
      after: JSON.stringify(after),
    } as never)
    .execute()

const orderId = async (db: Database, number: string) =>
  (
    await db
      .selectFrom('orders')
      .select('id')
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
  ).id

const review = (db: Database, order_id: number, state: 'held' | 'published') =>
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

async function oldOrder(db: Database, status: string, coupon?: string, billing = PERSON) {
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
      placed_at: Date.now() - 500 * DAY,
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
    .set({ cancelled_at: Date.now() - 450 * DAY })
    .where('id', '=', id)
    .execute()
}

async function endOpenOne(db: Database) {
  const open = await db
    .selectFrom('orders')
    .select('id')
    .where('email_key', '=', 'open@quince.example')
    .execute()
  for (const { id } of open) await end(db, id)
}

const totalsOf = (db: Database) =>
  db.selectFrom('orders').select(['id', 'number', 'total', 'status']).orderBy('id').execute()
