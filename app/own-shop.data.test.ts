import { beforeEach, expect, test } from 'vitest'
import { eachDatabase } from '../tests/support/databases'
import { placed } from '../tests/support/placed-order'
import { setSettings } from '../tests/support/settings/set-settings'
import { seedDemo } from './catalogue/seed.server'
import type { Database } from './database/tables.server'
import { beginOwnShop, leaveDemo } from './own-shop.server'
import { loadSettings, settings } from './settings/settings.server'
import { isOwnShop } from './settings/stored-kind.server'

const coupons = (db: Database) => db.selectFrom('coupons').select(['code', 'ends_at']).execute()

eachDatabase('a merchant’s own shop', (open) => {
  let db: Database
  beforeEach(async () => {
    db = await open()
    await loadSettings(db)
  })

  test('a shop that begins empty promises, prices and names nothing', async () => {
    expect(await beginOwnShop(db)).toBe(true)
    expect(await coupons(db)).toEqual([])
    const { shop, money, shipping, payment } = settings()
    expect(shop).toMatchObject({ kind: 'own', country: '', city: '', phone: '', emails: [] })
    expect(money).toMatchObject({ taxRates: [], crossedOutPrices: 'catalogue' })
    expect(shipping).toMatchObject({ transitDays: 'off', zones: [] })
    expect(payment.bankAccounts).toEqual([])
    expect(JSON.stringify(settings())).not.toMatch(/Exclusive|Dhaka|Bangladesh|BD\b/)
    expect(await beginOwnShop(db)).toBe(true)
  })

  test('a shop that holds the demo or settings stays what it is', async () => {
    await setSettings(db, { 'shop.name': 'Töpferei' })
    expect(await beginOwnShop(db)).toBe(false)
    await setSettings(db, { 'shop.name': undefined })
    await seedDemo(db)
    expect(await beginOwnShop(db)).toBe(false)
    expect(settings().shop).toMatchObject({ kind: 'demo', country: 'BD' })
  })

  test('leaving the demo ends its promises and keeps what the merchant has set', async () => {
    await seedDemo(db)
    await setSettings(db, { 'shop.name': 'Töpferei', 'shop.country': 'AT' })
    await leaveDemo(db)
    expect(await isOwnShop(db)).toBe(true)
    expect(settings().shop).toMatchObject({
      name: 'Töpferei',
      legalName: 'Töpferei',
      country: 'AT',
    })
    expect(settings().money.crossedOutPrices).toBe('catalogue')
    expect(settings().shipping.zones).toEqual([])
    expect(await coupons(db)).toEqual([])
  })

  test('a shop that has sold goes on sending where it did when it leaves the demo', async () => {
    await seedDemo(db)
    const { zones } = settings().shipping
    await placed(db)
    await leaveDemo(db)
    expect(settings()).toMatchObject({ shop: { open: true }, shipping: { zones } })
  })
})
