import { beforeAll, expect, test } from 'vitest'
import { onSqliteByDay } from '../../../tests/support/databases'
import { LANGUAGES } from '../../business'
import { setDatabase } from '../../database/current.server'
import type { Database } from '../../database/tables.server'
import { renderTemplate } from '../../mail/templates.server'
import { bankAccounts } from '../paying/bank-accounts.server'
import { parseOrder } from '../placing/order-request.server'
import { placeOrder } from '../placing/place-order.server'
import { findOrder } from '../reading/find-order.server'
import { registerOrderMails } from '../register-mails.server'

const eachDatabase = onSqliteByDay('it reads the words of mails')

const EVENTS = [
  'order-confirmation',
  'bank-instructions',
  'bank-reminder',
  'order-paid',
  'order-shipped',
  'order-cancelled',
  'order-link',
]

eachDatabase('mails of an order', (open) => {
  let db: Database
  let order: { id: number; token: string; number: string }
  beforeAll(async () => {
    db = await open('seeded')
    setDatabase(db)
    registerOrderMails()
    const parsed = parseOrder({
      items: [{ productId: 1, quantity: 2 }],
      payment: 'bank',
      billing: {
        firstName: '<b>Ana</b>',
        lastName: 'Rahman',
        country: 'BD',
        street: '1 Road',
        city: 'Dhaka',
        postCode: '1205',
        phone: '01700000000',
        email: 'ana@example.com',
      },
    })
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors))
    const placing = await placeOrder(db, { key: 'mails', request: parsed.value, language: 'en' })
    if (!placing.ok) throw new Error(placing.code)
    const found = await findOrder(db, placing.order.token)
    order = { ...placing.order, id: found?.id ?? 0 }
  })

  test('placing by bank enqueues exactly a confirmation and the bank details', async () => {
    const jobs = await db.selectFrom('jobs').select('payload').where('kind', '=', 'mail').execute()
    const templates = jobs.map(({ payload }) => JSON.parse(payload).template)
    expect(templates.toSorted()).toEqual(['bank-instructions', 'order-confirmation'])
  })

  test.each(EVENTS.flatMap((event) => LANGUAGES.map((language) => [event, language] as const)))(
    '%s in %s names the order and its page, with every place filled in',
    async (event, language) => {
      const mail = await renderTemplate(event, language, { orderId: order.id })
      expect(mail.subject).toContain(order.number)
      const prefix = language === 'en' ? '' : `/${language}`
      for (const part of [mail.html, mail.text]) {
        expect(part).toContain(`${prefix}/orders/${order.token}`)
        expect(part.replace(/<style[\s\S]*?<\/style>/g, '')).not.toMatch(/\{\w+\}|undefined|NaN/)
      }
      expect(mail.html).not.toContain('<b>Ana')
    },
  )

  test('an unconfirmed address reads post code and country in one line', async () => {
    const { text } = await renderTemplate('order-confirmation', 'en', { orderId: order.id })
    expect(text).toContain('1205, Bangladesh')
  })

  test('a confirmed address reads where the order goes, with the country in its language', async () => {
    await db
      .insertInto('accounts')
      .values({
        uid: 'ana',
        email: 'ana@example.com',
        email_verified: 1,
        disabled: 0,
        valid_since: 0,
        created_at: 0,
        last_login_at: 0,
      })
      .execute()
    await db.updateTable('orders').set({ uid: 'ana' }).where('id', '=', order.id).execute()
    const lines = {
      en: 'Delivery to <b>Ana</b> Rahman 1 Road Dhaka 1205 Bangladesh',
      de: 'Lieferung an <b>Ana</b> Rahman 1 Road Dhaka 1205 Bangladesch',
    }
    for (const [language, line] of Object.entries(lines)) {
      const mail = await renderTemplate('order-confirmation', language as 'en', {
        orderId: order.id,
      })
      expect(mail.text.replace(/\s+/g, ' ')).toContain(line)
    }
  })

  test('the confirmation shows lines and sums, the bank mail shows amount and reference', async () => {
    const confirmation = await renderTemplate('order-confirmation', 'en', { orderId: order.id })
    for (const sum of ['$19.98', '$3.00', '$22.98', '2 ×']) expect(confirmation.text).toContain(sum)
    const found = await findOrder(db, order.token)
    const bank = await renderTemplate('bank-instructions', 'de', { orderId: order.id })
    expect(bank.text).toContain(found?.order.reference)
    expect(bank.text).toMatch(/22,98/)
    expect(confirmation.text).toMatch(/Please pay by \w+ \d+, \d{4} at \d+:\d\d\s[AP]M GMT\+6:/)
    expect(bank.text).toMatch(/Zahlbar bis zum\s+\d+\. \S+ \d{4} um \d\d:\d\d GMT\+6/)
    // Who opens the first letter alone can pay as well.
    for (const told of [confirmation, bank]) expect(told.text).toContain(bankAccounts()[0]?.account)
  })

  test('an order of a shop without tax names none', async () => {
    const taxes = JSON.stringify([{ percent: 0, base: 1998, tax: 0 }])
    const text = async () =>
      (await renderTemplate('order-confirmation', 'en', { orderId: order.id })).text
    expect(await text()).toContain('Vat')
    await db.updateTable('orders').set({ vat: 0, taxes }).where('id', '=', order.id).execute()
    expect(await text()).not.toContain('Vat')
  })
})
