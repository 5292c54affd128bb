import { beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { trialShop } from '../../../tests/support/payments/trial-shop'
import { placed, placing } from '../../../tests/support/placed-order'
import { setSettings } from '../../../tests/support/settings/set-settings'
import { labelled, waysToPay } from '../../cart/shipping/ways-to-pay.server'
import { setOpened } from '../../payments/open-providers.server'
import type { SettingValues } from '../../settings/schema'

const CASH = 'cash_on_delivery'

eachDatabase('an advance on cash on delivery, where it is offered', (open) => {
  const at = trialShop(open, { cashFee: 100 })
  const { shop } = at
  const set = (values: SettingValues) => setSettings(shop.db, values)
  beforeAll(() => set({ 'payment.cashAdvance': 'share' }))

  test('a stale form names no other provider, and begins nothing once it is paid', async () => {
    const order = await placed(shop.db, { payment: CASH })
    const first = await at.pay(order.token, { by: 'stripe' })
    expect(first.headers.get('Location')).toMatch(/^\/test-payment\/test_/)
    const ref = first.headers.get('Location')?.split('/').at(-1) ?? ''
    await at.choose(ref, 'pays')
    await shop.runJobs()
    expect(await shop.row(order.number)).toMatchObject({ status: 'confirmed' })
    const again = await at.pay(order.token, { by: 'test' })
    expect(again.headers.get('Location')).toBe(`/orders/${order.token}#payment`)
    expect(await shop.books(Number((await shop.row(order.number)).id))).toBe(order.advance)
  })

  test('cash is not offered where no provider takes its advance', async () => {
    setOpened([])
    expect(waysToPay(5000, 'BD').map(({ payment }) => payment)).toEqual(['bank'])
    expect(await placing(shop.db, { payment: CASH })).toMatchObject({ code: 'payment_not_offered' })
  })

  test('the advance is the delivery charge where the merchant wants that; free delivery has none', async () => {
    await set({ 'payment.cashAdvance': 'delivery' })
    shop.openWith()
    const cash = waysToPay(5000, 'BD', 700).find(({ payment }) => payment === CASH)
    expect(cash).toEqual({ payment: CASH, fee: 100, advance: { amount: 700, by: 'test' } })
    const { payments } = labelled('en', waysToPay(5000, 'BD', 700))
    expect(payments.find(({ payment }) => payment === CASH)?.note).toContain('$7.00')
    expect(waysToPay(5000, 'BD', 0).find(({ payment }) => payment === CASH)?.advance).toBe(
      undefined,
    )
    expect(await placed(shop.db, { payment: CASH })).toMatchObject({ status: 'confirmed' })
  })
})
