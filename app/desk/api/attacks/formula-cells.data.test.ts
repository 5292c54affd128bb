import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { beforeAll, expect, test } from 'vitest'
import { eachPlace } from '../../../../tests/support/databases'
import { deskCaller } from '../../../../tests/support/desk/desk-caller'
import { ownFolder } from '../../../../tests/support/files/own-folder'
import { order, seededShop, shop } from '../../../../tests/support/merchant-commands'
import { fileRows } from '../../../catalogue/incoming/file-rows.server'
import type { Database } from '../../../database/tables.server'
import { endpoints } from '../../endpoints'

const HOSTILE = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(A1)',
  '\t=1+1',
  '\r=1+1',
  "'=1+1",
  '＝1+1',
  '＠x',
  'x;=1+1;y',
  'x\t@SUM(A1)',
  '=HYPERLINK("http://evil.example","paid")',
] as const

const BEGINS = /^[=+\-@\t\r＝＋－＠]/
const NUMBER = /^[+-] ?\d[\d .]*$/

/** Returns the cells that a spreadsheet would run, whatever separator it splits by. */
function run(text: string) {
  const rows: string[][] = parse(text.replace(/^\uFEFF/, ''), { relax_column_count: true })
  const otherwise = text.split(/\r?\n/).flatMap((line) => line.split(/[;\t]/).slice(1))
  return [...rows.flat(), ...otherwise].filter((cell) => BEGINS.test(cell) && !NUMBER.test(cell))
}

/** Names every endpoint that answers with a table for a spreadsheet. */
const TABLES: Record<string, string[]> = {
  '/products/export.csv': ['/products/export.csv'],
  '/subscribers/export.csv': ['/subscribers/export.csv'],
  '/imports/:id/refused.csv': ['/imports/hostile/refused.csv'],
  '/reports/:report/csv': [
    ...['sales', 'taxes', 'products', 'categories', 'cash', 'carts', 'searches', 'stock'],
  ].map((name) => `/reports/${name}/csv?period=7-days`),
  '/reports/accounts/orders': ['/reports/accounts/orders?period=7-days'],
  '/reports/accounts/rates': ['/reports/accounts/rates?period=7-days'],
  '/reports/accounts/payments': ['/reports/accounts/payments?period=7-days'],
  '/reports/accounts/payouts': ['/reports/accounts/payouts?period=7-days'],
}

eachPlace('cells that a spreadsheet would run', (place) => {
  const seeded = seededShop(place)
  const folder = ownFolder()
  const path = (name: string) => join(folder, name)
  beforeAll(async () => {
    const { db } = seeded
    for (const [at, text] of HOSTILE.entries()) {
      await db
        .updateTable('products')
        .set({ title: text, brand: text, description: text, sku: `${text}${at}` })
        .where('id', '=', at + 1)
        .execute()
    }
    for (const text of HOSTILE) await hostileOrder(db, text)
    await db.updateTable('categories').set({ name: HOSTILE[0], own: 1 }).execute()
    const day = new Date().toISOString().slice(0, 10)
    for (const [at, text] of HOSTILE.entries()) {
      await db.insertInto('search_days').values({ day, text, unanswered: 1 }).execute()
      const email = `${text.replace(/[^\x20-\x7e]/g, '')}${at}@example.com`
      const more = {
        token: `${at}`,
        state: 'confirmed',
        coupon: 'NEWS10',
        language: 'en',
        created_at: 1,
        changed_at: 1,
      }
      await db
        .insertInto('subscribers')
        .values({ email, ...more } as never)
        .execute()
    }
    const rejected = HOSTILE.map((reason, row) => ({ row, reason, title: reason }))
    const report = { report: { rejected } }
    await db
      .insertInto('product_imports')
      .values({
        ...{ id: 'hostile', name: '=1.csv', bytes: 1, state: 'checked', options: null },
        ...{ report: JSON.stringify(report), staff: '=Mina', at: 1 },
      } as never)
      .execute()
  })

  async function hostileOrder(db: Database, text: string) {
    const number = await order(db)
    const row = db.selectFrom('orders').select('billing').where('number', '=', number)
    const billing = JSON.parse((await row.executeTakeFirstOrThrow()).billing)
    const words = ['firstName', 'lastName', 'company', 'street', 'city', 'county', 'postCode']
    for (const name of words) billing[name] = text
    await db
      .updateTable('orders')
      .set({
        billing: JSON.stringify({ ...billing, email: `${text}@example.com` }),
        tracking: text,
      })
      .where('number', '=', number)
      .execute()
  }

  test('no table of the desk holds a cell that a spreadsheet runs', async () => {
    const served = endpoints.map(({ path }) => path)
    const known = served.filter((one) => /csv|accounts/.test(one))
    expect(known.toSorted()).toEqual(Object.keys(TABLES).toSorted())
    const desk = deskCaller(seeded.db)
    for (const one of Object.values(TABLES).flat()) {
      const response = await desk.send('owner', 'GET', one)
      expect([one, response.status]).toEqual([one, 200])
      const text = await response.text()
      expect([one, run(text)]).toEqual([one, []])
      if (/export|refused|searches|accounts.orders/.test(one)) expect(text).toContain("'=1+1")
    }
  })

  test('no table of the commands holds a cell that a spreadsheet runs', async () => {
    for (const [name, ...args] of [
      ['orders.csv', 'orders', 'export'],
      ['articles.csv', 'orders', 'export', '--articles'],
      ['subscribers.csv', 'subscribers', 'export'],
      ['catalogue.csv', 'catalogue', 'export'],
    ] as [string, ...string[]][]) {
      expect(await shop(...args, path(name))).toMatchObject({ code: 0 })
      const text = readFileSync(path(name), 'utf8')
      expect([name, run(text)]).toEqual([name, []])
      expect(text).toContain("'=1+1")
    }
    writeFileSync(
      path('wrong.csv'),
      'id,title,category,price\n900,Good,=1,5\n901,Bad,=1,"=1+1;=2"\n',
    )
    const args = [path('wrong.csv'), '--dry-run', '--report', path('refused.csv')]
    expect(await shop('import', ...args)).toMatchObject({ code: 1 })
    expect(run(readFileSync(path('refused.csv'), 'utf8'))).toEqual([])
  })

  test('an exported text reads back as it was', async () => {
    await shop('catalogue', 'export', path('back.csv'))
    const read = new Map<number, { title: string; brand: string; description: string }>()
    for await (const { value } of fileRows(path('back.csv'))) {
      const one = value as { id: string; title: string; brand: string; description: string }
      read.set(Number(one.id), one)
    }
    const lines = (text: string) => text.replace(/\r/g, '\n') // Line breaks may differ.
    for (const [at, text] of HOSTILE.entries())
      for (const name of ['title', 'brand', 'description'] as const)
        expect(lines(read.get(at + 1)?.[name] ?? '')).toBe(lines(text))
  })

  test('an exported number stays a number', async () => {
    const desk = deskCaller(seeded.db)
    const text = await (await desk.send('owner', 'GET', '/products/export.csv')).text()
    const [head = [], ...rows]: string[][] = parse(text)
    const at = head.indexOf('price')
    expect(rows.every((row) => Number(row[at]) > 0)).toBe(true)
  })
})
