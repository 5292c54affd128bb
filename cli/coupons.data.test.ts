import { expect, test } from 'vitest'
import { checkCoupon } from '../app/orders/coupons/coupons.server'
import { eachPlace } from '../tests/support/databases'
import { seededShop, shop } from '../tests/support/merchant-commands'

eachPlace('coupon commands', (place) => {
  const seeded = seededShop(place)
  const check = (code: string, subtotal = 5000, now = Date.now()) =>
    checkCoupon(seeded.db, code, { subtotal }, now)
  const coupons = (...args: string[]) => shop('coupons', ...args)
  /** The zone of the demo shop, in hours before UTC. */
  const DHAKA = 6

  test('--until includes its day, and --from is before it', async () => {
    const days = ['--from', '2030-05-01', '--until', '2030-05-01']
    expect(await coupons('create', 'MAYDAY', '--percent', '10', ...days)).toMatchObject({ code: 0 })
    const at = (day: number, hour: number, minute = 0) =>
      check('mayday', 5000, Date.UTC(2030, 4, day, hour - DHAKA, minute))
    expect(await at(1, 0)).toMatchObject({ ok: true })
    expect(await at(1, 23, 59)).toMatchObject({ ok: true })
    expect(await at(2, 0)).toMatchObject({ code: 'coupon_expired' })
    const turned = ['--from', '2030-05-02', '--until', '2030-05-01']
    expect(await coupons('create', 'TURNED', '--percent', '10', ...turned)).toMatchObject({
      code: 2,
      warned: expect.stringContaining('--from must be before --until'),
    })
  })

  test('a coupon is paused and resumed', async () => {
    await coupons('create', 'REST', '--percent', '10')
    expect(await coupons('pause', 'rest')).toMatchObject({ code: 0 })
    expect(await check('REST')).toMatchObject({ code: 'coupon_invalid' })
    expect((await coupons('list')).said).toMatch(/REST.*yes/)
    expect(await coupons('resume', 'REST')).toMatchObject({ code: 0 })
    expect(await check('REST')).toMatchObject({ ok: true })
    expect(await coupons('pause', 'none')).toMatchObject({ code: 1 })
    expect(await coupons('pause')).toMatchObject({ code: 2 })
  })

  test('an edit changes only what is named', async () => {
    const year = new Date().getFullYear()
    const [until, later] = [`${year + 3}-01-01`, `${year + 4}-01-01`]
    await coupons('create', 'EDIT', '--amount', '5', '--minimum', '20', '--until', until)
    expect(await coupons('edit', 'edit', '--minimum', '60')).toMatchObject({ code: 0 })
    expect(await check('EDIT')).toMatchObject({ reason: 'minimum', minimum: 6000 })
    expect(await coupons('edit', 'edit', '--minimum', 'none', '--uses', '3')).toMatchObject({
      code: 0,
    })
    expect(await check('EDIT')).toMatchObject({ ok: true })
    expect((await coupons('list')).said).toMatch(
      new RegExp(`EDIT\\s+5\\.00.*${year + 3}-01.*0 of 3`),
    )
    expect(await coupons('edit', 'edit', '--from', later)).toMatchObject({ code: 1 })
    expect(await coupons('edit', 'edit', '--until', 'none')).toMatchObject({ code: 0 })
    expect(await coupons('edit', 'edit', '--from', later)).toMatchObject({ code: 0 })
    for (const wrong of [['edit'], ['edit', '--uses', '0'], ['edit', '--until', '2026-02-30']])
      expect(await coupons('edit', ...wrong)).toMatchObject({ code: 2 })
    expect(await coupons('edit', 'none', '--uses', '3')).toMatchObject({ code: 1 })
  })
})
