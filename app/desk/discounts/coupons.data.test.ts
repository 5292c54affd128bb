import { beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { deskCaller } from '../../../tests/support/desk/desk-caller'
import { order } from '../../../tests/support/merchant-commands'
import { setSettings } from '../../../tests/support/settings/set-settings'
import { subscribe } from '../../content/newsletter.server'
import type { Database } from '../../database/tables.server'
import { quote } from '../../orders/quote.server'

const TEN = { code: 'ten', kind: 'percent', amount: 10 }

eachDatabase('coupons at the desk', (open) => {
  let db: Database
  let desk: ReturnType<typeof deskCaller>
  beforeAll(async () => {
    db = await open('seeded')
    desk = deskCaller(db)
    await setSettings(db, { 'shop.timeZone': 'Europe/Paris' })
  })
  const make = (coupon: object) => desk.ask('staff', 'POST', '/coupons', coupon)
  const read = async (code: string) => (await desk.ask('viewer', 'GET', `/coupons/${code}`)).body
  const priced = (coupon: string, productId = 1) =>
    quote(db, { items: [{ productId, quantity: 1 }], coupon }, 'en')

  test('a new coupon prices quote and order alike, and its uses list discounts', async () => {
    expect((await make(TEN)).body).toMatchObject({ code: 'TEN', state: 'running', version: 1 })
    const { coupon, discount } = await priced('Ten')
    expect([coupon?.terms, discount]).toEqual([{ kind: 'percent', percent: 10 }, 100])
    const number = await order(db, 'bank', 'TEN')
    const { body } = await desk.ask('viewer', 'GET', '/coupons/ten/uses')
    expect(body.rows).toMatchObject([{ number, discount: 200 }])
    expect(await read('TEN')).toMatchObject({ used: 1, discount: 200 })
    expect(desk.audited.at(-1)).toMatchObject({ action: 'coupon.created', subject: 'coupon TEN' })
  })

  test('a stale edit of a coupon is refused, and orders keep their prices', async () => {
    const { version } = await read('TEN')
    const change = (more: object) =>
      desk.ask('staff', 'PUT', '/coupons/TEN', { ...TEN, version, ...more })
    const both = await Promise.all([change({ amount: 20 }), change({ amount: 30 })])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = both.find(({ status }) => status === 409)?.body
    expect(refused).toMatchObject({ code: 'changed_meanwhile', now: { version: version + 1 } })
    const { body } = await desk.ask('viewer', 'GET', '/coupons/TEN/uses')
    expect(body.rows[0].discount).toBe(200)
    const now = (await read('TEN')).version
    expect((await change({ version: now, totalLimit: 1 })).status).toBe(200)
    const fewer = { ...TEN, version: now + 1, totalLimit: 0 }
    expect((await desk.ask('staff', 'PUT', '/coupons/TEN', fewer)).status).toBe(422)
  })

  test('an invalid coupon is refused at its field, and so is a code that exists', async () => {
    const errorsOf = async (more: object) => (await make({ ...TEN, ...more })).body.errors
    expect(await errorsOf({ code: 'a b' })).toHaveProperty('code')
    expect(await errorsOf({ code: '<b>' })).toHaveProperty('code')
    expect(await errorsOf({ code: 'big', amount: 101 })).toHaveProperty('amount')
    expect(await errorsOf({ code: 'big', amount: 1.5 })).toHaveProperty('amount')
    expect(await errorsOf({ code: 'x'.repeat(41) })).toHaveProperty('code')
    const dates = { startsAt: '2026-01-02T00:00', endsAt: '2026-01-01T00:00' }
    expect(await errorsOf({ code: 'dates', ...dates })).toHaveProperty('endsAt')
    expect(await errorsOf({ code: 'dates', startsAt: '2026-02-30T00:00' })).toHaveProperty(
      'startsAt',
    )
    const twice = await Promise.all([
      make({ ...TEN, code: 'TWIN' }),
      make({ ...TEN, code: 'twin' }),
    ])
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 422])
    expect((await desk.ask('viewer', 'POST', '/coupons', TEN)).status).toBe(403)
  })

  test("a coupon starts and ends by the shop's clock, across daylight saving", async () => {
    const dates = { startsAt: '2026-03-29T01:30', endsAt: '2026-03-29T03:30' }
    await make({ ...TEN, code: 'SPRING', ...dates })
    const row = await db
      .selectFrom('coupons')
      .select(['starts_at', 'ends_at'])
      .where('code', '=', 'SPRING')
      .executeTakeFirstOrThrow()
    expect(row.ends_at).toBe(Date.parse('2026-03-29T01:30:00Z'))
    expect(Number(row.ends_at) - Number(row.starts_at)).toBe(3_600_000)
    expect(await read('SPRING')).toMatchObject(dates)
  })

  test('a paused coupon is unusable, and one with a category needs that category', async () => {
    const { version } = await read('TWIN')
    const pause = (paused: boolean, at: number) =>
      desk.ask('staff', 'POST', '/coupons/TWIN/pause', { paused, version: at })
    expect((await pause(true, version)).body).toMatchObject({ state: 'paused' })
    expect((await priced('TWIN')).problems).toMatchObject([{ code: 'coupon_invalid' }])
    expect((await pause(false, version)).status).toBe(409)
    const { category } = await db
      .selectFrom('products')
      .select('category')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow()
    await make({ ...TEN, code: 'BEAUTY', categories: [category] })
    await make({ ...TEN, code: 'THREE', products: [3] })
    expect((await priced('BEAUTY')).coupon?.code).toBe('BEAUTY')
    expect((await priced('THREE')).problems).toMatchObject([
      { detail: 'This coupon needs something that is not in your cart.' },
    ])
    expect((await priced('THREE', 3)).coupon?.code).toBe('THREE')
    await expect(order(db, 'bank', 'THREE')).rejects.toThrow('goods')
  })

  test('coupons list by state and code, apart from newsletter codes', async () => {
    await subscribe(db, 'ana@example.com', 'en')
    const codes = async (query: string) =>
      (await desk.ask('viewer', 'GET', `/coupons?${query}`)).body.rows.map(
        ({ code }: { code: string }) => code,
      )
    expect(await codes('state=over')).toEqual(['SPRING', 'TEN'])
    expect(await codes('state=paused')).toEqual(['TWIN'])
    expect(await codes('search=pp3')).toEqual(['APP3'])
    expect(await codes('search=%25')).toEqual([])
    const { body } = await desk.ask('reader', 'GET', '/newsletter-codes')
    expect(body).toMatchObject({ given: 1, used: 0, rows: [{ email: 'ana@example.com' }] })
    const part = body.rows[0].code.slice(3, 12).toLowerCase()
    const found = await desk.ask('reader', 'GET', `/search?q=${part}`)
    const items = found.body.sections.flatMap((one: { items: object[] }) => one.items)
    expect(items).toMatchObject([{ text: body.rows[0].code }])
  })
})
