import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { placed } from '../../../tests/support/placed-order'
import { readConfig, setConfig } from '../../config.server'
import { setDatabase } from '../../database/current.server'
import type { Database } from '../../database/tables.server'
import { renderTemplate } from '../../mail/templates.server'
import { changeStatus } from '../changing/change-status.server'
import { quote } from '../quote.server'
import { findOrder } from '../reading/find-order.server'
import { registerOrderMails } from '../register-mails.server'
import { promisedText, shortDays } from './promise.server'

/** 10:00 in Dhaka. */
const MONDAY = Date.parse('2026-11-23T04:00:00Z')

eachDatabase('promised days', (open) => {
  let db: Database
  beforeAll(async () => {
    db = await open('seeded')
    setDatabase(db)
    registerOrderMails()
    await words(1, 'Ships in 1-2 business days')
    await words(2, 'Ships in 1 week')
  })
  afterEach(() => {
    vi.useRealTimers()
    setConfig(readConfig({}))
  })
  const at = (time: number) => vi.useFakeTimers({ now: time, toFake: ['Date'] })
  const words = (id: number, shipping: string) =>
    db.updateTable('products').set({ shipping }).where('id', '=', id).execute()
  const find = async (token: string) => {
    const found = await findOrder(db, token)
    if (!found) throw new Error('no order')
    return found
  }
  const mailText = async (template: string, orderId: number) =>
    (await renderTemplate(template, 'en', { orderId })).text.replace(/\s+/g, ' ')

  test('a quote says when its deliverable products arrive', async () => {
    at(MONDAY)
    const items = [{ productId: 1, quantity: 1 }]
    const near = { country: 'BD', postCode: '1207' }
    expect((await quote(db, { items, ...near }, 'en')).delivery).toEqual({
      text: 'Arrives Wed\u00a025\u00a0– Fri\u00a027\u00a0Nov, post code 1207',
      seconds: 3600,
    })
    expect((await quote(db, { items }, 'de')).delivery?.text.replaceAll('\u00a0', ' ')).toBe(
      'Lieferung in Bangladesch: Do., 26. – Mo., 30. Nov.',
    )
    const both = [...items, { productId: 2, quantity: 1 }]
    expect((await quote(db, { items: both, ...near }, 'en')).delivery?.text).toContain(
      'Tue\u00a01\u00a0– Wed\u00a02\u00a0Dec',
    )
    await db.updateTable('stock').set({ quantity: 0 }).where('product_id', '=', 2).execute()
    expect((await quote(db, { items: both, ...near }, 'en')).delivery?.text).toContain(
      'Wed\u00a025\u00a0– Fri\u00a027\u00a0Nov',
    )
    expect((await quote(db, { items: [] }, 'en')).delivery).toBeUndefined()
    setConfig(readConfig({ DELIVERY_TRANSIT_DAYS: 'off' }))
    expect((await quote(db, { items }, 'en')).delivery).toBeUndefined()
  })

  test('an order keeps its promised days, whatever becomes of rules and words', async () => {
    at(MONDAY)
    const { token } = await placed(db, { payment: 'cash_on_delivery' })
    setConfig(readConfig({ DELIVERY_TRANSIT_DAYS: '*:30' }))
    await words(1, 'Ships in 1 month')
    at(MONDAY + 30 * 86_400_000)
    const { id, order } = await find(token)
    expect(order.arrives).toEqual({ from: '2026-11-25', to: '2026-11-27' })
    expect(promisedText('en', order)).toBe('Arrives Wed\u00a025\u00a0– Fri\u00a027\u00a0Nov')
    expect(await mailText('order-confirmation', id)).toContain('Arrives Wed 25 – Fri 27 Nov')
    await words(1, 'Ships in 1-2 business days')
    await changeStatus(db, { token }, 'shipped')
    expect(await mailText('order-shipped', id)).toContain('Arrives Wed 25 – Fri 27 Nov')
    await changeStatus(db, { token }, 'delivered')
    expect(promisedText('en', (await find(token)).order)).toBeUndefined()
  })

  test('a paid bank order gets a new promise', async () => {
    at(MONDAY)
    const { token } = await placed(db, { payment: 'bank' })
    const { id, order } = await find(token)
    expect(promisedText('en', order)).toBe(
      'Arrives Wed\u00a025\u00a0– Fri\u00a027\u00a0Nov if you pay at once',
    )
    expect(await mailText('order-confirmation', id)).toContain('if you pay at once')
    at(MONDAY + 7 * 86_400_000)
    await changeStatus(db, { token }, 'paid')
    expect((await find(token)).order.arrives).toEqual({ from: '2026-12-02', to: '2026-12-04' })
    expect(await mailText('order-paid', id)).toContain('Arrives Wed 2 – Fri 4 Dec')
    await changeStatus(db, { token }, 'cancelled')
    expect(promisedText('en', (await find(token)).order)).toBeUndefined()
  })

  test('days of an order’s steps are written as its promised ones, by the shop’s clock', () => {
    const [evening, first] = ['2026-11-25T18:30:00.000Z', '2026-12-01T06:00:00.000Z'] as const
    expect(shortDays('en', [evening, first])).toEqual({
      [evening]: 'Thu\u00a026\u00a0Nov',
      [first]: 'Tue\u00a01\u00a0Dec',
    })
    expect(shortDays('de', [evening])).toEqual({ [evening]: 'Do.,\u00a026.\u00a0Nov.' })
    expect(shortDays('fr', [first])).toEqual({ [first]: 'mar.\u00a01er\u00a0déc.' })
  })

  test('without a promise nothing is stored', async () => {
    setConfig(readConfig({ DELIVERY_TRANSIT_DAYS: 'off' }))
    const { token } = await placed(db)
    expect((await find(token)).order.arrives).toBeUndefined()
  })
})
