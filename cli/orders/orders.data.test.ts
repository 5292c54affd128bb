import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { beforeAll, expect, test } from 'vitest'
import { eachPlace } from '../../tests/support/databases'
import { order, seededShop, shop } from '../../tests/support/merchant-commands'

eachPlace('orders by command', (place) => {
  const seeded = seededShop(place)
  let ana: string
  let bjork: string
  beforeAll(async () => {
    ana = await order(seeded.db)
    bjork = await order(seeded.db, 'cash_on_delivery')
    const person = {
      firstName: 'Björk',
      lastName: 'O’Hara',
      country: 'IS',
      street: '2 Gata',
      city: 'Reykjavík',
      postCode: '101',
      phone: '+3545812345',
      email: 'bjork@other.example',
    }
    await seeded.db
      .updateTable('orders')
      .set({ billing: JSON.stringify(person), placed_at: Date.parse('2026-01-31T23:30:00+06:00') })
      .where('number', '=', bjork)
      .execute()
  })
  const found = async (...args: string[]) =>
    (
      JSON.parse((await shop('orders', 'find', ...args, '--json')).said) as { number: string }[]
    ).map(({ number }) => number)

  test('orders are found by number, name, phone, e-mail and day', async () => {
    expect(await found('ana')).toEqual([ana])
    expect(await found('BJORK')).toEqual([bjork])
    expect(await found('bjork o’hara')).toEqual([bjork])
    expect(await found(bjork.toLowerCase().replaceAll('-', ''))).toEqual([bjork])
    expect(await found('01700000000')).toEqual([ana])
    expect(await found('--phone', '581 2345')).toEqual([bjork])
    expect(await found('--email', 'OTHER.example')).toEqual([bjork])
    expect(await found('--from', '2026-01-31', '--to', '2026-01-31')).toEqual([bjork])
    expect(await found('--to', '2026-01-30')).toEqual([])
    expect(await found('ana', '--to', '2026-01-31')).toEqual([])
    expect((await shop('orders', 'find', 'nobody')).said).toBe('No order fits.')
    expect((await shop('orders', 'find', 'björk')).said).toMatch(/Björk O’Hara\s+\+3545812345/)
    expect((await found('--from', '2020-01-01')).sort()).toEqual([ana, bjork].sort())
    expect(await found('--from', '2020-01-01', '--limit', '1')).toEqual([bjork])
    expect(await shop('orders', 'find')).toMatchObject({ code: 2 })
    expect(await shop('orders', 'find', '--from', '2026-02-30')).toMatchObject({ code: 2 })
  })

  test('orders are listed as JSON', async () => {
    const listed = JSON.parse((await shop('orders', 'list', '--json')).said)
    expect(listed).toHaveLength(2)
    expect(listed[1]).toMatchObject({
      number: ana,
      email: 'ana@example.com',
      status: 'awaiting_payment',
    })
    const day = '\\d{4}-\\d\\d-\\d\\d'
    expect((await shop('orders', 'show', ana)).said).toMatch(
      new RegExp(`Promised ${day} to ${day}`),
    )
    expect(JSON.parse((await shop('orders', 'show', ana, '--json')).said)).toMatchObject({
      number: ana,
      billing: { city: 'Dhaka' },
      payments: [],
    })
  })

  test('each of several numbers has its line, and one that fails stops no other', async () => {
    const other = await order(seeded.db)
    const paid = await shop('orders', 'mark-paid', 'EX-000000-000000', ana, bjork, other)
    expect(paid.code).toBe(1)
    expect(paid.said).toBe(`${ana} is now paid.\n${other} is now paid.`)
    expect(paid.warned).toBe(
      `There is no order EX-000000-000000.\n${bjork} is confirmed; it cannot become paid.`,
    )
    expect(await shop('orders', 'ship', ana, bjork, '--carrier', 'DHL')).toMatchObject({ code: 0 })
    expect(JSON.parse((await shop('orders', 'show', ana, '--json')).said).carrier).toBe('DHL')
    expect(await shop('orders', 'ship', ana, other, '--tracking', 'X')).toMatchObject({ code: 2 })
    expect(await shop('orders', 'deliver', ana, bjork)).toMatchObject({ code: 0 })
    expect(await shop('orders', 'cancel', other, ana)).toMatchObject({
      code: 1,
      said: `${other} is now cancelled.`,
    })
  })

  test('cash is received once, for what a courier carried', async () => {
    const waits = await order(seeded.db, 'cash_on_delivery')
    expect(await shop('orders', 'cash-received', waits, ana)).toMatchObject({ code: 1, said: '' })
    expect((await shop('orders', 'cash-received', bjork)).said).toMatch(
      /: \d+\.\d\d USD received\.$/,
    )
    expect((await shop('orders', 'cash-received', bjork)).said).toMatch(/received already/)
    expect((await shop('orders', 'show', bjork)).said).toMatch(/cash received \d/)
  })

  test('no more is refunded than was paid', async () => {
    const unpaid = await order(seeded.db)
    expect(await shop('orders', 'refund', unpaid)).toMatchObject({ code: 1 })
    expect(await shop('orders', 'refund', ana, '--amount', '-1')).toMatchObject({ code: 2 })
    expect((await shop('orders', 'refund', ana, '--amount', '5', '--note', 'broken')).said).toMatch(
      new RegExp(`^${ana}: 5\\.00 USD refunded\\.\nCredit note C\\d{4}-\\d{5}\\.$`),
    )
    const refused = await shop('orders', 'refund', ana, '--amount', '999')
    expect(refused.warned).toMatch(/only \d+\.\d\d USD are left/)
    const both = await Promise.all([shop('orders', 'refund', ana), shop('orders', 'refund', ana)])
    expect(both.map(({ code }) => code).sort()).toEqual([0, 1])
    expect(await shop('orders', 'refund', bjork)).toMatchObject({ code: 0 })
    expect((await shop('orders', 'show', ana)).said).toContain('refunded 5.00 (broken)')
  })

  test('the accountant’s table has one row an order', async () => {
    const path = join(seeded.here.dataDir, 'orders.csv')
    const several = await shop('orders', 'export', path)
    const rows: Record<string, string>[] = parse(readFileSync(path), { columns: true })
    expect(several.said).toBe(`${rows.length} rows in ${path}`)
    const row = rows.find(({ number }) => number === ana) as Record<string, string>
    const total = Number(row.total)
    expect(row).toMatchObject({ status: 'delivered', pieces: '2', phone: '+8801700000000' })
    expect(row.refunded).toBe(total.toFixed(2))
    for (const amount of ['subtotal', 'discount', 'vat', 'shipping', 'total', 'cashReceived'])
      expect(row[amount]).toMatch(/^\d+\.\d\d$/)
    for (const time of ['placed', 'paid', 'shipped', 'delivered', 'refundedAt'])
      expect(row[time]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
    expect(row.cancelled).toBe('')
    const { placed_at } = await seeded.db
      .selectFrom('orders')
      .select('placed_at')
      .where('number', '=', ana)
      .executeTakeFirstOrThrow()
    const inDhaka = new Date(placed_at).toLocaleString('sv', { timeZone: 'Asia/Dhaka' })
    expect(row.placed).toBe(inDhaka)
    const articles = (await shop('orders', 'export', '--articles')).said
    expect(articles).toMatch(/^number,placed,.*lineTotal/)
    expect(articles).toContain(`\n${ana},${inDhaka},`)
    expect(JSON.parse((await shop('orders', 'export', '--json')).said)).toContainEqual({
      ...row,
      lastName: '=Rahman',
      articles: 1,
      pieces: 2,
    })
  })

  test('a mistyped command suggests near names', async () => {
    expect(await shop('orders', 'mark-payed', ana)).toMatchObject({
      code: 2,
      warned: expect.stringContaining('Did you mean orders mark-paid?'),
    })
    expect((await shop('order', 'shp', ana)).warned).toContain('orders ship')
    expect((await shop('bakup')).warned).toContain('backup')
    expect((await shop('orders')).warned).toContain('orders refund')
  })
})
