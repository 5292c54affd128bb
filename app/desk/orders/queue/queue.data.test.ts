import { beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../tests/support/databases'
import { deskClient, staffMember } from '../../../../tests/support/desk/order-desk'
import { placed, waitingJobs } from '../../../../tests/support/placed-order'
import { BILLING } from '../../../../tests/support/shopper'
import { setDatabase } from '../../../database/current.server'
import type { Database } from '../../../database/tables.server'
import { anonymise } from '../../../orders/anonymise.server'
import { orderFinder } from '../order-finder.server'

const SCRIPT = '<script>alert(1)</script><img src=x onerror=alert(2)>'

eachDatabase('the queue of orders', (open) => {
  let db: Database
  let desk: ReturnType<typeof deskClient>
  beforeAll(async () => {
    db = await open('seeded')
    setDatabase(db)
    desk = deskClient(db)
  })
  const view = (number: string) => desk.read(`/orders/${number}`)
  const numbersOf = async (query: string) =>
    (await desk.read(`/orders?${query}`)).rows.map(({ id }: { id: string }) => id)

  test('the queue groups orders by their next step, and counts them', async () => {
    const bank = await placed(db, { billing: { email: 'queue@shop.example' } })
    const cash = await placed(db, {
      payment: 'cash_on_delivery',
      billing: { email: 'queue@shop.example', country: 'DE', postCode: '89073', city: 'Ulm' },
    })
    expect(await numbersOf('search=queue@shop')).toEqual([cash.number, bank.number])
    expect(await numbersOf('search=queue@shop&sort=placed')).toEqual([bank.number, cash.number])
    expect(await numbersOf('search=queue@shop&stage=to_pack')).toEqual([cash.number])
    expect(await numbersOf('search=queue@shop&payment=bank')).toEqual([bank.number])
    expect(await numbersOf('search=queue@shop&country=DE')).toEqual([cash.number])
    expect(await numbersOf(`search=queue@shop&most=${bank.total - 1}`)).toEqual([])
    expect(await numbersOf('search=queue@shop&from=2020-01-01&to=2020-12-31')).toEqual([])
    const { counts } = await desk.read('/orders/counts')
    expect(counts).toMatchObject({ to_pack: 1, awaiting_payment: 1, shipped: 0 })
  })

  test('a row tells pieces of its first article from other articles', async () => {
    const { number } = await placed(db, { quantity: 3 })
    const { rows } = await desk.read(`/orders?search=${number}`)
    expect(rows).toMatchObject([{ id: number, quantity: 3, lines: 1 }])
  })

  test('a search for a number lists its order first, then those that begin with it', async () => {
    const [one, two, three] = [await placed(db), await placed(db), await placed(db)]
    const rename = (id: string, number: string) =>
      db.updateTable('orders').set({ number }).where('number', '=', id).execute()
    for (const [{ number }, next, text] of [
      [one, 'NL-2', 'nl-2'],
      [two, 'NL-20', 'nl-20'],
      [three, 'NL-1', 'nl-1 beside nl-2'],
    ] as const) {
      await rename(number, next)
      const { id } = await db
        .selectFrom('orders')
        .select('id')
        .where('number', '=', next)
        .executeTakeFirstOrThrow()
      await db.updateTable('order_search').set({ text }).where('order_id', '=', id).execute()
    }
    expect(await numbersOf('search=nl-2')).toEqual(['NL-2', 'NL-20', 'NL-1'])
    expect(await numbersOf('search=NL-2&sort=placed')).toEqual(['NL-2', 'NL-20', 'NL-1'])
    expect(await numbersOf('search=nl-1')).toEqual(['NL-1'])
    expect(await numbersOf('search=NL-2&payment=cash_on_delivery')).toEqual([])
    const hits = await orderFinder.find(db, 'NL-2', 'staff')
    expect(hits.map(({ href }) => href)).toEqual(['/orders/NL-2', '/orders/NL-20', '/orders/NL-1'])
  })

  test('an invalid filter is refused, and no text breaks the search', async () => {
    for (const query of ['page=0', 'stage=x', 'country=xx', 'from=2026-02-31x', 'least=-1'])
      expect((await desk.json('GET', `/orders?${query}`)).status).toBe(422)
    for (const text of ['%', "'", '\\', '日本', 'x'.repeat(200), '"; drop table orders;--'])
      expect(await numbersOf(`search=${encodeURIComponent(text)}`)).toEqual([])
  })

  test('each of several orders is done, done before, or refused with a reason', async () => {
    const orders = [await placed(db), await placed(db), await placed(db)]
    const [one, two, unpaid] = orders.map(({ number }) => number) as [string, string, string]
    const bulk = async (step: string, numbers: string[], how = {}) =>
      (
        await desk.json('POST', '/orders/bulk', {
          step,
          orders: numbers.map((number) => ({ number, ...how })),
        })
      ).body.outcomes
    expect(await bulk('pay', [one, two, one.toLowerCase()])).toEqual([
      { number: one, ok: true, changed: true },
      { number: two, ok: true, changed: true },
      { number: one, ok: true, changed: false },
    ])
    expect(await bulk('pack', [one, unpaid, 'EX-000000-00000'])).toEqual([
      { number: one, ok: true, changed: true },
      { number: unpaid, ok: false, code: 'forbidden', status: 'awaiting_payment' },
      { number: 'EX-000000-00000', ok: false, code: 'not_found' },
    ])
    expect((await view(one)).stage).toBe('packed')
    expect(await bulk('unpack', [one, two])).toEqual([
      { number: one, ok: true, changed: true },
      { number: two, ok: true, changed: false },
    ])
    expect((await view(one)).stage).toBe('to_pack')
    await bulk('pack', [one])
    await bulk('ship', [one, two], { carrier: 'DHL', tracking: `T-${SCRIPT}`.slice(0, 60) })
    expect(await view(two)).toMatchObject({
      stage: 'shipped',
      order: { status: 'shipped', carrier: 'DHL' },
    })
    expect(await bulk('unpack', [one])).toEqual([
      { number: one, ok: false, code: 'forbidden', status: 'shipped' },
    ])
    expect(await bulk('deliver', [one])).toEqual([{ number: one, ok: true, changed: true }])
    expect(await waitingJobs(db, 'order-shipped')).toHaveLength(2)
    const actions = desk.audited.map(({ action, subject }) => `${action} ${subject}`)
    expect(actions.filter((one) => one.startsWith('order.paid'))).toEqual([
      `order.paid order ${one}`,
      `order.paid order ${two}`,
    ])
    expect((await desk.json('POST', '/orders/bulk', { step: 'pay', orders: [] })).status).toBe(422)
  })

  test('papers of several orders are one page, with names escaped', async () => {
    const orders = [
      await placed(db, { billing: { firstName: SCRIPT } }),
      await placed(db, { payment: 'cash_on_delivery' }),
    ]
    const numbers = orders.map(({ number }) => number)
    const query = numbers.map((number) => `number=${number}`).join('&')
    const slips = await desk.ask('GET', `/orders/sheets?kind=packing-slip&${query}`)
    const text = await slips.text()
    for (const number of numbers) expect(text).toContain(number)
    expect(text).not.toContain('<script')
    expect(slips.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    const none = await desk.json('GET', `/orders/sheets?kind=invoice&${query}`)
    expect(none.status).toBe(404)
    const issued = await desk.json('POST', '/orders/invoices', { numbers })
    expect(issued.body.outcomes.map(({ ok }: { ok: boolean }) => ok)).toEqual([true, true])
    const invoices = await desk.ask('GET', `/orders/sheets?kind=invoice&${query}`)
    expect((await invoices.text()).match(/<article/g)).toHaveLength(2)
  })

  test('a viewer reads the queue and changes nothing', async () => {
    const { number } = await placed(db)
    const viewer = deskClient(db, staffMember('viewer'))
    expect((await viewer.json('GET', `/orders/${number}`)).status).toBe(200)
    for (const text of [number, number.toLowerCase().replaceAll('-', '')])
      expect((await viewer.json('GET', `/orders?search=${text}`)).body.rows).toHaveLength(1)
    for (const [method, path, body] of [
      ['POST', '/orders/bulk', { step: 'pay', orders: [{ number }] }],
      ['POST', `/orders/${number}/steps`, { step: 'pay' }],
      ['PUT', `/orders/${number}/address`, { billing: BILLING }],
      ['POST', `/orders/${number}/notes`, { text: 'x', key: 'viewer-key' }],
      ['POST', '/orders', { key: 'viewer-key', order: {} }],
    ] as const)
      expect((await viewer.json(method, path, body)).body.code).toBe('not_allowed')
  })

  test('the palette finds an order, and an erased one by its number alone', async () => {
    const { number } = await placed(db, { billing: { lastName: 'Palettova' } })
    const search = async (text: string) =>
      (await desk.read(`/search?q=${text}`)).sections.find(
        ({ kind }: { kind: string }) => kind === 'orders',
      ).items
    expect(await search('palettova')).toMatchObject([{ href: `/orders/${number}` }])
    const row = db.selectFrom('orders').select('id').where('number', '=', number)
    await desk.json('POST', `/orders/${number}/notes`, { text: 'Ana called', key: 'erase-key' })
    await anonymise(db, [(await row.executeTakeFirstOrThrow()).id])
    expect(await search('palettova')).toEqual([])
    expect(await search(number)).toHaveLength(1)
    expect((await view(number)).notes).toEqual([])
  })
})
