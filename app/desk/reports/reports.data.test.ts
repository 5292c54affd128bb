import { beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { placed } from '../../../tests/support/placed-order'
import { refunding } from '../../../tests/support/returns/refunding'
import { BILLING } from '../../../tests/support/shopper'
import { storeMessage } from '../../content/contact.server'
import type { Database } from '../../database/tables.server'
import { changeStatus } from '../../orders/changing/change-status.server'
import { recordCash } from '../../orders/paying/payments.server'
import { deskApi } from '../api/desk-api'
import type { AuditEntry, DeskIdentity } from '../api/endpoint'
import { endpoints } from '../endpoints'
import type { Start } from '../start/to-do'
import type { Report } from './report'

const EVIL = '=HYPERLINK("http://evil.example")'

eachDatabase('reports at the desk', (open) => {
  let db: Database
  let role: DeskIdentity['staff']['role'] | undefined
  const written: AuditEntry[] = []
  const ask = async (path: string) => {
    const api = deskApi({
      identify: async () =>
        role && {
          staff: { id: '1', name: 'Mina', email: 'mina@example.com', role },
          confirmedAt: Date.now(),
          by: 'session',
        },
      record: async (_, entry) => void written.push(entry),
      served: endpoints,
      database: db,
    })
    return api.request(`http://localhost:3000/api/desk${path}`, { headers: { 'X-Desk': '1' } })
  }
  const read = async <T>(path: string) => (await (await ask(path)).json()) as T
  const rowsOf = async (path: string) => {
    const text = Buffer.from(await (await ask(path)).arrayBuffer()).toString()
    expect(text.startsWith('\uFEFF')).toBe(true)
    return text.slice(1).trimEnd().split('\r\n')
  }

  beforeAll(async () => {
    db = await open('seeded')
    await db.updateTable('stock').set({ quantity: 1000 }).execute()
    await db.updateTable('variant_stock').set({ quantity: 1000 }).execute()
    role = 'viewer'
  })

  test('a shop without orders reports nothing, and has only settings to do', async () => {
    role = 'owner'
    const { todo, today, latest } = await read<Start>('/start')
    expect(todo.map(({ task }) => task)).toEqual(['setup'])
    expect([today.sums, latest]).toEqual([[], []])
    role = 'viewer'
    expect((await read<Start>('/start')).todo).toEqual([])
    const { table } = await read<Report>('/reports/sales?period=today')
    expect(table.rows).toEqual([])
  })

  test('a report needs its right, and a meaningless query is refused', async () => {
    role = undefined
    for (const at of ['/reports/sales', '/reports/sales/csv', '/reports/accounts/orders', '/start'])
      expect((await ask(at)).status, at).toBe(401)
    role = 'viewer'
    const refused = async (query: string) => (await ask(`/reports/sales?${query}`)).status
    for (const query of [
      'period=ever',
      'period=own',
      'period=own&from=2026-02-31&to=2026-03-01',
      'period=own&from=2026-03-02&to=2026-03-01',
      'period=own&from=0001-01-01&to=2026-03-01',
      'step=second',
      'from=a&from=b',
      `period=own&from=2026-03-02&to=${'9'.repeat(5000)}`,
    ])
      expect(await refused(query), query).toBe(422)
    for (const name of ['nothing', 'constructor', '__proto__', 'toString'])
      expect((await ask(`/reports/${name}`)).status, name).toBe(404)
    expect((await ask('/reports/accounts/people')).status).toBe(404)
  })

  test("a sale is in every report, and the file has the table's rows", async () => {
    const bank = await placed(db, { quantity: 2 })
    await changeStatus(db, { token: bank.token }, 'paid')
    const cash = await placed(db, { payment: 'cash_on_delivery', productId: 2 })
    await changeStatus(db, { number: cash.number }, 'shipped')
    await recordCash(db, cash.number)
    const gone = await placed(db, { productId: 3 })
    await changeStatus(db, { token: gone.token }, 'cancelled')
    const revenue = bank.total + cash.total

    const sales = await read<Report>('/reports/sales?period=today')
    const now = (report: Report, id: string) =>
      report.totals[0]?.figures.find((one) => one.id === id)?.now
    expect([now(sales, 'revenue'), now(sales, 'orders'), now(sales, 'cancelled')]).toEqual([
      ...[revenue, 2, 1],
    ])
    const [head = '', ...lines] = await rowsOf('/reports/sales/csv?period=today')
    expect(head.split(',')).toHaveLength(sales.table.columns.length)
    expect(lines).toHaveLength(sales.table.rows.length)
    const sum = lines.reduce((total, line) => total + Number(line.split(',')[2]), 0)
    expect(Math.round(sum * 100)).toBe(revenue)

    const taxes = await read<Report>('/reports/taxes?period=today')
    expect(taxes.table.rows.map(([rate, , orders, , tax]) => [rate, orders, tax])).toEqual([
      [15, 2, bank.vat + cash.vat],
    ])
    const products = await read<Report>('/reports/products?period=today')
    expect(products.table.rows.map(([, , , pieces, amount]) => [pieces, amount])).toEqual(
      [
        [2, bank.subtotal],
        [1, cash.subtotal],
      ].sort(([, one], [, other]) => Number(other) - Number(one)),
    )
    const atDoor = await read<Report>('/reports/cash?period=today')
    expect([now(atDoor, 'success'), now(atDoor, 'received')]).toEqual([100, cash.total])
    const stock = await read<Report>('/reports/stock')
    expect(stock.table.rows.map(([, , , left, sold]) => [left, sold])).toEqual([
      [998, 2],
      [999, 1],
    ])

    const { todo, today, latest } = await read<Start>('/start')
    expect(todo).toEqual([{ task: 'toPack', count: 1 }])
    expect(today.sums).toMatchObject([{ now: { orders: 2, revenue }, before: { orders: 0 } }])
    expect(latest.map(({ number }) => number)).toEqual([gone.number, cash.number, bank.number])
  })

  test('the accountant’s rows have invoices and credit notes, and no formula', async () => {
    const billing = { ...BILLING, lastName: EVIL, city: '@SUM(1)', county: 'Kent' }
    const order = await placed(db, { billing })
    await changeStatus(db, { token: order.token }, 'paid')
    await changeStatus(db, { number: order.number }, 'cancelled')
    expect((await ask('/reports/accounts/orders?period=today')).status).toBe(403)
    role = 'reader'
    const orders = await rowsOf('/reports/accounts/orders?period=today')
    const mine = orders.find((line) => line.startsWith(order.number)) ?? ''
    expect(mine).toContain(`'=HYPERLINK`)
    expect(mine).toContain(`'@SUM(1)`)
    expect(orders.join('\n')).not.toMatch(/,"?[=@]/)
    expect(orders).toHaveLength(5)
    const rates = await rowsOf('/reports/accounts/rates?period=today')
    expect(rates).toHaveLength(5)
    const [kind, , , status, , , invoice, , credit] = (
      rates.find((line) => line.includes(order.number)) ?? ''
    ).split(',')
    expect([kind, status]).toEqual(['order', 'cancelled'])
    expect(invoice).toMatch(/^\d{4}-\d{5}$/)
    expect(credit).toMatch(/^C\d{4}-\d{5}$/)
    expect(written.map(({ action }) => action)).toEqual(['accounts.exported', 'accounts.exported'])
    expect(
      await rowsOf('/reports/accounts/orders?period=own&from=2020-01-01&to=2020-01-02'),
    ).toHaveLength(1)
    role = 'viewer' // Who may not see what a customer typed of a place.
    const seen = await rowsOf('/reports/accounts/rates?period=today')
    expect(seen).toEqual(rates.map((line) => line.replace(/,Kent$/, ',')))
    expect(seen).not.toEqual(rates)
    role = 'reader'
    const commas = await rowsOf('/reports/accounts/rates?period=today&decimals=comma')
    expect(commas.map((line) => line.split(';').slice(-4, -1))).toEqual(
      rates.map((line) =>
        line
          .split(',')
          .slice(-4, -1)
          .map((cell) => cell.replace('.', ',')),
      ),
    )
  })

  test('a refund counts on its own day, with its tax and its credit note', async () => {
    const { order, refund } = refunding(() => db)
    const { number, total, vat } = await order([{ productId: 1, quantity: 1 }])
    const before = await read<Report>('/reports/sales?period=today')
    await refund(number)
    const sales = await read<Report>('/reports/sales?period=today')
    const now = (report: Report, id: string) =>
      Number(report.totals[0]?.figures.find((one) => one.id === id)?.now)
    expect(now(sales, 'refunds')).toBe(total)
    expect(now(sales, 'net')).toBe(now(before, 'net') - total)
    expect(now(sales, 'revenue')).toBe(now(before, 'revenue'))
    const taxes = await read<Report>('/reports/taxes?period=today')
    expect(now(taxes, 'taxRefunded')).toBe(vat)
    const rates = await rowsOf('/reports/accounts/rates?period=today')
    const [row = ''] = rates.filter((line) => line.startsWith('refund,'))
    const cells = row.split(',')
    expect(cells[2]).toBe(number)
    expect(cells[8]).toMatch(/^C\d{4}-\d{5}$/)
    const back = [vat - total, -vat, -total].map((amount) => (amount / 100).toFixed(2))
    expect(cells.slice(11, 15)).toEqual(['15', ...back])
  })

  test('a message waits until it has been answered', async () => {
    const waits = async () =>
      (await read<Start>('/start')).todo.find(({ task }) => task === 'messages')?.count
    expect(await waits()).toBeUndefined()
    const values = { name: 'Ana', email: 'ana@shop.example', phone: '017', message: 'When?' }
    await storeMessage(db, values, 'en')
    expect(await waits()).toBe(1)
    await db.updateTable('contact_messages').set({ state: 'done' }).execute()
    expect(await waits()).toBeUndefined()
  })

  test('an erased customer has no name among the latest orders', async () => {
    await db.updateTable('orders').set({ billing: '{}' }).execute()
    const { latest } = await read<Start>('/start')
    expect(latest.every(({ name }) => name === '')).toBe(true)
  })
})
