import { beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../tests/support/databases'
import { deskClient, staffMember } from '../../../../tests/support/desk/order-desk'
import { placed } from '../../../../tests/support/placed-order'
import { BILLING } from '../../../../tests/support/shopper'
import { setDatabase } from '../../../database/current.server'
import type { Database } from '../../../database/tables.server'
import { askReturn } from '../../../orders/returns/ask-return.server'
import { changedByOthers } from './own-changes'

eachDatabase("one's own changes of an order", (open) => {
  let db: Database
  let desk: ReturnType<typeof deskClient>
  beforeAll(async () => {
    db = await open('seeded')
    setDatabase(db)
    desk = deskClient(db)
  })

  type Change = [method: string, path: string, body: object]
  const versionOf = async (number: string) =>
    (await desk.read(`/orders/${number}`)).version as number

  test('the answer to each change tells it from the changes of others', async () => {
    const { number, token } = await placed(db, { quantity: 2 })
    async function change([method, path, body]: Change) {
      const seen = await versionOf(number)
      const answer = await desk.json(method, `/orders/${number}${path}`, { version: seen, ...body })
      expect([path, answer.status]).toEqual([path, 200])
      const now = await versionOf(number)
      expect([path, now > seen]).toEqual([path, true])
      expect([path, changedByOthers(seen, now, [answer.body.versions])]).toEqual([path, false])
      expect([path, changedByOthers(seen, now + 1, [answer.body.versions])]).toEqual([path, true])
    }
    const note = 'a-note-of-mine'
    const lines = [{ line: 0, quantity: 1, restock: true }]
    for (const one of [
      ['PUT', '/address', { billing: { ...BILLING, firstName: 'Anna' } }],
      ['POST', '/steps', { step: 'pay' }],
      ['POST', '/notes', { text: 'Ring twice', key: note }],
      ['DELETE', `/notes/${note}`, {}],
      ['POST', '/mails', { template: 'order-paid', key: 'a-mail-of-mine' }],
      ['POST', '/refunds', { lines, shipping: false, reason: '', key: 'a-refund-of-mine' }],
      ['POST', '/steps', { step: 'pack' }],
      ['POST', '/steps', { step: 'ship' }],
      ['PUT', '/tracking', { tracking: 'T1', carrier: 'Post' }],
      ['POST', '/steps', { step: 'deliver' }],
    ] satisfies Change[])
      await change(one)
    const asked = await askReturn(db, token, {
      ...{ key: crypto.randomUUID(), lines: [{ position: 0, quantity: 1 }], note: '' },
    })
    expect(asked).toMatchObject({ ok: true })
    for (const one of [
      ['POST', '/returns/1/answer', { to: 'accepted' }],
      ['POST', '/returns/1/answer', { to: 'received' }],
      ['POST', '/returns/1/refund', {}],
    ] satisfies Change[])
      await change(one)
  })

  test('a note of somebody else between one’s view and one’s own change is told', async () => {
    const { number } = await placed(db)
    const seen = await versionOf(number)
    const other = deskClient(db, staffMember('staff', '2'))
    const note = (text: string) => ({ text, key: crypto.randomUUID() })
    await other.json('POST', `/orders/${number}/notes`, note('From Berta'))
    const mine = await desk.json('POST', `/orders/${number}/notes`, note('From Mina'))
    expect(changedByOthers(seen, await versionOf(number), [mine.body.versions])).toBe(true)
  })
})
