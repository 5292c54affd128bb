import { beforeAll, expect, test } from 'vitest'
import { eachPlace } from '../../../tests/support/databases'
import { placed, waitingJobs } from '../../../tests/support/placed-order'
import { seedDemo } from '../../catalogue/seed.server'
import { readConfig, setConfig } from '../../config.server'
import { setDatabase } from '../../database/current.server'
import { closeDatabase, openDatabase } from '../../database/open.server'
import type { Database } from '../../database/tables.server'
import { DAY_MS, HOUR_MS } from '../../durations'
import { mailHandler } from '../../mail/mail-job.server'
import type { OutgoingMail } from '../../mail/transport.server'
import { shopMoment } from '../../texts/clocks/shop-moment.server'
import { changeStatus } from '../changing/change-status.server'
import { registerOrderMails } from '../register-mails.server'
import { remindAt, remindUnpaid } from './remind-unpaid.server'

eachPlace('a bank order that is not paid for', (place) => {
  let db: Database
  let other: Database
  beforeAll(async () => {
    const here = await place()
    db = await openDatabase(here)
    other = await openDatabase(here)
    setDatabase(db)
    registerOrderMails()
    await seedDemo(db)
    return async () => {
      setConfig(readConfig({}))
      await Promise.all([db, other].map(closeDatabase))
    }
  })
  const reminders = () => waitingJobs(db, 'bank-reminder')
  const dueOf = (order: { placedAt: string }) => Date.parse(order.placedAt) + 3 * DAY_MS
  const deliver = async () => {
    const sent: OutgoingMail[] = []
    const handler = mailHandler(() => ({
      send: async (letter) => void sent.push(letter),
      close() {},
    }))
    for (const job of await reminders()) await handler(job)
    await db.deleteFrom('jobs').execute()
    return sent
  }

  test('an unpaid bank order is reminded once, a day before it ends, by one of several processes', async () => {
    const order = await placed(db, { language: 'de' })
    const cash = await placed(db, { payment: 'cash_on_delivery' })
    expect(await remindUnpaid(db, dueOf(order) - DAY_MS - 1)).toBe(0)
    const now = dueOf(cash) - DAY_MS + 1
    const reminded = await Promise.all(
      [db, other, db, other, other].map((one) => remindUnpaid(one, now)),
    )
    expect(reminded.reduce((sum, one) => sum + one)).toBe(1)
    expect(await remindUnpaid(other, now + HOUR_MS)).toBe(0)

    const [mail, ...more] = await deliver()
    expect(more).toEqual([])
    expect(mail?.to).toBe('ana@shop.example')
    expect(mail?.subject).toBe(`Ihre Bestellung ${order.number} wartet auf Ihre Zahlung`)
    const due = shopMoment('de', dueOf(order))
    expect(due).toMatch(/^\d+\. \S+ \d{4} um \d\d:\d\d GMT\+6$/)
    for (const part of [order.number, '11,49', '0000 0000 0000 (demo)', 'DEMOBDDH', due])
      expect(mail?.text).toContain(part)
    expect(await remindUnpaid(db, now + HOUR_MS)).toBe(0)
  })

  test('a paid or cancelled order is not reminded, even when the mail waits already', async () => {
    const [paid, cancelled, late, waits] = [
      await placed(db),
      await placed(db),
      await placed(db),
      await placed(db),
    ]
    await changeStatus(db, { token: paid.token }, 'paid')
    await changeStatus(db, { token: cancelled.token }, 'cancelled')
    expect(await remindUnpaid(db, dueOf(waits) - DAY_MS)).toBe(2)
    await changeStatus(db, { token: late.token }, 'paid')
    expect((await deliver()).map(({ subject }) => subject)).toEqual([
      `Your order ${waits.number} awaits your payment`,
    ])
  })

  test('an order whose time is over is not told to pay', async () => {
    const order = await placed(db)
    expect(await remindUnpaid(db, dueOf(order))).toBe(0)
    expect(await reminders()).toEqual([])
  })

  test('an order that is due in a day is reminded half-way', async () => {
    setConfig(readConfig({ BANK_DUE_DAYS: '1' }))
    const order = await placed(db)
    const at = Date.parse(order.placedAt)
    expect(remindAt(at, at + DAY_MS)).toBe(at + 12 * HOUR_MS)
    expect(await remindUnpaid(db, at + 12 * HOUR_MS - 1)).toBe(0)
    expect(await remindUnpaid(db, at + 12 * HOUR_MS)).toBe(1)
  })
})
