import { beforeAll, beforeEach, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { trialShop } from '../../../tests/support/payments/trial-shop'
import { placed, waitingJobs } from '../../../tests/support/placed-order'
import { setSettings } from '../../../tests/support/settings/set-settings'
import { BILLING } from '../../../tests/support/shopper'
import { config, setConfig } from '../../config.server'
import { shopAddress } from '../../mail/sender.server'
import { renderTemplate } from '../../mail/templates.server'
import { attemptsOf } from '../../payments/attempts.server'
import type { Payment } from '../../settings/payments'
import { settingsFrom } from '../../settings/schema'
import { formatMoney } from '../../texts/currency.server'
import { changeStatus } from '../changing/change-status.server'
import { readAttempt } from '../online/attempt-jobs.server'
import { startPayment } from '../online/start-payment.server'
import { parseOrder } from '../placing/order-request.server'
import { placeOrder } from '../placing/place-order.server'
import { findOrderById } from '../reading/find-order.server'
import { registerOrderMails } from '../register-mails.server'
import { confirmOrder } from '../steps/confirm-order.server'
import { changeWay } from '../unpaid/change-way.server'

const CASH = 'cash_on_delivery'

eachDatabase('the mail to the shop about a new order', (open) => {
  const at = trialShop(open)
  const { shop } = at
  beforeAll(() => registerOrderMails())
  beforeEach(async () => {
    setConfig({ ...config, COD_CONFIRM_ABOVE: undefined })
    await shop.db.deleteFrom('jobs').execute()
    await setSettings(shop.db, { 'shop.newOrderMail': true })
    shop.openWith()
  })

  const told = () => waitingJobs(shop.db, 'new-order')
  const idOf = async (number: string) => (await shop.row(number)).id
  const rendered = async () => {
    const [{ language, data }] = (await told()) as [never]
    return renderTemplate('new-order', language, data)
  }

  test('a transfer’s and a cash order’s goes when they are placed, to the shop, in its language', async () => {
    for (const payment of ['bank', CASH] as const) {
      await shop.db.deleteFrom('jobs').execute()
      const order = await placed(shop.db, { payment, language: 'fr' })
      const orderId = await idOf(order.number)
      expect(await told()).toEqual([
        {
          ...{ key: `new-order:${orderId}`, template: 'new-order', data: { orderId } },
          ...{ to: shopAddress(), language: 'en' },
        },
      ])
      const mail = await rendered()
      expect(mail.subject).toContain(order.number)
      expect(mail.subject).toContain(formatMoney('en', order.total))
      expect(mail.text).toContain(payment === 'bank' ? 'not paid yet' : 'courier receives')
      expect(mail.text).toContain(payment === 'bank' ? 'Bank transfer' : 'Cash on delivery')
      expect(mail.text).toContain(BILLING.street)
    }
  })

  test('the merchant reads the catalogue’s titles, whatever language the shopper read', async () => {
    const [there, own] = ['Wimperntusche', 'Velvet Lash Volume Mascara']
    await shop.db
      .insertInto('product_texts')
      .values({ product_id: 1, language: 'de', title: there, description: null })
      .execute()
    const { number } = await placed(shop.db, { language: 'de' })
    expect((await findOrderById(shop.db, await idOf(number)))?.order.items[0]?.title).toBe(there)
    const { text } = await rendered()
    expect([text.includes(own), text.includes(there)]).toEqual([true, false])
  })

  test('a request that comes twice is told once, and a refused one never', async () => {
    const items = [{ productId: 1, quantity: 1 }]
    const parsed = parseOrder({ items, payment: 'bank', billing: BILLING })
    if (!parsed.ok) throw new Error('no order')
    const request = { key: 'twice', request: parsed.value, language: 'en' as const }
    await Promise.all([placeOrder(shop.db, request), placeOrder(shop.db, request)])
    await placeOrder(shop.db, request)
    expect(await told()).toHaveLength(1)
    await shop.db.deleteFrom('jobs').execute()
    const many = { ...parsed.value, items: [{ productId: 1, quantity: 1_000_000 }] }
    expect(await placeOrder(shop.db, { ...request, key: 'many', request: many })).toMatchObject({
      code: 'out_of_stock',
    })
    // A key that was used for another order is refused too.
    expect(await placeOrder(shop.db, { ...request, request: many })).toMatchObject({ ok: false })
    expect(await told()).toEqual([])
  })

  test('that of a cash order to be confirmed goes once it is', async () => {
    setConfig({ ...config, COD_CONFIRM_ABOVE: 1 })
    const { number } = await placed(shop.db, { payment: CASH })
    expect(await told()).toEqual([])
    await confirmOrder(shop.db, { number })
    expect(await told()).toHaveLength(1)
    await shop.db.deleteFrom('jobs').execute()
    await confirmOrder(shop.db, { number })
    await changeStatus(shop.db, { number }, 'shipped')
    expect(await told()).toEqual([])
  })

  async function begun(payment: Payment = 'test') {
    const order = await placed(shop.db, { payment })
    await startPayment(shop.db, { token: order.token }, 'test')
    const [attempt] = await attemptsOf(shop.db, await idOf(order.number))
    if (!attempt?.provider_ref) throw new Error('no attempt')
    return { ...order, attempt, ref: attempt.provider_ref }
  }

  test('that of an online payment goes once it is paid, and says so', async () => {
    const { attempt, ref } = await begun()
    expect(await told()).toEqual([])
    shop.bank.pay(ref)
    await Promise.all([readAttempt(shop.db, attempt.id), readAttempt(shop.db, attempt.id)])
    expect(await told()).toHaveLength(1)
    expect((await rendered()).text).toContain('It is paid.')
    await readAttempt(shop.db, attempt.id)
    expect(await told()).toHaveLength(1)
  })

  test('one that fails or is cancelled unpaid is told never', async () => {
    const { attempt, ref, number } = await begun()
    shop.bank.end(ref, 'failed')
    await readAttempt(shop.db, attempt.id)
    await changeStatus(shop.db, { number }, 'cancelled')
    expect(await told()).toEqual([])
    await placed(shop.db)
    const [{ data }] = (await told()) as [{ data: { orderId: number } }]
    await changeStatus(shop.db, { number: await numberOf(data.orderId) }, 'cancelled')
    await expect(rendered()).rejects.toThrow('is cancelled')
  })

  const numberOf = async (id: number) =>
    (
      await shop.db
        .selectFrom('orders')
        .select('number')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).number

  test('one that is to be paid another way instead is told with the change', async () => {
    const { token, number } = await placed(shop.db, { payment: 'test' })
    expect(await changeWay(shop.db, token, 'bank')).toEqual({ ok: true })
    expect(await told()).toHaveLength(1)
    await shop.db.deleteFrom('jobs').execute()
    await changeStatus(shop.db, { number }, 'paid')
    expect(await told()).toEqual([])
  })

  test('one that is paid after all the way that its customer had left is told no second time', async () => {
    const { attempt, ref, token } = await begun()
    shop.bank.end(ref, 'cancelled')
    await readAttempt(shop.db, attempt.id)
    expect(await changeWay(shop.db, token, 'bank')).toEqual({ ok: true })
    expect(await told()).toHaveLength(1)
    await shop.db.deleteFrom('jobs').execute()
    shop.bank.pay(ref)
    await readAttempt(shop.db, attempt.id)
    expect((await findOrderById(shop.db, attempt.order_id))?.order).toMatchObject({
      status: 'paid',
      payment: 'test',
    })
    expect(await told()).toEqual([])
  })

  test('an advance that came tells of its order', async () => {
    await setSettings(shop.db, { 'payment.cashAdvance': 'share' })
    const { attempt, ref } = await begun(CASH)
    expect(await told()).toEqual([])
    shop.bank.pay(ref)
    await readAttempt(shop.db, attempt.id)
    expect(await told()).toHaveLength(1)
    expect((await rendered()).text).toMatch(/Paid in advance: \$[\d.]+\. To be paid to the courier/)
    await setSettings(shop.db, { 'payment.cashAdvance': undefined })
  })

  test('the demo tells of none; a shop of one’s own does, unless its merchant turns it off', async () => {
    await setSettings(shop.db, { 'shop.newOrderMail': undefined })
    await placed(shop.db)
    expect(await told()).toEqual([])
    expect(settingsFrom({ 'shop.kind': 'own' }).shop.newOrderMail).toBe(true)
  })
})
