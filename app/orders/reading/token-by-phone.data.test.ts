import { beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { BILLING, orderOf } from '../../../tests/support/shopper'
import type { Database } from '../../database/tables.server'
import { parseOrderByPhone } from '../placing/order-request.server'
import { placeOrder } from '../placing/place-order.server'
import { tokenByPhone } from './token-by-phone.server'

eachDatabase('an order that was placed by phone', (open) => {
  let db: Database
  beforeAll(async () => {
    db = await open('seeded')
  })

  async function phoned(email: string) {
    const billing = { ...BILLING, country: 'BD', phone: '01712345678', email }
    const parsed = parseOrderByPhone({ ...orderOf([{ productId: 1, quantity: 1 }]), billing })
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors))
    const key = crypto.randomUUID()
    const placing = await placeOrder(db, { key, request: parsed.value, language: 'en' })
    if (!placing.ok) throw new Error(placing.code)
    return placing.order
  }

  test('is opened by its number and phone number together', async () => {
    const { number, token } = await phoned('')
    const ask = (phone: string, of = number) => tokenByPhone(db, { number: of, phone })
    expect(await ask('01712 345678')).toBe(token)
    expect(await ask('+880 1712-345678', number.toLowerCase())).toBe(token)
    expect(await ask('০১৭১২৩৪৫৬৭৮')).toBe(token)
    expect(await ask('01712345679')).toBeUndefined()
    // An order of which no phone number is kept is not opened by none.
    const billing = JSON.stringify({ ...BILLING, phone: '', email: '' })
    await db.updateTable('orders').set({ billing }).where('number', '=', number).execute()
    expect(await ask('(-----)')).toBeUndefined()
    expect(await ask('01712345678', 'EX-000000-00000')).toBeUndefined()
  })

  test('is not opened where it has an e-mail address, nor after twenty tries a day', async () => {
    const mailed = await phoned('ana@example.com')
    const phone = '01712345678'
    expect(await tokenByPhone(db, { number: mailed.number, phone })).toBeUndefined()
    const { number, token } = await phoned('')
    for (let nth = 0; nth < 19; nth++) await tokenByPhone(db, { number, phone: `0171234${nth}` })
    expect(await tokenByPhone(db, { number, phone })).toBe(token)
    expect(await tokenByPhone(db, { number, phone })).toBeUndefined()
  })
})
