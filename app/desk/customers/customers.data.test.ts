import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachPlace } from '../../../tests/support/databases'
import { deskCaller } from '../../../tests/support/desk/desk-caller'
import { seededShop } from '../../../tests/support/merchant-commands'
import { placed } from '../../../tests/support/placed-order'
import { type Config, config, readConfig, setConfig } from '../../config.server'
import { storeMessage } from '../../content/contact.server'
import { subscribe } from '../../content/newsletter.server'
import { changeStatus } from '../../orders/changing/change-status.server'
import { listBuyers } from '../../orders/customers/customers.server'
import { refundOrder } from '../../orders/refunds/refund-order.server'
import { recordAudit } from '../staff/audit.server'

const JOSE = {
  firstName: 'José',
  lastName: 'Müller-Łuk',
  email: 'Jose@Example.com',
  phone: '+880 1711-222333',
  street: '9 Heron Lane',
}
const SCRIPT = '<script>alert(1)</script>'

eachPlace('customers at the desk', (place) => {
  const seeded = seededShop(place)
  let desk: ReturnType<typeof deskCaller>
  let newest: string
  let total: number
  const before: Config = config
  afterAll(() => setConfig(before))
  beforeAll(async () => {
    const { db } = seeded
    setConfig(readConfig({ DATA_DIR: seeded.here.dataDir }))
    desk = deskCaller(db)
    const first = await placed(db, { billing: JOSE })
    await changeStatus(db, { token: first.token }, 'paid')
    await refundOrder(db, {
      number: first.number,
      lines: [],
      shipping: false,
      amount: 100,
      reason: 'late',
      by: 'test',
      key: 'late',
    })
    total = first.total
    await placed(db, { billing: { ...JOSE, email: 'other@example.com', firstName: SCRIPT } })
    newest = (await placed(db, { billing: { ...JOSE, email: 'jose@example.com' } })).number
    await db
      .insertInto('accounts')
      .values([account('uid-jose', 'jose@example.com'), account('uid-new', 'new@example.com')])
      .execute()
    const message = { name: 'José', email: JOSE.email, phone: JOSE.phone, message: 'Where is it?' }
    await storeMessage(db, message, 'en')
    await subscribe(db, JOSE.email, 'en')
  })
  const list = async (query: string) =>
    (await desk.ask('reader', 'GET', `/customers?${query}`)).body

  test('a customer, guest or not, is one row with orders and payments less refunds', async () => {
    const { rows, page } = await list('')
    expect(rows.map(({ email }: { email: string }) => email)).toEqual([
      'jose@example.com',
      'other@example.com',
    ])
    expect(rows[0]).toMatchObject({ id: newest, orders: 2, value: total - 100 })
    expect(rows[0].name).toBe('José Müller-Łuk')
    expect(page).toMatchObject({ page: 1, more: false })
    expect((await list('kind=accounts')).rows).toMatchObject([{ id: 'account-uid-new', orders: 0 }])
  })

  test('customers sort by payments, order count, and first or last order', async () => {
    const emails = async (query: string) =>
      (await list(query)).rows.map(({ email }: { email: string }) => email.split('@')[0])
    // José ordered first and last, twice, and paid; the other ordered once in between, unpaid.
    for (const search of ['', '&search=880']) {
      for (const first of ['-last', '-orders', '-value', 'first'])
        expect([first, await emails(`sort=${first}${search}`)]).toEqual([first, ['jose', 'other']])
      for (const first of ['last', 'orders', 'value', '-first'])
        expect([first, await emails(`sort=${first}${search}`)]).toEqual([first, ['other', 'jose']])
    }
    const [jose] = (await list('sort=-value')).rows
    expect(jose).toMatchObject({ id: newest, orders: 2, value: total - 100 })
    expect(jose.firstOrderAt).toBeLessThanOrEqual(jose.lastOrderAt)
    const wrong = await desk.ask('reader', 'GET', '/customers?sort=email')
    expect(wrong.status).toBe(422)
  })

  test('paging newest first agrees with sorting all customers', async () => {
    const { db } = seeded
    const asked = { from: 0, size: 10, currency: 'USD' }
    const lists = async () => [await listBuyers(db, asked), await listBuyers(db, asked, 0)]
    for (const uid of [null, 'uid-jose']) {
      await db
        .updateTable('orders')
        .set({ uid })
        .where('email_key', '=', 'other@example.com')
        .execute()
      const [walked, sorted] = await lists()
      expect(sorted).toEqual(walked)
      expect(walked).toHaveLength(uid ? 1 : 2)
    }
    await db.updateTable('orders').set({ uid: null }).execute()
  })

  test('a customer is found by name without accents, address or phone', async () => {
    const found = async (search: string) =>
      (await list(`search=${encodeURIComponent(search)}`)).rows.length
    expect(await found('jose muller')).toBe(1)
    expect(await found('JOSE@ex')).toBe(1)
    expect(await found('01711222333')).toBe(2)
    expect(await found('%')).toBe(0)
    expect(await found("' or 1=1 --")).toBe(0)
    expect(await found('script>alert')).toBe(1)
    const { body } = await desk.ask('reader', 'GET', '/search?q=jose%40ex')
    expect(body.sections).toContainEqual({
      kind: 'customers',
      items: [expect.objectContaining({ text: 'José Müller-Łuk' })],
    })
  })

  test("a customer's page tells which data is stored about them", async () => {
    const { body } = await desk.ask('reader', 'GET', `/customers/${newest}`)
    expect(body).toMatchObject({
      email: 'jose@example.com',
      orders: 2,
      value: total - 100,
      account: { verified: false },
      subscription: { state: 'pending' },
      orderList: [{ number: newest }, {}],
      messages: [{ message: 'Where is it?', state: 'new' }],
    })
    for (const id of ['EX-NOTHIN-THERE', 'account-none'])
      expect((await desk.ask('owner', 'GET', `/customers/${id}`)).status).toBe(404)
    expect((await desk.ask('owner', 'GET', '/customers/%00')).status).toBe(422)
    expect((await desk.ask('owner', 'GET', '/customers?search=%00')).status).toBe(422)
  })

  test('only the owner exports or erases data, just after proving their identity', async () => {
    const path = `/customers/${newest}`
    expect((await desk.ask('staff', 'POST', `${path}/export`)).body.code).toBe('not_allowed')
    expect((await desk.ask('staff', 'POST', `${path}/erase`, {})).body.code).toBe('not_allowed')
    const exported = await desk.ask('owner', 'POST', `${path}/export`)
    expect(exported.body).toMatchObject({
      email: 'jose@example.com',
      orders: [{}, { number: newest }],
    })
    expect(exported.body.messages[0]).not.toHaveProperty('words')
  })

  test('an erasure waits for open orders, then leaves an anonymous record', async () => {
    const path = `/customers/${newest}/erase`
    const held = await desk.ask('owner', 'POST', path, {})
    expect(held).toMatchObject({ status: 409, body: { code: 'open_orders' } })
    expect(held.body.open.map(({ number }: { number: string }) => number)).toContain(newest)
    await recordAudit(seeded.db, {
      ...{ staff: { id: '1', name: 'Mina' }, action: 'order.address', subject: `order ${newest}` },
      before: { street: JOSE.street },
    })
    const done = await desk.ask('owner', 'POST', path, { anyway: true })
    expect(done.body).toMatchObject({ accounts: 1, orders: 2, messages: 1, proved: true })
    expect(done.body.report.join('\n')).toMatch(/^Searched .*table invoices.buyer.*wants\.$/s)
    expect(done.body.report.join('\n')).not.toMatch(/jose|m.ller|heron/i)
    expect((await desk.ask('owner', 'POST', path, { anyway: true })).status).toBe(404)
    expect((await list('')).rows.map(({ email }: { email: string }) => email)).toEqual([
      'other@example.com',
    ])
    expect((await list('search=jose%40example')).rows).toEqual([])
    const log = await seeded.db.selectFrom('desk_audit').select(['action', 'before']).execute()
    expect(log).toEqual([{ action: 'order.address', before: '{"street":"[erased]"}' }])
    const { body } = await desk.ask('owner', 'GET', '/erasures')
    expect(body.rows).toMatchObject([{ orders: 2, madeBy: 'The owner' }])
    expect(JSON.stringify([body, desk.audited])).not.toMatch(/jose|m.ller|heron/i)
    const check = (email: string) => desk.ask('owner', 'POST', '/erasures/check', { email })
    expect((await check(' JOSE@example.com ')).body.rows).toHaveLength(1)
    expect((await check('other@example.com')).body.rows).toEqual([])
    expect((await check('nobody')).status).toBe(422)
  })
})

const account = (uid: string, email: string) => ({
  uid,
  email,
  password_hash: null,
  display_name: null,
  photo_url: null,
  email_verified: 0,
  disabled: 0,
  valid_since: 1,
  created_at: 1,
  last_login_at: 1,
  deleted_at: null,
})
