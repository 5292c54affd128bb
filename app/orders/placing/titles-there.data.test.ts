import { beforeEach, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { BILLING } from '../../../tests/support/shopper'
import type { Language } from '../../business'
import type { Database } from '../../database/tables.server'
import { eachOrder, listOrdersOf } from '../accounts/list-orders.server'
import { findSlipSheet } from '../invoices/sheets.server'
import { articleOf } from '../mails/order-details.server'
import { findOrder, findOrderById, findOrderByNumber } from '../reading/find-order.server'
import { parseOrder } from './order-request.server'
import { placeOrder } from './place-order.server'

const GERMAN = 'Wimperntusche Essence'
const ENGLISH = 'Velvet Lash Volume Mascara'

eachDatabase('titles of orders', (open) => {
  let db: Database
  beforeEach(async () => {
    db = await open('seeded')
    await db
      .insertInto('product_texts')
      .values({ product_id: 1, language: 'de', title: GERMAN, description: null })
      .execute()
  })

  const submit = (language: Language, quantity = 1, more: { key?: string; uid?: string } = {}) => {
    const items = [
      { productId: 1, quantity },
      { productId: 2, quantity: 1 },
    ]
    const parsed = parseOrder({ items, payment: 'bank', billing: BILLING })
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors))
    const { key = crypto.randomUUID(), uid } = more
    return placeOrder(db, { key, request: parsed.value, language, uid })
  }
  const placed = async (...submitted: Parameters<typeof submit>) => {
    const placing = await submit(...submitted)
    if (!placing.ok) throw new Error(placing.code)
    return placing.order
  }
  const titles = (order?: { items: { title: string }[] }) => order?.items.map(({ title }) => title)

  test('the shopper reads the title of the language in which the order was placed', async () => {
    const second = titles(await placed('en'))?.[1] as string
    const key = crypto.randomUUID()
    const order = await placed('de', 1, { key, uid: 'u1' })
    expect(titles(order)).toEqual([GERMAN, second])
    await db.updateTable('product_texts').set({ title: 'Anders' }).execute()
    expect(titles(await placed('de', 1, { key, uid: 'u1' }))).toEqual([GERMAN, second])

    const found = await findOrder(db, order.token)
    expect(titles(found?.order)).toEqual([GERMAN, second])
    expect(found?.order.items.map(({ lang }) => lang)).toEqual(['de', undefined])
    const mailed = (await findOrderById(db, Number(found?.id)))?.order
    expect(mailed?.items[0] && articleOf('de', mailed.items[0], 'USD').title).toBe(GERMAN)
    const sheet = await findSlipSheet(db, { number: order.number })
    expect(JSON.stringify(sheet)).toContain(GERMAN)
    const [own] = await listOrdersOf(db, { uid: 'u1' })
    expect(titles(own)).toEqual([GERMAN, second])
  })

  test('the merchant reads the title of the catalogue', async () => {
    const { number } = await placed('de')
    expect(titles((await findOrderByNumber(db, number))?.order)?.[0]).toBe(ENGLISH)
    for await (const order of eachOrder(db)) {
      expect(titles(order)?.[0]).toBe(ENGLISH)
      expect(order.items[0]).not.toHaveProperty('lang')
    }
  })

  test('a refusal for want of stock names the product as the shopper knows it', async () => {
    await db.updateTable('stock').set({ quantity: 1 }).where('product_id', '=', 1).execute()
    expect(await submit('de', 2)).toMatchObject({
      code: 'out_of_stock',
      items: [{ title: GERMAN }],
    })
  })
})
