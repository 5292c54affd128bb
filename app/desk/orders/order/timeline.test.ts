import { expect, test } from 'vitest'
import { en } from '../../../texts/desk/en'
import type { OrderView } from './order-view'
import { timelineOf } from './timeline'

const iso = (at: number) => new Date(at).toISOString()
const view = {
  order: {
    history: [
      { status: 'awaiting_payment', at: iso(1000) },
      { status: 'paid', at: iso(2000) },
      { status: 'shipped', at: iso(4000) },
    ],
    carrier: 'DHL',
    tracking: 'T1',
  },
  packedAt: 3000,
  payments: [{ kind: 'refund', amount: 500, note: 'Broken', at: 6000 }],
  returns: [],
  byLink: [],
  mails: [
    { template: 'order-shipped', state: 'sent', at: 4500 },
    { template: 'order-link', state: 'waiting', at: 7000 },
  ],
  notes: [{ id: 'n', by: { id: '1', name: 'Mina' }, text: 'Call first', at: 5000 }],
} as unknown as OrderView

const tellOf = (of: OrderView) =>
  timelineOf(of, { texts: en.orders, money: (amount) => `$${amount / 100}` })

test('the timeline lists events, the newest first, without unsent mails', () => {
  const told = tellOf(view)
  expect(told.map(({ text }) => text)).toEqual([
    '$5 refunded: Broken',
    'Note by Mina',
    'Mail sent: On its way',
    'Shipped with DHL T1',
    'Packed',
    'Paid',
    'Placed, waits for payment',
  ])
  expect(told[1]?.more).toBe('Call first')
})

test("the timeline tells the customer's acts by link from those of the shop", () => {
  const history = [{ status: 'cancelled', at: iso(5000) }]
  const byLink = [{ action: 'order.cancelled', at: 5000 }]
  const of = (more: object) =>
    tellOf({ ...view, ...more, order: { history }, mails: [], notes: [] } as never)[1]?.text
  expect(of({ byLink })).toBe('Cancelled by the customer')
  expect(of({})).toBe('Cancelled')
})
