import { beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { placed } from '../../../tests/support/placed-order'
import { setDatabase } from '../../database/current.server'
import type { Database } from '../../database/tables.server'
import { DAY_MS } from '../../durations'
import { renderTemplate } from '../../mail/templates.server'
import { changeStatus } from '../changing/change-status.server'
import { endUnpaid } from '../changing/end-unpaid.server'
import { createCoupon } from '../coupons/coupons.server'
import { lockOrder } from '../order/lock-order.server'
import { findOrder } from '../reading/find-order.server'
import { registerOrderMails } from '../register-mails.server'
import { whyNotUnpaid } from '../steps/mark-unpaid.server'

eachDatabase('orders that cost nothing', (open) => {
  let db: Database
  beforeAll(async () => {
    db = await open('seeded')
    setDatabase(db)
    registerOrderMails()
    await createCoupon(db, { code: 'GIFT', kind: 'percent', percent: 100 })
  })

  test.each([
    ['bank', 'paid'],
    ['cash_on_delivery', 'confirmed'],
  ] as const)('one by %s is %s, and nobody is asked for money', async (payment, status) => {
    await db.deleteFrom('jobs').execute()
    const order = await placed(db, { payment, coupon: 'GIFT' })
    expect(order).toMatchObject({ status, total: 0 })
    const found = await findOrder(db, order.token)
    expect(found?.order).toMatchObject({ status })
    expect(found?.order).not.toHaveProperty('dueAt')
    const jobs = await db.selectFrom('jobs').select('dedupe_key').execute()
    expect(jobs).toEqual([{ dedupe_key: `mail:order-confirmation:${found?.id}` }])
    const mail = await renderTemplate('order-confirmation', 'en', { orderId: found?.id })
    expect(mail.text).toContain('there is nothing to pay')
    expect(mail.text).not.toMatch(/Please|You pay/)

    await db.deleteFrom('jobs').execute()
    expect(await endUnpaid(db, Date.now() + 30 * DAY_MS)).toBe(0)
    const row = await lockOrder(db, { token: order.token })
    if (payment === 'bank')
      expect(row && (await whyNotUnpaid(db, row))).toEqual({ code: 'not_by_transfer' })
    expect(await changeStatus(db, { token: order.token }, 'shipped')).toMatchObject({ ok: true })
  })
})
