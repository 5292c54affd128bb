import { beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { submitted } from '../../../tests/support/placed-order'
import { BILLING } from '../../../tests/support/shopper'
import type { Database } from '../../database/tables.server'
import type { SubmittedOrder } from '../placing/place-all.server'
import { placeOrder } from '../placing/place-order.server'
import { quote } from '../quote.server'
import { createCoupon } from './coupons.server'

const WRITTEN = { ...BILLING, phone: '01700000000', email: 'Ana@Example.com' }
const asked = (more: object) => submitted({ billing: WRITTEN, ...more })

eachDatabase('coupons by customer', (open) => {
  let db: Database
  beforeAll(async () => {
    db = await open('seeded')
  })
  const place = async (order: SubmittedOrder) => {
    const placing = await placeOrder(db, order)
    if (!placing.ok) throw new Error(placing.code)
    return placing
  }

  test('customer limits of coupons ignore the case of an address, and apply to the phone', async () => {
    await createCoupon(db, { code: 'ONCE', kind: 'fixed', cents: 300, perCustomerLimit: 1 })
    await place(asked({ coupon: 'ONCE' }))
    const again = asked({ coupon: 'ONCE', billing: { ...WRITTEN, email: 'ana@EXAMPLE.com' } })
    expect(await placeOrder(db, again)).toMatchObject({ reason: 'customerUsed' })
    const other = { ...WRITTEN, email: 'bo@example.com' }
    expect(await placeOrder(db, asked({ coupon: 'ONCE', billing: other }))).toMatchObject({
      reason: 'customerUsed',
    })
    await place(asked({ coupon: 'ONCE', billing: { ...other, phone: '01700000002' } }))
  })

  test('a first-order coupon holds for one first order, even of two at once', async () => {
    for (const code of ['FIRST1', 'FIRST2'])
      await createCoupon(db, { code, kind: 'percent', percent: 10, firstOrderOnly: true })
    const billing = { ...WRITTEN, email: 'new@example.com', phone: '01700000003' }
    const placed = await Promise.all(
      ['FIRST1', 'FIRST2'].map((coupon) => placeOrder(db, asked({ coupon, billing }))),
    )
    expect(placed.filter(({ ok }) => ok)).toHaveLength(1)
    expect(placed.find(({ ok }) => !ok)).toMatchObject({ code: 'coupon_used', reason: 'notFirst' })
  })

  test('APP3 holds once a phone, e-mail address and account, however many ask at once', async () => {
    const phone = '01700000004'
    const placed = await Promise.all(
      Array.from({ length: 8 }, (_, at) => {
        const billing = { ...WRITTEN, email: `app${at}@example.com`, phone }
        const items = [{ productId: (at % 2) * 5 + 1, quantity: 1 }]
        return placeOrder(db, asked({ coupon: 'APP3', items, billing }))
      }),
    )
    expect(placed.filter(({ ok }) => ok)).toHaveLength(1)
    expect(placed.filter(({ ok }) => !ok)).toMatchObject(Array(7).fill({ code: 'coupon_used' }))
    const signedIn = (at: number) => ({
      ...asked({
        coupon: 'APP3',
        billing: { ...WRITTEN, email: `user${at}@example.com`, phone: `0170000001${at}` },
      }),
      uid: 'app-user',
    })
    await place(signedIn(1))
    expect(await placeOrder(db, signedIn(2))).toMatchObject({ reason: 'customerUsed' })
  })

  test('no fixed coupon makes an order free', async () => {
    await db.updateTable('products').set({ price: 300 }).where('id', '=', 7).execute()
    const billing = { ...WRITTEN, email: 'free@example.com', phone: '01700000020' }
    const order = (quantity: number) =>
      asked({ coupon: 'APP3', items: [{ productId: 7, quantity }], billing })
    expect(await placeOrder(db, order(1))).toMatchObject({
      code: 'coupon_invalid',
      reason: 'minimum',
      minimum: 301,
    })
    const quoted = await quote(db, { items: [{ productId: 7, quantity: 1 }], coupon: 'APP3' }, 'en')
    expect(quoted).toMatchObject({ discount: 0, problems: [{ code: 'coupon_invalid' }] })
    expect((await place(order(2))).order).toMatchObject({ discount: 300, total: 345 })
  })
})
