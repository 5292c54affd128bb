import { beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../tests/support/databases'
import { deskClient } from '../../../../tests/support/desk/order-desk'
import { ownDataFolder } from '../../../../tests/support/files/own-data-folder'
import { BILLING, orderOf } from '../../../../tests/support/shopper'
import { eraseAddress } from '../../../content/privacy/privacy.server'
import { setDatabase } from '../../../database/current.server'
import type { Database } from '../../../database/tables.server'
import { shopUrl } from '../../../http/shop-url.server'
import { addressLines } from '../../../orders/order/address'
import { parseOrder } from '../../../orders/placing/order-request.server'

eachDatabase('an order by phone of somebody without an e-mail address', (open) => {
  ownDataFolder()
  let db: Database
  let desk: ReturnType<typeof deskClient>
  beforeAll(async () => {
    db = await open('seeded')
    setDatabase(db)
    desk = deskClient(db)
  })
  const { email: _, ...billing } = { ...BILLING, phone: '+8801912345678', lastName: 'Caller' }
  const place = async (more: object = {}, key: string = crypto.randomUUID()) => {
    const order = orderOf([{ productId: 2, quantity: 1 }], { payment: 'bank', billing, ...more })
    return desk.json('POST', '/orders', { key, order })
  }
  const view = (number: string) => desk.read(`/orders/${number}`)
  const jobs = async () =>
    (await db.selectFrom('jobs').select('payload').where('kind', '=', 'mail').execute()).map(
      ({ payload }) => JSON.parse(payload) as { to: string; template: string },
    )

  test('it is placed, paid, sent and refunded, and nobody is mailed', async () => {
    const before = (await jobs()).length
    const { status, body } = await place()
    expect(status).toBe(200)
    for (const step of ['pay', 'ship', 'deliver'])
      expect((await desk.json('POST', `/orders/${body.number}/steps`, { step })).body.changed).toBe(
        true,
      )
    const refund = { lines: [], amount: 100, reason: 'Sorry', key: 'refund-by-phone' }
    expect((await desk.json('POST', `/orders/${body.number}/refunds`, refund)).status).toBe(200)
    const { order, mailsAgain, mails } = await view(body.number)
    expect([order.billing.email, mailsAgain, mails]).toEqual(['', [], []])
    expect((await jobs()).slice(before).filter(({ to }) => to === '')).toEqual([])
  })

  test('somebody of one name who knows no post code is sent to by name and town', async () => {
    const { lastName: _, postCode: __, ...known } = { ...billing, phone: '+8801912345677' }
    const { status, body } = await place({ billing: known })
    expect(status).toBe(200)
    const { order } = await view(body.number)
    expect(addressLines(order.billing)).toEqual(['Ana', known.street, known.city, 'BD'])
    expect(order.billing).toMatchObject({ lastName: '', postCode: '' })
    const nameless = await place({ billing: { ...known, firstName: '' } })
    expect(Object.keys(nameless.body.errors)).toEqual(['billing.firstName'])
  })

  test('a link to hand over says how to pay, until it is paid', async () => {
    const { body } = await place({ payment: 'bank', language: 'de' })
    const { payLink, customerPage } = await view(body.number)
    expect(payLink).toBe(shopUrl(customerPage, 'de'))
    await desk.json('POST', `/orders/${body.number}/steps`, { step: 'pay' })
    expect(await view(body.number)).not.toHaveProperty('payLink')
    const mailed = await place({ billing: { ...billing, email: 'caller@example.com' } })
    expect(await view(mailed.body.number)).not.toHaveProperty('payLink')
  })

  test('an address that is typed wrongly is refused, and the shop itself wants one', async () => {
    const { body } = await place({ billing: { ...billing, email: 'no' } })
    expect(Object.keys(body.errors)).toEqual(['billing.email'])
    expect(parseOrder(orderOf(undefined, { billing }))).toMatchObject({
      ok: false,
      errors: { 'billing.email': 'missing' },
    })
  })

  test('orders of one phone number are of one customer, of whom coupons know, and who can be erased', async () => {
    const phone = '+8801912345679'
    const caller = { ...billing, phone, lastName: 'Callagain' }
    await db.updateTable('coupons').set({ customer_limit: 1 }).where('code', '=', 'APP3').execute()
    const first = await place({ billing: caller, coupon: 'APP3' })
    expect(first.status).toBe(200)
    expect((await place({ billing: caller, coupon: 'APP3' })).body.code).toBe('coupon_used')
    const second = await place({ billing: { ...caller, phone: '01912-345679' } })
    const { number } = second.body
    expect((await view(number)).othersCount).toBe(1)
    const { rows } = await desk.read('/customers?search=callagain')
    expect(rows).toMatchObject([{ email: '', phone, orders: 2 }])
    const customer = await desk.read(`/customers/${rows[0].id}`)
    expect(customer).toMatchObject({ email: '', phone, orders: 2 })
    const erased = await eraseAddress(db, `tel:${phone}`, { anyway: true, by: 'Anna' })
    expect(erased).toMatchObject({ code: 'erased', counts: { orders: 2 } })
    expect((await view(number)).order.billing.phone).toBe('')
  })

  test('an address that is added later gets the mails from then on', async () => {
    const { number } = (await place()).body
    const added = { billing: { ...billing, email: 'found@shop.example' } }
    expect((await desk.json('PUT', `/orders/${number}/address`, added)).status).toBe(200)
    await desk.json('POST', `/orders/${number}/steps`, { step: 'pay' })
    const sent = (await jobs()).filter(({ to }) => to === 'found@shop.example')
    expect(sent.map(({ template }) => template)).toEqual(['order-paid'])
  })
})
