import { expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { setSettings } from '../../../tests/support/settings/set-settings'
import { FRANCE, shippingShop, ZONES } from '../../../tests/support/settings/shipping-shop'
import { refusedPlacing } from '../problems.server'

eachDatabase('what cannot be sent or paid so is refused, and nothing stored', (open) => {
  const shop = shippingShop(open)
  const { twoZones, quoted, ordered } = shop

  const orders = async () =>
    Number(
      (
        await shop.db
          .selectFrom('orders')
          .select((row) => row.fn.countAll().as('n'))
          .executeTakeFirst()
      )?.n,
    )

  const refused = async (...args: Parameters<typeof ordered>) => {
    const before = await orders()
    const outcome = await ordered(...args)
    if (outcome.ok) throw new Error('placed')
    expect(await orders()).toBe(before)
    const response = refusedPlacing('en', outcome)
    return { status: response.status, ...(await response.json()) }
  }

  test('a country without a zone is refused at its field', async () => {
    await twoZones()
    const detail = 'We do not send to this country: United States.'
    expect(
      await refused({ country: 'US', postCode: '10001', phone: '+1 2025550123' }),
    ).toMatchObject({
      status: 422,
      code: 'not_delivered',
      detail,
      errors: { 'billing.country': detail },
    })
    expect((await quoted({ country: 'US' })).problems).toEqual([
      { code: 'not_delivered', detail, field: 'country' },
    ])
  })

  test('a post code without a zone is refused', async () => {
    await setSettings(shop.db, { 'shipping.zones': [ZONES[0]] })
    expect(await refused(FRANCE)).toMatchObject({
      code: 'not_delivered',
      errors: { 'billing.postCode': 'We do not send to this post code.' },
    })
  })

  test('a parcel that no rate carries is refused', async () => {
    await twoZones()
    expect(await refused(FRANCE, { quantity: 12 })).toMatchObject({
      status: 422,
      code: 'parcel_too_heavy',
    })
    expect((await quoted(FRANCE, 12)).problems).toMatchObject([{ code: 'parcel_too_heavy' }])
  })

  test('a way to pay that is not offered there, or not for so much, is refused', async () => {
    await twoZones()
    const cash = { payment: 'cash_on_delivery' } as const
    expect(await refused({ country: 'BD' }, { ...cash, quantity: 9 })).toMatchObject({
      status: 422,
      code: 'payment_not_offered',
      errors: { payment: expect.any(String) },
      payments: ['bank'],
    })
    expect((await quoted({ country: 'BD' }, 8)).payments).toHaveLength(2)
    expect((await quoted({ country: 'BD' }, 9)).payments).toEqual([
      { payment: 'bank', fee: 0, label: 'Bank', usual: true, note: expect.any(String) },
    ])
    await setSettings(shop.db, { 'payment.ways': [{ way: 'cod', countries: ['BD'] }] })
    expect(await refused(FRANCE)).toMatchObject({ code: 'payment_not_offered', payments: [] })
  })

  test('another total than the shopper saw is refused', async () => {
    await twoZones()
    const { total } = await quoted(FRANCE)
    await setSettings(shop.db, {
      'shipping.zones': ZONES.map((zone) => ({ ...zone, rates: [{ cents: 1 }] })),
    })
    expect(await refused(FRANCE, { expectedTotal: total })).toMatchObject({
      status: 409,
      code: 'total_changed',
    })
  })
})
