import { beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { placed } from '../../../tests/support/placed-order'
import { setSettings } from '../../../tests/support/settings/set-settings'
import { setDatabase } from '../../database/current.server'
import type { Database } from '../../database/tables.server'
import { loadSettings } from '../../settings/settings.server'
import { findOrder } from '../reading/find-order.server'
import { issueInvoice } from './issue-invoice.server'
import { sheetPdf } from './sheet-pdf.server'
import { findInvoiceSheet, findSlipSheet } from './sheets.server'
import { sheetsApi } from './sheets-api'

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 20"><path d="M0 0h80v20H0z" fill="#135"/></svg>'

eachDatabase('papers of a merchant’s own shop', (open) => {
  let db: Database
  beforeAll(async () => {
    db = await open('seeded')
    setDatabase(db)
    await loadSettings(db)
    const everywhere = { name: 'Everywhere', countries: ['*'], rates: [{ cents: 0 }] }
    await setSettings(db, { 'shipping.zones': [everywhere] })
  })
  const invoiced = async () => {
    const { token, number } = await placed(db)
    const { id = 0 } = (await findOrder(db, token)) ?? {}
    await issueInvoice(db, id)
    return { token, number, id }
  }
  const sheetOf = async (token: string) => {
    const sheet = await findInvoiceSheet(db, { token }, {})
    if (!sheet) throw new Error('no invoice')
    return sheet
  }
  const supply = async (token: string) =>
    (await sheetOf(token)).facts.find(([name]) => name === 'Date of supply')?.[1]

  test('the demo’s papers have no date of supply and no logo', async () => {
    const { token, number } = await invoiced()
    expect(await supply(token)).toBeUndefined()
    expect(await sheetOf(token)).not.toHaveProperty('logo')
    expect(number).toMatch(/^EX-/)
    const page = await sheetsApi().request(`/orders/${token}/invoice`)
    expect(page.headers.get('Content-Security-Policy')).not.toContain('img-src')
  })

  test('an invoice says when its goods were supplied', async () => {
    await setSettings(db, { 'shop.kind': 'own' })
    const { token, id } = await invoiced()
    expect(await supply(token)).toBe('Date of the invoice')
    const at = Date.now() + 3 * 86_400_000
    await db.updateTable('orders').set({ shipped_at: at }).where('id', '=', id).execute()
    expect(await supply(token)).toMatch(/\d{4}/)
  })

  test('a seller with a GSTIN parts the tax by the buyer’s state', async () => {
    await setSettings(db, {
      'shop.kind': 'own',
      'shop.country': 'IN',
      'money.currency': 'INR',
      'money.pricesIncludeTax': true,
      'money.taxNumber': '08AABCJ1234K1Z5',
      'money.taxRates': [{ country: '*', class: 'standard', percent: 18 }],
    })
    const taxesTo = async (billing: object) => {
      const { token } = await placed(db, { billing: { country: 'IN', ...billing } })
      const { id = 0 } = (await findOrder(db, token)) ?? {}
      await issueInvoice(db, id)
      return (await sheetOf(token)).sums.map(({ name }) => name).filter((name) => /GST/.test(name))
    }
    expect(await taxesTo({ postCode: '302001', city: 'Jaipur', county: 'Rajasthan' })).toEqual([
      'Includes CGST 9%',
      'Includes SGST 9%',
    ])
    expect(await taxesTo({ postCode: '400001', city: 'Mumbai' })).toEqual(['Includes IGST 18%'])
    const money = ['currency', 'pricesIncludeTax', 'taxNumber', 'taxRates'].map((key) => [
      `money.${key}`,
      undefined,
    ])
    await setSettings(db, { 'shop.country': undefined, ...Object.fromEntries(money) })
  })

  test('the logo is on the page, the PDF and the packing slip', async () => {
    await setSettings(db, { 'shop.kind': 'own' })
    const { token } = await invoiced()
    const plain = await sheetPdf(await sheetOf(token))
    await setSettings(db, { 'shop.logo': LOGO })
    const sheet = await sheetOf(token)
    expect(sheet.logo).toMatch(/^data:image\/png;base64,/)
    expect((await findSlipSheet(db, { token }))?.logo).toBe(sheet.logo)
    expect((await sheetPdf(sheet)).length).toBeGreaterThan(plain.length)
    const page = await sheetsApi().request(`/orders/${token}/invoice`)
    expect(page.headers.get('Content-Security-Policy')).toContain('img-src data:')
    expect(await page.text()).toContain(`src="${sheet.logo}"`)
  })

  test('new orders have the merchant’s prefix, or none', async () => {
    await setSettings(db, { 'shop.kind': 'own' })
    expect((await placed(db)).number).toMatch(/^[0-9A-Z]{6}-[0-9A-Z]{5}$/)
    await setSettings(db, { 'shop.orderPrefix': 'TK' })
    const { number } = await placed(db)
    expect(number).toMatch(/^TK-[0-9A-Z]{6}-[0-9A-Z]{5}$/)
    await expect(setSettings(db, { 'shop.orderPrefix': 'töpfe' })).rejects.toThrow(
      'is not up to six capital letters and digits',
    )
  })
})
