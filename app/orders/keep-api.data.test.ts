import { beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../tests/support/databases'
import { placed } from '../../tests/support/placed-order'
import { BILLING } from '../../tests/support/shopper'
import type { Database } from '../database/tables.server'
import { listOrdersOf } from './accounts/list-orders.server'
import { keepOrder } from './steps/keep-order.server'

eachDatabase('a guest’s order that is kept in an account', (open) => {
  let db: Database
  beforeAll(async () => {
    db = await open('seeded')
  })
  const account = (uid: string, email = BILLING.email) => ({ uid, email, emailVerified: false })
  const ordersOf = async (uid: string) =>
    (await listOrdersOf(db, account(uid))).map(({ number }) => number)

  test('it is in the account at once, before the address is confirmed, and no other order is', async () => {
    const [kept] = [await placed(db), await placed(db)]
    expect(await keepOrder(db, kept.token, account('ana'))).toBe(true)
    expect(await keepOrder(db, kept.token, account('ana'))).toBe(true)
    expect(await ordersOf('ana')).toEqual([kept.number])
  })

  test('an account of another address, or a second one, does not get it', async () => {
    const { token } = await placed(db)
    expect(await keepOrder(db, token, account('eve', 'eve@shop.example'))).toBe(false)
    expect(await keepOrder(db, token, account('nobody', ''))).toBe(false)
    expect(await keepOrder(db, token, account('first'))).toBe(true)
    expect(await keepOrder(db, token, account('second'))).toBe(false)
    expect(await keepOrder(db, 'no-such-token', account('first'))).toBe(false)
    expect([await ordersOf('eve'), await ordersOf('second')]).toEqual([[], []])
  })
})
