import { afterEach, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { placed } from '../../../tests/support/placed-order'
import { setSettings } from '../../../tests/support/settings/set-settings'
import { BILLING } from '../../../tests/support/shopper'
import { feedApi } from '../../catalogue/api/feed-api'
import { readIncoming } from '../../catalogue/incoming/incoming-product'
import { setDatabase } from '../../database/current.server'
import type { Database } from '../../database/tables.server'
import { renderTemplate } from '../../mail/templates.server'
import { issueInvoice } from '../invoices/issue-invoice.server'
import { sheetPdf } from '../invoices/sheet-pdf.server'
import { findInvoiceSheet } from '../invoices/sheets.server'
import { sheetsApi } from '../invoices/sheets-api'
import { parseOrder } from '../placing/order-request.server'
import { placeOrder } from '../placing/place-order.server'
import { quote } from '../quote.server'
import { findOrder } from '../reading/find-order.server'
import { registerOrderMails } from '../register-mails.server'
import { fixRefund } from '../returns/fix-refund.server'
import { findReturnedOrder } from '../returns/return-options.server'
import { storeReturn } from '../returns/store-return.server'

const MONEY = ['currency', 'pricesIncludeTax', 'taxClasses', 'taxRates', 'taxNumber'] as const
const FRANCE = {
  'money.currency': 'EUR',
  'money.pricesIncludeTax': true,
  'money.taxClasses': ['standard', 'reduced'],
  'money.taxRates': [
    { country: '*', class: 'standard', percent: 20 },
    { country: '*', class: 'reduced', percent: 5.5 },
  ],
  'money.taxNumber': 'FR12345678901',
}
const billing = { country: 'FR', postCode: '75001', city: 'Paris', phone: '+33123456789' }

eachDatabase('a shop of another currency', (open) => {
  let db: Database
  beforeAll(async () => {
    db = await open('seeded')
    setDatabase(db)
    registerOrderMails()
    await db.updateTable('stock').set({ quantity: 1000 }).execute()
    await db.updateTable('products').set({ price: 1999 }).where('id', '=', 1).execute()
  })
  afterEach(() =>
    setSettings(db, Object.fromEntries(MONEY.map((key) => [`money.${key}`, undefined]))),
  )

  const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

  test('a shop in euros shows euros and contained Vat in mail, feed, invoice and PDF, and no dollar', async () => {
    await setSettings(db, FRANCE)
    const { token } = await placed(db, { billing, quantity: 2 })
    const { id = 0, order } = (await findOrder(db, token)) ?? {}
    expect(order).toMatchObject({ currency: 'EUR', includesTax: true, total: 3998, vat: 666 })

    const mail = await renderTemplate('order-confirmation', 'fr', { orderId: id })
    expect(plain(mail.text)).toMatch(/Dont TVA 20 %\s+6,66 €/)
    expect(plain(mail.text)).toContain('39,98 €')
    expect(mail.html + mail.text).not.toContain('$')

    const feed = await (await feedApi().request('/feed.xml')).text()
    expect(feed).toContain('<g:price>19.99 EUR</g:price>')
    expect(feed).not.toContain('USD')

    const none = await sheetsApi().request(`/de/orders/${token}/invoice`)
    expect([none.status, none.headers.get('Content-Type')]).toEqual([
      404,
      'text/html; charset=utf-8',
    ])
    const said = await none.text()
    expect(said).toContain('noch keine Rechnung')
    expect(said).toContain(`href="/de/orders/${token}"`)
    const unknown = await sheetsApi().request('/fr/orders/<b>/packing-slip')
    expect(unknown.status).toBe(404)
    expect(await unknown.text()).toContain('href="/fr"')
    await issueInvoice(db, id)
    const page = await sheetsApi().request(`/fr/orders/${token}/invoice`)
    const html = plain(await page.text())
    for (const words of ['Facture', 'FR12345678901', 'Hors taxe à 20 %', '33,32 €', '39,98 €'])
      expect(html).toContain(words)
    expect(html).not.toContain('$')
    expect(page.headers.get('Cache-Control')).toBe('no-store')
    const sheet = await findInvoiceSheet(db, { token }, { language: 'fr' })
    const pdf = await sheetPdf(sheet as NonNullable<typeof sheet>)
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pdf.length).toBeGreaterThan(5000)
  })

  test('an order keeps the currency it was placed in', async () => {
    await setSettings(db, { 'money.currency': 'JPY' })
    const { token } = await placed(db)
    await setSettings(db, { 'money.currency': 'USD' })
    const found = await findOrder(db, token)
    expect(found?.order).toMatchObject({ currency: 'JPY', subtotal: 1999, vat: 300 })
    const mail = await renderTemplate('order-confirmation', 'en', { orderId: found?.id })
    expect(mail.text).toContain('¥2,299')
    expect(mail.text).not.toContain('$')
  })

  test.each([
    ['JPY', 0, 1500],
    ['USD', 2, 150_000],
    ['KWD', 3, 1_500_000],
  ])('%s has %d decimals in quotes and imports', async (currency, decimals, amount) => {
    await setSettings(db, { 'money.currency': currency })
    const quoted = await quote(db, { items: [{ productId: 1, quantity: 1 }] }, 'en')
    expect(quoted).toMatchObject({ subtotal: 1999, vat: 300, total: 2299 })
    const read = readIncoming({ id: 9, title: 'Rug', category: 'home', price: 1500 })
    expect(read).toMatchObject({ product: { price: amount, tax_class: null } })
    const least = readIncoming({
      id: 9,
      title: 'Rug',
      category: 'home',
      price: 0.4 / 10 ** decimals,
    })
    expect(least).toHaveProperty('reason')
  })

  test('refunded pieces are paid back with the tax of their own rate', async () => {
    const rates = [{ country: '*', class: 'standard', percent: 20 }]
    await setSettings(db, { 'money.taxClasses': ['standard', 'none'], 'money.taxRates': rates })
    await db.updateTable('products').set({ tax_class: 'none' }).where('id', '=', 2).execute()
    await db.updateTable('products').set({ price: 1000 }).where('id', 'in', [1, 2]).execute()
    const items = [1, 2].map((productId) => ({ productId, quantity: 1 }))
    const parsed = parseOrder({ items, payment: 'bank', billing: BILLING })
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors))
    const key = crypto.randomUUID()
    const placing = await placeOrder(db, { key, request: parsed.value, language: 'en' })
    if (!placing.ok) throw new Error(placing.code)
    const { number, total } = placing.order
    expect(total).toBe(2200)
    const refunds: number[] = []
    for (const position of [0, 1]) {
      const order = await findReturnedOrder(db, { number })
      if (!order) throw new Error('no order')
      const row = {
        request_key: `${key}${position}`,
        kind: 'return' as const,
        state: 'accepted' as const,
        requested_at: 1,
      }
      const { id } = await storeReturn(db, order, row, [{ position, quantity: 1 }])
      refunds.push(await fixRefund(db, order.id, id))
    }
    expect(refunds).toEqual([1200, 1000])
    await db.updateTable('products').set({ price: 1999 }).where('id', '=', 1).execute()
  })

  test('an import names a tax class of the shop, or is refused with its name', async () => {
    await setSettings(db, FRANCE)
    const row = { id: 9, title: 'Bread', category: 'food', price: 1 }
    expect(readIncoming({ ...row, taxClass: 'reduced' })).toMatchObject({
      product: { tax_class: 'reduced' },
    })
    expect(readIncoming({ ...row, tax_class: 'luxury' })).toEqual({
      reason: 'tax_class: there is no class "luxury" in money.taxClasses',
    })
  })

  test('an import names a tax class by what it takes in the seller’s country', async () => {
    await setSettings(db, {
      ...FRANCE,
      'shop.country': 'IN',
      'money.taxClasses': ['standard', 'food', 'clothes', 'none'],
      'money.taxRates': [
        { country: '*', class: 'standard', percent: 18 },
        { country: 'IN', class: 'food', percent: 5 },
        { country: 'IN', class: 'clothes', percent: 12 },
      ],
    })
    const classOf = (taxClass: string) => {
      const row = { id: 9, title: 'Bread', category: 'food', price: 1, taxClass }
      const read = readIncoming(row)
      return 'product' in read ? read.product.tax_class : read.reason
    }
    expect(['18', '5%', '12 %', '0.05', '0', '', 'food'].map(classOf)).toEqual([
      ...['standard', 'food', 'clothes', 'food', 'none', null, 'food'],
    ])
    expect(classOf('28')).toBe('taxClass: no class in money.taxClasses takes 28 per cent in IN')
    await setSettings(db, { 'shop.country': undefined })
  })
})
