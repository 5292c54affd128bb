import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { deskCaller } from '../../../tests/support/desk/desk-caller'
import { type IdentityService, startIdentityService } from '../../../tests/support/identity-service'
import { placed, waitingJobs } from '../../../tests/support/placed-order'
import { returning } from '../../../tests/support/returns/returning'
import { readConfig, setConfig } from '../../config.server'
import type { Database } from '../../database/tables.server'
import { changeStatus } from '../../orders/changing/change-status.server'
import { ordersApi } from '../../orders/orders-api'
import { withdraw } from '../../orders/returns/withdraw.server'
import { confirmOrder } from '../../orders/steps/confirm-order.server'
import { BY_LINK } from '../../orders/versions/changed.server'

eachDatabase('acts by the link of an order', (open) => {
  let db: Database
  let desk: ReturnType<typeof deskCaller>
  let service: IdentityService
  beforeAll(async () => {
    db = await open('seeded')
    service = await startIdentityService(db)
    desk = deskCaller(db)
  })
  afterAll(() => service.stop())
  const { order, delivered, ask } = returning(() => db)

  const view = async (number: string) => (await desk.ask('staff', 'GET', `/orders/${number}`)).body
  const noted = async (number: string) => {
    const { acts } = await view(number)
    const path = `/audit?staff=${BY_LINK.id}&subject=${encodeURIComponent(`order ${number}`)}`
    const { entries } = (await desk.ask('owner', 'GET', path)).body
    const actions = acts.map(({ action }: { action: string }) => action)
    expect(entries.map(({ action }: { action: string }) => action).reverse()).toEqual(actions)
    return actions
  }

  test('an order cancelled by link is logged once as cancelled by its customer', async () => {
    const { token, number } = await placed(db)
    const cancel = () => ordersApi().request(`/api/orders/${token}/cancel`, { method: 'POST' })
    for (let times = 0; times < 2; times++) expect((await cancel()).status).toBe(200)
    expect(await noted(number)).toEqual(['order.cancelled'])
    const other = await placed(db)
    await changeStatus(db, { number: other.number }, 'cancelled')
    expect(await noted(other.number)).toEqual([])
  })

  test('confirming by mailed code is told from confirming by the merchant', async () => {
    setConfig(readConfig({ COD_CONFIRM_ABOVE: '0' }))
    const asked = { payment: 'cash_on_delivery' } as const
    const [mine, other] = [await placed(db, asked), await placed(db, asked)]
    setConfig(readConfig({}))
    const mails = await waitingJobs(db, 'order-to-confirm')
    const { id } = await db
      .selectFrom('orders')
      .select('id')
      .where('number', '=', mine.number)
      .executeTakeFirstOrThrow()
    const { code } = mails.find(({ data }) => data.orderId === Number(id)).data
    for (let times = 0; times < 2; times++) await confirmOrder(db, { token: mine.token, code })
    await confirmOrder(db, { number: other.number })
    expect(await noted(mine.number)).toEqual(['order.confirmed'])
    expect(await noted(other.number)).toEqual([])
  })

  test('returns by link are logged, and a withdrawal cancels what has not left', async () => {
    const back = await delivered()
    await ask(back.token, 1)
    expect(await noted(back.number)).toEqual(['return.requested'])
    const one = await order([], 'DE')
    const lines = [{ position: 0, quantity: 3 }]
    const said = { key: crypto.randomUUID(), name: 'Ana', email: one.email, lines }
    for (let times = 0; times < 2; times++)
      await withdraw(db, one.token, { ...said, language: 'de' })
    expect(await noted(one.number)).toEqual(['return.withdrawn', 'order.cancelled'])
  })

  test('only roles that may change orders get the link, and papers need none', async () => {
    const { token, number } = await order(['paid'])
    const seen = async (role: 'viewer' | 'reader' | 'staff') =>
      (await desk.ask(role, 'GET', `/orders/${number}`)).body
    expect((await seen('staff')).customerPage).toBe(`/orders/${token}`)
    for (const role of ['viewer', 'reader'] as const)
      expect(JSON.stringify(await seen(role))).not.toContain(token)
    await changeStatus(db, { number }, 'cancelled')
    const papers: { href: string; number: string }[] = (await seen('reader')).documents
    expect(papers).toHaveLength(2) // These are an invoice and its credit note.
    for (const { href, number: paper } of papers) {
      const read = (role: 'viewer' | 'reader') =>
        desk.send(role, 'GET', href.replace('/api/desk', ''))
      expect((await read('viewer')).status).toBe(403)
      expect(await (await read('reader')).text()).toContain(`<dd>${paper}</dd>`)
    }
  })

  test('the link outlives changes of its customer’s password, address or account', async () => {
    const email = 'links@example.com'
    const account = (await service.call('signUp', { email, password: 'secret-word' })).json
    const { token } = await placed(db, { billing: { email } })
    const reached = async () => (await ordersApi().request(`/api/orders/${token}`)).status
    const { idToken } = account
    const changed = await service.call('update', { idToken, password: 'another-word' })
    expect([changed.status, await reached()]).toEqual([200, 200])
    const gone = await service.call('delete', { idToken: changed.json.idToken })
    expect([gone.status, await reached()]).toEqual([200, 200])
  })
})
