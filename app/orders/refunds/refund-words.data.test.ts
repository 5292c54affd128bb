import { afterEach, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { refunding } from '../../../tests/support/returns/refunding'
import { setSettings } from '../../../tests/support/settings/set-settings'
import { LANGUAGES } from '../../business'
import { setDatabase } from '../../database/current.server'
import type { Database } from '../../database/tables.server'
import { renderTemplate } from '../../mail/templates.server'
import { textsOf } from '../../texts/texts.server'
import { changeStatus } from '../changing/change-status.server'
import { issueInvoice } from '../invoices/issue-invoice.server'
import { findInvoiceSheet, findSlipSheet } from '../invoices/sheets.server'
import { sheetsApi } from '../invoices/sheets-api'
import { registerOrderMails } from '../register-mails.server'

const FRANCE = {
  'money.currency': 'EUR',
  'money.pricesIncludeTax': true,
  'money.taxClasses': ['standard', 'reduced'],
  'money.taxRates': [
    { country: '*', class: 'standard', percent: 20 },
    { country: '*', class: 'reduced', percent: 5.5 },
  ],
}
const NOTHING = Object.fromEntries(Object.keys(FRANCE).map((key) => [key, undefined]))

eachDatabase('what is said of a refund', (open) => {
  let db: Database
  beforeAll(async () => {
    db = await open('seeded')
    setDatabase(db)
    registerOrderMails()
    await db.updateTable('stock').set({ quantity: 1000 }).execute()
    await db.updateTable('products').set({ price: 1200 }).where('id', '=', 1).execute()
    await db
      .updateTable('products')
      .set({ price: 1055, tax_class: 'reduced' })
      .where('id', '=', 2)
      .execute()
  })
  afterEach(() => setSettings(db, NOTHING))
  const { order, refund, stateOf } = refunding(() => db)
  const inOneLine = (text: string) => text.replace(/\s+/g, ' ')
  const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')
  const both = [
    { productId: 1, quantity: 2 },
    { productId: 2, quantity: 1 },
  ]

  test('a mail names order, amount and reason in each language', async () => {
    await setSettings(db, FRANCE)
    const { number } = await order(both)
    const made = await refund(number, { reason: 'Une pièce manquait.' })
    const { id } = await stateOf(number)
    const subjects = new Set<string>()
    for (const language of LANGUAGES) {
      const data = { orderId: id, sequence: 1 }
      const mail = await renderTemplate('order-refunded', language, data)
      subjects.add(mail.subject)
      for (const word of ['12', '€', 'Une pièce manquait.', number, '1 × '])
        expect(plain(`${mail.subject} ${mail.text}`)).toContain(word)
      expect(mail.text).toContain(made.ok && made.refund.creditNote)
      expect(mail.text).not.toMatch(/\{\w+\}|\$/)
      expect(mail.text).not.toContain(textsOf(language).refunds.mail.noInvoice)
    }
    expect(subjects.size).toBe(LANGUAGES.length)
  })

  test('an order paid before there were invoices gets no credit note, and the mail says so', async () => {
    const { number } = await order()
    const { id } = await stateOf(number)
    await db.deleteFrom('invoices').where('order_id', '=', id).execute()
    const made = await refund(number)
    expect(made.ok && made.refund).not.toHaveProperty('creditNote')
    expect((await stateOf(number)).documents).toEqual([])
    for (const language of LANGUAGES) {
      const mail = await renderTemplate('order-refunded', language, { orderId: id, sequence: 1 })
      expect(inOneLine(mail.text)).toContain(inOneLine(textsOf(language).refunds.mail.noInvoice))
    }
    await issueInvoice(db, id)
    const credited = await refund(number)
    expect(credited.ok && credited.refund.creditNote).toMatch(/^C\d{4}-\d{5}$/)
  })

  test('a credit note lists its lines and its tax by rate; the invoice names it', async () => {
    await setSettings(db, FRANCE)
    const { number, token } = await order(both)
    const one = { line: 0, quantity: 1, restock: false }
    const made = await refund(number, { lines: [one, { ...one, line: 1 }], reason: 'Broken' })
    const note = made.ok ? made.refund.creditNote : ''
    const sheet = await findInvoiceSheet(
      db,
      { token },
      { kind: 'credit_note', note, language: 'fr' },
    )
    const words = plain(JSON.stringify(sheet))
    for (const word of ['Avoir', '"-12,00 €"', '"-10,55 €"', '-2,00 €', '-0,55 €', 'Broken'])
      expect(words).toContain(word)
    expect(plain(sheet?.sums.find(({ strong }) => strong)?.value ?? '')).toBe('-22,55 €')
    const page = await sheetsApi().request(`/de/orders/${token}/credit-note/${note}`)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('Rechnungskorrektur')
    const invoice = await findInvoiceSheet(db, { token }, { language: 'en' })
    expect(plain(invoice?.notes.join() ?? '')).toContain(
      `Credit note ${note} takes back €22.55 of this invoice.`,
    )
    for (const other of ['C1999-00001', invoice?.facts[0]?.[1], "'"])
      expect((await sheetsApi().request(`/orders/${token}/credit-note/${other}`)).status).toBe(404)
  })

  test('credit notes of refunds and of the cancelled rest sum to the invoice', async () => {
    const { number, token, total } = await order(both)
    const amounts: number[] = []
    const made = await refund(number, { lines: [], amount: 333, reason: 'Scratched' })
    await changeStatus(db, { number }, 'cancelled')
    for (const note of [made.ok ? made.refund.creditNote : '', undefined]) {
      const which = { kind: 'credit_note', note, language: 'en' } as const
      const sheet = await findInvoiceSheet(db, { token }, which)
      const sum = sheet?.sums.find(({ strong }) => strong)?.value ?? ''
      amounts.push(Math.round(Number(sum.replace('$', '')) * 100))
    }
    expect(amounts).toEqual([-333, 333 - total])
    const reduced = await findInvoiceSheet(
      db,
      { token },
      { kind: 'credit_note', note: made.ok ? made.refund.creditNote : '', language: 'en' },
    )
    expect(reduced?.rows).toEqual([['Price reduction', '', '', '-$3.33']])
  })

  test('pieces put back on sale before the parcel left are not packed', async () => {
    const { number, token } = await order(both)
    const slip = async () => (await findSlipSheet(db, { token }, 'en'))?.rows.map(([, one]) => one)
    await refund(number, { lines: [{ line: 0, quantity: 1, restock: true }] })
    await refund(number, { lines: [{ line: 1, quantity: 1, restock: true }] })
    expect(await slip()).toEqual(['1'])
    const sent = await order(both, ['paid', 'shipped'])
    await refund(sent.number, { lines: [{ line: 0, quantity: 1, restock: true }] })
    const rows = (await findSlipSheet(db, { token: sent.token }, 'en'))?.rows
    expect(rows?.map(([, pieces]) => pieces)).toEqual(['2', '1'])
  })
})
