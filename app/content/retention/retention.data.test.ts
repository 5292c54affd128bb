import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachPlace } from '../../../tests/support/databases'
import {
  endOpenOne,
  noted,
  OLD,
  oldOrder,
  orderId,
  PERSON,
  review,
  subjectOf,
  totalsOf,
} from '../../../tests/support/erasing/old-orders'
import { contentOf } from '../../../tests/support/filled-tables'
import { order, seededShop } from '../../../tests/support/merchant-commands'
import { type Config, config, readConfig, setConfig } from '../../config.server'
import { storeMessage } from '../contact.server'
import { subscribe } from '../newsletter.server'
import { forgetOld } from './retention.server'

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

  test('nothing is forgotten while retention is off, as it is without settings', async () => {
    retain({})
    const content = await contentOf(seeded.db)
    await forgetOld(seeded.db)
    expect(await contentOf(seeded.db)).toEqual(content)
    expect(files()).toHaveLength(5)
  })

  test('old ended orders lose the person in every table and the outbox', async () => {
    retain({ RETAIN_ORDERS_DAYS: '400' })
    const totals = await totalsOf(seeded.db)
    await forgetOld(seeded.db)
    const content = await contentOf(seeded.db)
    const rows = (content.orders ?? []).filter((row) => OLD.test(row))
    expect(rows).toHaveLength(1)
    // The order is not paid yet, so it has not ended.
    expect(rows[0]).toContain('open@quince.example')
    expect(content.orders?.filter((row) => row.includes('ana@example.com'))).toHaveLength(1)
    expect(content.coupon_redemptions?.filter((row) => OLD.test(row))).toEqual([])
    // The payment belongs to the same order.
    expect(content.order_payments?.filter((row) => OLD.test(row))).toHaveLength(1)
    expect(await totalsOf(seeded.db)).toEqual(totals)
    const reviews = seeded.db.selectFrom('reviews').select(['order_id', 'name']).orderBy('order_id')
    expect(await reviews.execute()).toEqual([
      { order_id: old[0], name: '' },
      { order_id: young, name: 'Ottoline Q.' },
    ])
    await seeded.db.deleteFrom('reviews').where('order_id', '=', young).execute()
    content.reviews = (await contentOf(seeded.db)).reviews ?? []
    const kept = (content.desk_audit ?? []).filter((row) => OLD.test(row))
    expect(kept.map((row) => JSON.parse(row).subject).sort()).toEqual([
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

  test('messages, unconfirmed addresses and old mails are deleted, and nothing of the person is left', async () => {
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
