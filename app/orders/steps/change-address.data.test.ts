import { expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { FRANCE, shippingShop } from '../../../tests/support/settings/shipping-shop'
import { BILLING } from '../../../tests/support/shopper'
import { inTransaction } from '../../database/transactions/transaction.server'
import { changeStatus } from '../changing/change-status.server'
import { findOrderByNumber } from '../reading/find-order.server'
import { changeAddressIn } from './change-address.server'

eachDatabase('another address', (open) => {
  const shop = shippingShop(open)
  async function ordered(billing = {}) {
    const outcome = await shop.ordered(billing)
    if (!outcome.ok) throw new Error(outcome.code)
    return outcome.order
  }
  const change = (number: string, billing: object) =>
    inTransaction(shop.db, (connection) =>
      changeAddressIn(connection, number, { ...BILLING, ...billing }),
    )
  const kept = async (number: string) => (await findOrderByNumber(shop.db, number))?.order

  test('another address with another price is refused', async () => {
    await shop.twoZones()
    const home = await ordered()
    expect(await change(home.number, FRANCE)).toMatchObject({
      code: 'other_price',
      before: 2300,
      after: 2864,
    })
    expect(await change(home.number, { country: 'DE', postCode: '89073' })).toMatchObject({
      code: 'unsendable',
      unsendable: { code: 'not_delivered' },
    })
    expect((await kept(home.number))?.billing).toEqual(BILLING)
  })

  test('another address in the same zone keeps total and lines, and gets its own promise', async () => {
    await shop.twoZones()
    const lyon = await ordered(FRANCE)
    const lille = { ...FRANCE, city: 'Lille', postCode: '59000' }
    expect(await change(lyon.number, lille)).toMatchObject({ ok: true, changed: true })
    expect(await change(lyon.number, lille)).toMatchObject({ ok: true, changed: false })
    expect(
      await change(lyon.number, { ...FRANCE, city: 'Paris', postCode: '75011' }),
    ).toMatchObject({ code: 'other_price', before: 2864, after: 2645 })
    expect(await kept(lyon.number)).toMatchObject({
      total: lyon.total,
      billing: { city: 'Lille' },
      shippedBy: { zone: 'France' },
    })
  })

  test('the address of a sent or cancelled order stays', async () => {
    const one = await ordered()
    await changeStatus(shop.db, { number: one.number }, 'cancelled')
    expect(await change(one.number, { firstName: 'Zoë' })).toEqual({
      ok: false,
      code: 'forbidden',
      status: 'cancelled',
    })
    expect(await change('EX-none', {})).toEqual({ ok: false, code: 'not_found' })
  })
})
