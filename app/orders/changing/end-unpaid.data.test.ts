import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { placed } from '../../../tests/support/placed-order'
import { readConfig, setConfig } from '../../config.server'
import { retryJob } from '../../database/jobs/jobs.server'
import type { Database } from '../../database/tables.server'
import { DAY_MS } from '../../durations'
import type { Payment } from '../../settings/payments'
import { createCoupon } from '../coupons/coupons.server'
import { giveTime } from '../mails/first-mails.server'
import { findOrder } from '../reading/find-order.server'
import { changeStatus } from './change-status.server'
import { endUnpaid } from './end-unpaid.server'

const iso = (at: number) => new Date(at).toISOString()

eachDatabase('unpaid orders', (open) => {
  let db: Database
  beforeAll(async () => {
    db = await open('seeded')
    await createCoupon(db, { code: 'TEN', kind: 'percent', percent: 10 })
  })
  const place = (payment: Payment) =>
    placed(db, { payment, quantity: 2, coupon: 'TEN', network: '203.0.113.1' })
  const find = async (token: string) => (await findOrder(db, token))?.order
  const counts = async () => {
    const { quantity } = await db
      .selectFrom('stock')
      .select('quantity')
      .where('product_id', '=', 1)
      .executeTakeFirstOrThrow()
    const { used } = await db
      .selectFrom('coupons')
      .select('used')
      .where('code', '=', 'TEN')
      .executeTakeFirstOrThrow()
    return { quantity, used }
  }

  const sendMails = () => db.deleteFrom('jobs').execute()

  test('unpaid orders end once at their due date and give stock and coupon back', async () => {
    const before = await counts()
    const [bank, paid, cash] = [
      await place('bank'),
      await place('bank'),
      await place('cash_on_delivery'),
    ]
    const dueAt = (order: { placedAt: string }) =>
      new Date(Date.parse(order.placedAt) + 3 * DAY_MS).toISOString()
    expect(await find(bank.token)).toMatchObject({ status: 'awaiting_payment', dueAt: dueAt(bank) })
    expect(await find(cash.token)).not.toHaveProperty('dueAt')
    await changeStatus(db, { token: paid.token }, 'paid')
    expect(await find(paid.token)).not.toHaveProperty('dueAt')

    await sendMails()
    expect(await endUnpaid(db, Date.parse(bank.placedAt) + 3 * DAY_MS - 1)).toBe(0)
    const later = Date.now() + 4 * DAY_MS
    const ended = await Promise.all([
      endUnpaid(db, later),
      endUnpaid(db, later),
      endUnpaid(db, later),
    ])
    expect(ended.sort()).toEqual([0, 0, 1])
    const order = await find(bank.token)
    expect(order).toMatchObject({ status: 'cancelled' })
    expect(order).not.toHaveProperty('dueAt')
    expect(await find(paid.token)).toMatchObject({ status: 'paid' })
    expect(await find(cash.token)).toMatchObject({ status: 'confirmed' })
    expect(await counts()).toEqual({ quantity: before.quantity - 4, used: before.used + 2 })
  })

  test('unpaid orders wait until their customer was told how to pay or confirm', async () => {
    setConfig(readConfig({ COD_CONFIRM_NEW_PHONE: 'true' }))
    onTestFinished(() => setConfig(readConfig({})))
    const [bank, cash] = [await place('bank'), await place('cash_on_delivery')]
    const at = Date.parse(bank.placedAt)
    expect(await endUnpaid(db, at + 30 * DAY_MS)).toBe(0)
    const jobs = await db.selectFrom('jobs').selectAll().where('kind', '=', 'mail').execute()
    const mails = jobs.map(({ payload }) => JSON.parse(payload))
    // Each late mail gives the whole time from its sending.
    const give = giveTime(db)
    vi.useFakeTimers({ toFake: ['Date'], now: at + 2 * DAY_MS })
    onTestFinished(() => void vi.useRealTimers())
    for (const mail of mails) await give(mail)
    await sendMails()
    expect(await find(bank.token)).toMatchObject({ dueAt: iso(at + 5 * DAY_MS) })
    expect(await find(cash.token)).toMatchObject({ confirmBy: iso(at + 3 * DAY_MS) })
    vi.setSystemTime(at + 3 * DAY_MS)
    for (const mail of mails) if (mail.template === 'bank-instructions') await give(mail)
    vi.setSystemTime(at + 4.5 * DAY_MS)
    for (const mail of mails) await give({ ...mail, key: `${mail.key}:again-1` })
    expect(await find(bank.token)).toMatchObject({ dueAt: iso(at + 5 * DAY_MS) })
    const reminder = db.selectFrom('orders').select('remind_at').where('token', '=', bank.token)
    expect(await reminder.executeTakeFirst()).toEqual({ remind_at: at + 4 * DAY_MS })
    expect(await endUnpaid(db, at + 5 * DAY_MS - 1)).toBe(1)
    expect(await find(cash.token)).toMatchObject({ status: 'cancelled', endedBy: 'unconfirmed' })
    expect(await endUnpaid(db, at + 5 * DAY_MS)).toBe(1)
    vi.setSystemTime(at + 6 * DAY_MS)
    for (const mail of mails) await give(mail)
    expect(await find(bank.token)).toMatchObject({ status: 'cancelled', endedBy: 'unpaid' })
  })

  test('a mail that was given up leaves the merchant as long again to send it', async () => {
    await sendMails()
    const { token, placedAt } = await place('bank')
    const at = Date.parse(placedAt)
    await db.updateTable('jobs').set({ state: 'dead' }).execute()
    expect(await endUnpaid(db, at + 6 * DAY_MS - 1)).toBe(0)
    const dead = await db.selectFrom('jobs').select('id').execute()
    for (const { id } of dead) await retryJob(db, id)
    expect(await endUnpaid(db, at + 9 * DAY_MS)).toBe(0)
    await db.updateTable('jobs').set({ state: 'dead' }).execute()
    expect(await endUnpaid(db, at + 6 * DAY_MS)).toBe(1)
    expect(await find(token)).toMatchObject({ status: 'cancelled' })
  })

  test('an order paid at the moment of its end stays paid', async () => {
    const { token } = await place('bank')
    await changeStatus(db, { token }, 'paid')
    const end = { from: 'awaiting_payment' } as const
    expect(await changeStatus(db, { token }, 'cancelled', end)).toEqual({
      ok: true,
      changed: false,
    })
    expect(await find(token)).toMatchObject({ status: 'paid' })
  })

  test('a settled order forgets its address and network', async () => {
    const { token } = await place('bank')
    const keys = () =>
      db
        .selectFrom('orders')
        .select(['address_key', 'network_key'])
        .where('token', '=', token)
        .executeTakeFirstOrThrow()
    expect(Object.values(await keys())).not.toContain(null)
    await changeStatus(db, { token }, 'paid')
    expect(await keys()).toEqual({ address_key: null, network_key: null })
  })
})
