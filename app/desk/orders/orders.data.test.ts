import { beforeAll, expect, test } from 'vitest'
import { importFile, shirt } from '../../../tests/support/buyers/varied-product'
import { eachDatabase } from '../../../tests/support/databases'
import { deskClient, staffMember } from '../../../tests/support/desk/order-desk'
import { placed } from '../../../tests/support/placed-order'
import { BILLING } from '../../../tests/support/shopper'
import { setDatabase } from '../../database/current.server'
import type { Database } from '../../database/tables.server'
import { findOrderByNumber } from '../../orders/reading/find-order.server'

const SCRIPT = '<script>alert(1)</script><img src=x onerror=alert(2)>'

eachDatabase('an order at the desk', (open) => {
  let db: Database
  let desk: ReturnType<typeof deskClient>
  beforeAll(async () => {
    db = await open('seeded')
    setDatabase(db)
    desk = deskClient(db)
  })
  const view = (number: string) => desk.read(`/orders/${number}`)
  const numbersOf = async (query: string) =>
    (await desk.read(`/orders?${query}`)).rows.map(({ id }: { id: string }) => id)

  test('a change of a version that was not seen is refused', async () => {
    const { number } = await placed(db)
    const { version } = await view(number)
    const pay = { step: 'pay', version }
    expect((await desk.json('POST', `/orders/${number}/steps`, pay)).status).toBe(200)
    const late = await desk.json('POST', `/orders/${number}/steps`, { step: 'cancel', version })
    expect([late.status, late.body.code, late.body.now]).toEqual([
      409,
      'changed_meanwhile',
      { version: version + 1, status: 'paid' },
    ])
    expect((await view(number)).order.status).toBe('paid')
    const both = await Promise.all(
      ['Anna', 'Berta'].map((firstName) =>
        desk.json('PUT', `/orders/${number}/address`, {
          version: version + 1,
          billing: { ...BILLING, firstName },
        }),
      ),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test("an address changes by the checkout's rules until the order is sent", async () => {
    const { number } = await placed(db)
    const put = (billing: object) =>
      desk.json('PUT', `/orders/${number}/address`, { billing: { ...BILLING, ...billing } })
    expect((await put({ postCode: 'x', email: 'no' })).body.errors).toEqual({
      postCode: 'This is not a post code of the chosen country.',
      email: 'Please enter an e-mail address like name@example.com.',
    })
    expect((await put({ firstName: 'Anabel', email: 'anabel@shop.example' })).status).toBe(200)
    expect(await numbersOf('search=anabel@shop')).toEqual([number])
    const changed = await findOrderByNumber(db, number)
    expect(changed?.order.billing).toMatchObject({ firstName: 'Anabel' })
    expect(desk.audited.at(-1)).toMatchObject({
      action: 'order.address-changed',
      before: { firstName: 'Ana' },
      after: { firstName: 'Anabel' },
    })
    await desk.json('POST', `/orders/${number}/steps`, { step: 'pay' })
    await desk.json('POST', `/orders/${number}/steps`, { step: 'ship' })
    expect((await put({ firstName: 'Late' })).body.code).toBe('forbidden')
  })

  test('a note is added once, kept as written, and deleted only by its author', async () => {
    const { number } = await placed(db)
    const note = { text: SCRIPT, key: 'note-key-1' }
    await desk.json('POST', `/orders/${number}/notes`, note)
    await desk.json('POST', `/orders/${number}/notes`, note)
    const { notes } = await view(number)
    expect(notes).toMatchObject([{ text: SCRIPT, by: { id: '1' } }])
    const other = deskClient(db, staffMember('staff', '2'))
    const path = `/orders/${number}/notes/${notes[0].id}`
    expect((await other.json('DELETE', path)).body.code).toBe('not_own')
    expect((await desk.json('DELETE', path)).status).toBe(200)
    expect((await view(number)).notes).toEqual([])
    for (const text of ['', '  ', 'x'.repeat(2001), '\u0000', 7, null])
      expect((await desk.json('POST', `/orders/${number}/notes`, { ...note, text })).status).toBe(
        422,
      )
  })

  test('a mail is sent again while it is true, and once per click', async () => {
    const { number } = await placed(db, { billing: { email: 'mails@shop.example' } })
    const send = (template: string, key: string) =>
      desk.json('POST', `/orders/${number}/mails`, { template, key })
    expect((await view(number)).mails.map(({ state }: { state: string }) => state)).toEqual([
      'waiting',
      'waiting',
    ])
    expect((await send('order-paid', 'mail-key-1')).body.code).toBe('not_true_now')
    await send('bank-instructions', 'mail-key-2')
    await send('bank-instructions', 'mail-key-2')
    expect((await view(number)).mails).toHaveLength(3)
  })

  test('cash on delivery is recorded for a parcel that left', async () => {
    const { number, total } = await placed(db, { payment: 'cash_on_delivery' })
    const cash = () => desk.json('POST', `/orders/${number}/cash`, {})
    expect((await cash()).body.code).toBe('forbidden')
    await desk.json('POST', `/orders/${number}/steps`, { step: 'ship' })
    expect((await view(number)).cashDue).toBe(true)
    expect((await cash()).body).toMatchObject({ changed: true, amount: total })
    expect((await cash()).body).toMatchObject({ changed: false, amount: total })
    expect((await view(number)).cashDue).toBe(false)
  })

  test('a refund is made once per click, and never beyond what was paid', async () => {
    const { number, total } = await placed(db, { quantity: 2 })
    const refund = (more: object) =>
      desk.json('POST', `/orders/${number}/refunds`, {
        lines: [{ line: 0, quantity: 1, restock: true }],
        shipping: false,
        reason: SCRIPT,
        key: 'refund-key-1',
        ...more,
      })
    expect((await refund({})).body.code).toBe('nothing_paid')
    await desk.json('POST', `/orders/${number}/steps`, { step: 'pay' })
    const { version } = await view(number)
    expect((await refund({ version: version - 1 })).body.code).toBe('changed_meanwhile')
    const first = await refund({ version })
    expect(first.body.amount).toBe(Math.round(total / 2))
    const { amount, sequence } = first.body
    expect((await refund({ version })).body).toMatchObject({ amount, sequence })
    const seen = await view(number)
    expect(seen.left).toBe(total - first.body.amount)
    expect(seen.payments).toMatchObject([{ kind: 'refund', amount: first.body.amount }])
    expect(seen.documents.map(({ kind }: { kind: string }) => kind)).toEqual([
      'invoice',
      'credit_note',
    ])
    const more = { key: 'refund-key-2', lines: [], amount: total }
    expect((await refund(more)).body.code).toBe('too_much')
    const one = desk.audited.filter(({ action }) => action === 'order.refunded')
    expect(one).toMatchObject([{ subject: `order ${number}`, after: { reason: SCRIPT } }])
    desk.who.now = { ...desk.who.now, confirmedAt: 0 } as typeof desk.who.now
    expect((await refund({ key: 'refund-key-3' })).body.code).toBe('confirm_identity')
    desk.who.now = { ...desk.who.now, confirmedAt: Date.now() } as typeof desk.who.now
  })

  test("an order by phone has the shop's price and is placed once", async () => {
    const { items } = await desk.read('/orders/sellable?q=mascara')
    expect(items[0]).toMatchObject({ productId: 1, price: 999 })
    await importFile(db, [shirt(700)])
    const { items: shirts } = await desk.read('/orders/sellable?q=SH-700-MR')
    expect(shirts).toMatchObject([{ sku: 'SH-700-MR' }, { sku: 'SH-700-SR' }, {}])
    const order = {
      items: [{ productId: 1, quantity: 2 }],
      payment: 'cash_on_delivery',
      billing: BILLING,
      notes: SCRIPT,
    }
    const priced = await desk.json('POST', '/orders/quote', { ...order, country: 'BD' })
    const place = (more = {}) =>
      desk.json('POST', '/orders', {
        key: 'manual-key',
        order: { ...order, expectedTotal: priced.body.total, ...more },
      })
    expect((await place({ expectedTotal: 1 })).body.code).toBe('total_changed')
    const first = await place()
    const again = await place()
    expect([first.status, again.body]).toEqual([200, first.body])
    const { number } = first.body
    expect((await view(number)).notes).toMatchObject([{ text: 'Placed at the desk by Mina 1.' }])
    expect(desk.audited.filter(({ action }) => action === 'order.placed')).toMatchObject([
      { subject: `order ${number}` },
    ])
    const bad = await desk.json('POST', '/orders', { key: 'manual-key-2', order: { items: [] } })
    expect([bad.status, Object.keys(bad.body.errors)]).toEqual([
      422,
      expect.arrayContaining(['items', 'payment', 'billing']),
    ])
    // The limits on honest shoppers do not hold up the phone.
    for (let at = 0; at < 12; at++) {
      const one = await desk.json('POST', '/orders', { key: `manual-many-${at}`, order })
      expect(one.status).toBe(200)
    }
  })
})
