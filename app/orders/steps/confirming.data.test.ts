import { beforeAll, beforeEach, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { placed, waitingJobs } from '../../../tests/support/placed-order'
import { LANGUAGES } from '../../business'
import { readConfig, setConfig } from '../../config.server'
import { setDatabase } from '../../database/current.server'
import type { Database } from '../../database/tables.server'
import { HOUR_MS } from '../../durations'
import { smsHandler } from '../../mail/sms-job.server'
import { renderTemplate } from '../../mail/templates.server'
import { shopMoment } from '../../texts/clocks/shop-moment.server'
import { changeStatus } from '../changing/change-status.server'
import { endUnpaid } from '../changing/end-unpaid.server'
import { recordCash } from '../paying/payments.server'
import { findOrder } from '../reading/find-order.server'
import { refundOrder } from '../refunds/refund-order.server'
import { registerOrderMails } from '../register-mails.server'
import { confirmOrder } from './confirm-order.server'

const CASH = 'cash_on_delivery'

eachDatabase('a cash order that is to be confirmed', (open) => {
  let db: Database
  let person = 0
  beforeAll(async () => {
    db = await open('seeded')
    setDatabase(db)
    registerOrderMails()
    return () => setConfig(readConfig({}))
  })
  beforeEach(async () => {
    setConfig(readConfig({ COD_CONFIRM_ABOVE: '50' }))
    await db.deleteFrom('jobs').execute()
  })

  const order = (quantity = 5, billing = {}) =>
    placed(db, {
      payment: CASH,
      quantity,
      billing: {
        phone: `+88017${String(++person).padStart(8, '0')}`,
        email: `ana${person}@example.com`,
        ...billing,
      },
    })
  const mailsSent = () => db.deleteFrom('jobs').where('kind', '=', 'mail').execute()
  const find = async (token: string) => (await findOrder(db, token))?.order
  const mails = (template: string) => waitingJobs(db, template)
  const codeOf = async () => (await mails('order-to-confirm')).at(-1)?.data.code as string
  const stock = async () =>
    (
      await db
        .selectFrom('stock')
        .select('quantity')
        .where('product_id', '=', 1)
        .executeTakeFirstOrThrow()
    ).quantity

  test('a cash order needs confirmation above the set amount, and never by default', async () => {
    const small = await order(4) // 45.95 with VAT
    expect(await find(small.token)).not.toHaveProperty('confirmBy')
    const large = await order(5) // 57.44
    expect(large.status).toBe('confirmed')
    const confirmBy = new Date(Date.parse(large.placedAt) + 24 * HOUR_MS).toISOString()
    expect(await find(large.token)).toMatchObject({
      status: 'confirmed',
      confirmBy,
      cancellable: true,
      history: [{ status: 'awaiting_confirmation' }],
    })
    expect(await find((await placed(db, { quantity: 5 })).token)).not.toHaveProperty('confirmBy')
    setConfig(readConfig({}))
    expect(await find((await order(50)).token)).not.toHaveProperty('confirmBy')
  })

  test('a cash order from a phone that no delivered order knows needs confirmation', async () => {
    setConfig(readConfig({ COD_CONFIRM_NEW_PHONE: 'true' }))
    const phone = '+8801811111111'
    const first = await order(1, { phone })
    expect(await find(first.token)).toHaveProperty('confirmBy')
    await confirmOrder(db, { number: first.number })
    await changeStatus(db, { number: first.number }, 'shipped')
    expect(await find((await order(1, { phone })).token)).toHaveProperty('confirmBy')
    await changeStatus(db, { number: first.number }, 'delivered')
    expect(await find((await order(1, { phone: '01811-111111' })).token)).not.toHaveProperty(
      'confirmBy',
    )
    expect(await find((await order(1)).token)).toHaveProperty('confirmBy')
  })

  test('a cash order is confirmed once by its mail’s code, and confirms itself by mail only then', async () => {
    const { token } = await order()
    expect(await mails('order-confirmation')).toEqual([])
    const code = await codeOf()
    const content = JSON.stringify(await db.selectFrom('orders').selectAll().execute())
    expect(content).not.toContain(code)
    expect(JSON.stringify(await find(token))).not.toContain(code)
    for (const wrong of ['', 'x', `${code}x`])
      expect(await confirmOrder(db, { token, code: wrong })).toMatchObject({ code: 'wrong_code' })
    const { token: others } = await order()
    expect(await confirmOrder(db, { token: others, code })).toMatchObject({ code: 'wrong_code' })

    const confirmations = await Promise.all([1, 2, 3].map(() => confirmOrder(db, { token, code })))
    expect(confirmations.map((one) => one.ok && one.changed).sort()).toEqual([false, false, true])
    expect(await mails('order-confirmation')).toHaveLength(1)
    const confirmed = await find(token)
    expect(confirmed).not.toHaveProperty('confirmBy')
    expect(confirmed?.history.map(({ status }) => status)).toEqual([
      'awaiting_confirmation',
      'confirmed',
    ])
    await mailsSent()
    await endUnpaid(db, Date.now() + 25 * HOUR_MS)
    expect(await find(others)).toMatchObject({ status: 'cancelled' })
    expect(await find(token)).toMatchObject({ status: 'confirmed' })
  })

  test.each(LANGUAGES)(
    'confirmation is asked for in %s by a mail with every place filled in',
    async (language) => {
      const { token, number } = await order()
      const [{ data }] = await mails('order-to-confirm')
      const mail = await renderTemplate('order-to-confirm', language, data)
      expect(mail.subject).toContain(number)
      const path = `${language === 'en' ? '' : `/${language}`}/orders/${token}`
      expect(mail.text).toContain(`${path}?confirm=${data.code}`)
      const due = shopMoment(language, String((await find(token))?.confirmBy))
      expect(mail.text.replaceAll(/\s+/g, ' ')).toContain(due.replaceAll(/\s+/g, ' '))
      expect(mail.text).not.toMatch(/\{\w+\}|undefined|\bAna\b/)
    },
  )

  test('an unconfirmed cash order cannot be shipped, and cash and refunds are not booked', async () => {
    const { number, token } = await order()
    expect(await changeStatus(db, { number }, 'shipped')).toEqual({
      ok: false,
      code: 'unconfirmed',
    })
    expect(await recordCash(db, number)).toMatchObject({ code: 'forbidden', status: 'confirmed' })
    const refund = { lines: [], shipping: false, amount: 1, reason: '', by: 'ana', key: number }
    expect(await refundOrder(db, { number, ...refund })).toEqual({
      ok: false,
      code: 'nothing_paid',
    })
    expect(await changeStatus(db, { number }, 'shipped', { unconfirmed: true })).toMatchObject({
      changed: true,
    })
    expect(await recordCash(db, number)).toMatchObject({ ok: true, changed: true })
    await endUnpaid(db, Date.now() + 25 * HOUR_MS)
    expect(await find(token)).toMatchObject({ status: 'shipped' })
    expect(await confirmOrder(db, { token, code: await codeOf() })).toMatchObject({ code: 'ended' })
  })

  test('an unconfirmed cash order ends by itself, says so and returns the stock; its link is dead then', async () => {
    setConfig(readConfig({ COD_CONFIRM_ABOVE: '50', COD_CONFIRM_HOURS: '2' }))
    const before = await stock()
    const { token, placedAt } = await order()
    const code = await codeOf()
    const [ask] = await mails('order-to-confirm')
    const [sms] = await waitingJobs(db, 'order-to-confirm', 'sms')
    expect(await stock()).toBe(before - 5)
    const over = Date.parse(placedAt) + 2 * HOUR_MS
    expect(await endUnpaid(db, over)).toBe(0) // Its mail waits.
    await mailsSent()
    expect(await endUnpaid(db, over - 1)).toBe(0)
    expect(await confirmOrder(db, { token, code }, over)).toMatchObject({ code: 'ended' })
    const ended = await Promise.all([endUnpaid(db, over), endUnpaid(db, over)])
    expect(ended.sort()).toEqual([0, 1])
    expect(await stock()).toBe(before)
    expect(await find(token)).toMatchObject({ status: 'cancelled', endedBy: 'unconfirmed' })
    expect(await confirmOrder(db, { token, code })).toMatchObject({ code: 'ended' })
    const [cancelled] = await mails('order-cancelled')
    const mail = await renderTemplate('order-cancelled', 'en', cancelled.data)
    expect(mail.text).toContain('because it was not confirmed in time')

    await expect(renderTemplate('order-to-confirm', 'en', ask.data)).rejects.toThrow('no longer')
    const sent: unknown[] = []
    await smsHandler(() => ({ send: async (message) => void sent.push(message) }))(sms)
    expect(sent).toEqual([])
  })

  test('a cash order that its customer cancels did not end by itself', async () => {
    const { token } = await order()
    await changeStatus(db, { token }, 'cancelled')
    expect(await find(token)).not.toHaveProperty('endedBy')
  })

  test('a confirmation is texted, too, but not at once again and again to one number', async () => {
    const phone = '+8801822222222'
    const { number } = await order(5, { phone })
    const [sms] = await waitingJobs(db, 'order-to-confirm', 'sms')
    const sent: { to: string; text: string }[] = []
    await smsHandler(() => ({ send: async (message) => void sent.push(message) }))({
      ...sms,
      language: 'fr',
    })
    expect(sent).toMatchObject([{ to: phone }])
    expect(sent[0]?.text).toContain(`confirmez votre commande ${number} (57,44 $`)
    expect(sent[0]?.text).toMatch(/\/fr\/orders\/[\w-]+\?confirm=[\w-]{24}$/)
    expect(sent[0]?.text).not.toMatch(/\bAna\b|\{/)
    await db.updateTable('stock').set({ quantity: 1000 }).where('product_id', '=', 1).execute()
    await Promise.all(Array.from({ length: 14 }, () => order(5, { phone })))
    const jobs = await db.selectFrom('jobs').select('run_at').where('kind', '=', 'sms').execute()
    const at = (ms: number) => jobs.filter(({ run_at }) => run_at <= Date.now() + ms).length
    expect([at(0), at(3 * HOUR_MS), jobs.length]).toEqual([3, 12, 12])
  })
})
