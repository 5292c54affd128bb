import { expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { placed } from '../../../tests/support/placed-order'
import { setSettings } from '../../../tests/support/settings/set-settings'
import type { Database } from '../../database/tables.server'
import { changeStatus } from '../changing/change-status.server'
import { refundOrder } from '../refunds/refund-order.server'
import { ratesTable } from './accounts.server'

eachDatabase('the accountant’s rates of a seller in India', (open) => {
  test('they name the state, and part the tax as the invoice does', async () => {
    const db: Database = await open('seeded')
    await setSettings(db, { 'money.taxNumber': '' })
    const ALWAYS = { from: 0, until: Date.now() + 1e9 }
    const heads = async () => (await Array.fromAsync(ratesTable(db, ALWAYS)))[0] ?? []
    expect((await heads()).at(-1)).toBe('region')
    await setSettings(db, {
      'shipping.zones': [{ name: 'All', countries: ['*'], rates: [{ cents: 0 }] }],
      ...{ 'shop.kind': 'own', 'shop.country': 'IN', 'money.currency': 'INR' },
      ...{ 'money.pricesIncludeTax': true, 'money.taxNumber': '08AABCJ1234K1Z5' },
      'money.taxRates': [{ country: '*', class: 'standard', percent: 18 }],
    })
    const to = (county: string, postCode: string, country = 'IN') =>
      placed(db, { billing: { country, county, postCode, city: 'X' } })
    const within = await to('Rajasthan', '302001')
    await to('Maharashtra', '400001')
    await to('', '1010', 'AT')
    await changeStatus(db, { number: within.number }, 'paid')
    const refund = { lines: [], amount: 701, reason: '', by: 'x', key: 'a' }
    expect(await refundOrder(db, { number: within.number, ...refund })).toMatchObject({ ok: true })
    const [head = [], ...rows] = await Array.fromAsync(ratesTable(db, ALWAYS))
    const at = (name: string) => head.indexOf(name)
    const names = ['region', 'igst', 'cgst', 'sgst']
    const cells = rows.map((row) => names.map((name) => row[at(name)]))
    const tax = String(rows[0]?.[at('tax')])
    const half = (Math.trunc(Number(tax) * 50) / 100).toFixed(2)
    expect(cells).toEqual([
      ['Rajasthan', '0.00', half, (Number(tax) - Number(half)).toFixed(2)],
      ['Maharashtra', tax, '0.00', '0.00'],
      ['', '', '', ''],
      ['Rajasthan', '0.00', '-0.53', '-0.54'],
    ])
  })
})
