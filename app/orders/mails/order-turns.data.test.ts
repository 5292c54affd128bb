import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { BILLING } from '../../../tests/support/shopper'
import { config } from '../../config.server'
import type { Database } from '../../database/tables.server'
import { HOUR_MS } from '../../durations'
import { changeStatus } from '../changing/change-status.server'
import { parseOrder } from '../placing/order-request.server'
import { placeOrder } from '../placing/place-order.server'

const NOW = Date.UTC(2026, 10, 22, 12)
const BURST = config.OPEN_ORDERS_CUSTOMER

eachDatabase('mails about orders in one name', (open) => {
  let db: Database
  let people = 0
  beforeAll(async () => {
    db = await open('seeded')
  })
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW })
    await db.updateTable('stock').set({ quantity: 1000 }).execute()
  })
  afterEach(() => vi.useRealTimers())

  interface Wish {
    email: string
    phone?: string
    uid?: string
    network?: string
    payment?: string
  }
  const place = async ({ uid, network, payment = 'bank', ...who }: Wish) => {
    people++
    const nobody = { phone: `+88017${String(people).padStart(8, '0')}`, street: `${people} Road` }
    const parsed = parseOrder({
      items: [{ productId: (people % 5) + 1, quantity: 1 }],
      payment,
      billing: { ...BILLING, ...nobody, ...who },
    })
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors))
    const key = crypto.randomUUID()
    return placeOrder(db, { key, request: parsed.value, uid, language: 'en', network })
  }
  /** Orders and cancels, to stay within the limits of open orders. */
  const flood = async (times: number, wish: (n: number) => Wish) => {
    const placed = []
    for (let n = 0; n < times; n++) {
      const placing = await place(wish(n))
      if (placing.ok) await changeStatus(db, { token: placing.order.token }, 'cancelled')
      placed.push(placing)
    }
    return placed
  }
  const idOf = async (token: string) =>
    (
      await db
        .selectFrom('orders')
        .select('id')
        .where('token', '=', token)
        .executeTakeFirstOrThrow()
    ).id
  /** Returns how long an order's first mails wait, minutes. */
  const waitOf = async (placing: Awaited<ReturnType<typeof place>>) => {
    if (!placing.ok) return placing.code
    const id = await idOf(placing.order.token)
    const jobs = await db
      .selectFrom('jobs')
      .select('run_at')
      .where('dedupe_key', 'in', [`mail:order-confirmation:${id}`, `mail:bank-instructions:${id}`])
      .execute()
    expect(jobs).toHaveLength(placing.order.payment === 'bank' ? 2 : 1)
    return (Math.max(...jobs.map((job) => job.run_at)) - Date.now()) / 60_000
  }
  const dueWithin = async (mailbox: string, ms: number) => {
    const jobs = await db.selectFrom('jobs').select(['payload', 'run_at']).execute()
    return jobs.filter(
      ({ payload, run_at }) =>
        run_at <= NOW + ms && JSON.parse(payload).to.replace(/\+[^@]*/, '') === mailbox,
    ).length
  }

  test('an honest guest with as many orders as may be open gets all mails at once', async () => {
    for (let n = 0; n < BURST; n++)
      expect(await waitOf(await place({ email: 'many@example.com', network: '203.0.113.1' }))).toBe(
        0,
      )
  })

  test('mails of a flood are bounded, wait, and are dropped once cancelling makes them untrue', async () => {
    const email = 'flooded@example.com'
    const placings = await flood(200, () => ({ email }))
    expect(placings.every(({ ok }) => ok)).toBe(true) // The limits of open orders do not apply.
    // The first orders have three mails each: placed, how to pay, cancelled. The others have none.
    expect(await dueWithin(email, 0)).toBe(3 * BURST)
    expect(await dueWithin(email, 1000 * HOUR_MS)).toBe(3 * BURST)
  })

  test('a flood that cancels delays a new customer’s mails, and refuses nobody', async () => {
    const email = 'delayed@example.com'
    const placings = await flood(90, (n) => ({ email, network: `198.51.100.${n}` }))
    expect(placings.every(({ ok }) => ok)).toBe(true)
    expect(await dueWithin(email, 1000 * HOUR_MS)).toBe(3 * (BURST + 10)) // ten networks order
    expect(await waitOf(await place({ email, network: '203.0.113.9' }))).toBe(110)
  })

  test('mails of open orders go one each ten minutes, and too many orders are refused', async () => {
    const name = (n: number) => `queue+${n}@example.com`
    const placings = []
    for (let n = 0; n < BURST + 72 + 5; n++)
      placings.push(await place({ email: name(n), network: '10.0.0.1' }))
    expect(await waitOf(placings[BURST] as never)).toBe(10)
    expect(placings.map((one) => (one.ok ? '' : one.code)).filter(Boolean)).toEqual(
      Array(5).fill('too_many_open_orders'),
    )
    expect(await dueWithin('queue@example.com', 0)).toBe(2 * BURST)
    expect(await dueWithin('queue@example.com', HOUR_MS)).toBe(2 * (BURST + 6))
    expect(await dueWithin('queue@example.com', 12 * HOUR_MS)).toBe(2 * (BURST + 72))
    vi.setSystemTime(NOW + HOUR_MS)
    expect(await waitOf(await place({ email: name(999), network: '10.0.0.1' }))).toBeGreaterThan(0)
  })

  test('a plain address gets its mails at once after any flood of its variants', async () => {
    await flood(60, (n) => ({ email: `plain+${n}@example.com`, network: `network ${n}` }))
    expect(await waitOf(await place({ email: 'plain@example.com' }))).toBe(0)
  })

  test('a new customer’s network is told from those of strangers', async () => {
    const email = 'new@example.com'
    await flood(40, (n) => ({ email, network: `198.51.100.${n % 5}` }))
    expect(await waitOf(await place({ email, network: '203.0.113.9' }))).toBe(0)
    expect(await waitOf(await place({ email, network: '203.0.113.9' }))).toBeGreaterThan(0)
  })

  test('a customer who confirmed the address, or paid before, gets mails at once whatever strangers do', async () => {
    const [verified, paying] = ['verified@example.com', 'paying@example.com']
    const account = { disabled: 0, valid_since: 0, created_at: 0, last_login_at: 0 }
    await db
      .insertInto('accounts')
      .values([
        { ...account, uid: 'v', email: verified, email_verified: 1 },
        { ...account, uid: 's', email: 'stranger@example.com', email_verified: 1 },
        { ...account, uid: 'u', email: 'unverified@example.com', email_verified: 0 },
      ])
      .execute()
    const phone = '+8801999999999'
    const earlier = await place({ email: paying, phone })
    if (earlier.ok) await changeStatus(db, { number: earlier.order.number }, 'paid')
    for (const email of [verified, paying, 'unverified@example.com'])
      await flood(45, (n) => ({ email, network: `198.51.100.${n}` }))
    for (let n = 0; n < 20; n++)
      expect(await waitOf(await place({ email: 'Verified+x@example.com', uid: 'v' }))).toBe(0)
    for (let n = 0; n < 20; n++) expect(await waitOf(await place({ email: paying, phone }))).toBe(0)
    for (const wish of [
      { email: verified, uid: 's' },
      { email: 'unverified@example.com', uid: 'u' },
      { email: paying, phone: '+8801888888888' },
    ])
      expect(await waitOf(await place(wish))).toBeGreaterThan(0)
  })

  test('a refused order uses up no turn', async () => {
    await db.updateTable('stock').set({ quantity: 0 }).execute()
    const email = 'soldout@example.com'
    for (let n = 0; n < 2 * BURST; n++) expect((await place({ email })).ok).toBe(false)
    await db.updateTable('stock').set({ quantity: 1000 }).execute()
    const all = await Promise.all(Array.from({ length: BURST }, () => place({ email })))
    for (const one of all) expect(await waitOf(one)).toBe(0)
  })

  test('the merchant’s changes to an order with held mails are mailed at once, and the held ones dropped', async () => {
    const email = 'held@example.com'
    await flood(BURST, () => ({ email }))
    const held = [await place({ email }), await place({ email })]
    const [paid, cancelled] = held.map((one) => (one.ok ? one.order : undefined))
    await changeStatus(db, { number: paid?.number ?? '' }, 'paid')
    await changeStatus(db, { number: cancelled?.number ?? '' }, 'cancelled')
    const templates = async (token = '') => {
      const id = await idOf(token)
      const jobs = await db
        .selectFrom('jobs')
        .select(['payload', 'run_at'])
        .orderBy('run_at')
        .execute()
      return jobs
        .map(({ payload, run_at }) => ({ ...JSON.parse(payload), held: run_at > Date.now() }))
        .filter(({ data }) => data.orderId === id)
        .map(({ template, held }) => `${template}${held ? ' held' : ''}`)
    }
    expect(await templates(paid?.token)).toEqual(['order-paid', 'order-confirmation held'])
    expect(await templates(cancelled?.token)).toEqual(['order-cancelled'])
  })
})
